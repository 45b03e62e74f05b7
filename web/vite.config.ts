import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { preloadFonts } from './fonts.ts';
import { sprite } from './sprite.ts';

export default defineConfig({
  plugins: [svelte(), sprite(), preloadFonts()],
  build: { outDir: '../src/questhall/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts', '*.test.ts'] },
});
