/**
 * Before the fault tests: the program that they kill, made one file. It is started some two hundred times, and most of a
 * start was finding and reading its modules.
 */
import { resolve } from 'node:path'

export const BUNDLE = resolve('test-results', 'fault-child', 'child.mjs')

export async function setup(): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: 'tests/fault/child.ts',
      outDir: resolve(BUNDLE, '..'),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  })
}
