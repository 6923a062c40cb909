/** A program or a thread of the app that is started often, made one file: most of a start is finding and reading modules. */
import { resolve } from 'node:path'

const FOLDER = resolve('test-results', 'bundled')

/** Where the file is, or will be. */
export const bundleOf = (name: string): string => resolve(FOLDER, name, `${name}.mjs`)

export async function makeBundle(name: string, entry: string): Promise<string> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: entry,
      outDir: resolve(FOLDER, name),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
  return bundleOf(name)
}
