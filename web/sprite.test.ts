import { expect, test } from 'vitest';
import { drawSprite, namedIn, symbol } from './sprite.ts';

test('icons are found in tags and in strings', () => {
  expect(namedIn(`<Icon name="lucide:moon" /> <Icon size="2em" name="stone-tower" /> x = 'game:castle'`)).toEqual([
    'lucide-moon',
    'castle',
    'stone-tower',
  ]);
});

test('an icon that nobody drew is told', () => {
  expect(() => symbol('no-such-thing')).toThrow('There is no icon “no-such-thing” in the set game-icons.');
});

test('an alias is drawn as what it stands for', () => {
  expect(symbol('lucide-alarm-check')).toContain('<symbol id="lucide-alarm-check" viewBox="0 0 24 24"><g');
});

test('two icons in one lie side by side', () => {
  const drawn = symbol('moon+sun');
  expect(drawn).toContain('<symbol id="moon+sun" viewBox="0 0 100 100">');
  expect(drawn.match(/viewBox="0 0 512 512"/g)).toHaveLength(2);
});

test('the sprite holds the icons of the games and of the sources', () => {
  const drawn = drawSprite(new URL('.', import.meta.url).pathname);
  expect(drawn).toContain('id="dungeon-gate"');
  expect(drawn).toContain('id="lucide-x"');
});
