// The little of Node that the build uses.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[];
}
