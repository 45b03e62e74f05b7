// The letters that nearly every screen needs are fetched before the style sheet asks for them.
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIRST = /source-sans-3-(latin|cyrillic)-wght-normal/;

/** Adds preload links for the UI font's Latin and Cyrillic letters to the page. */
export function preloadFonts(): Plugin {
  return {
    name: 'questhall-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST.test(file) && file.endsWith('.woff2'));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: '/' + file, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        }));
      },
    },
  };
}
