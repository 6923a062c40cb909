/** Bundles a program or a worker of the app that is started often into one file: most of a start is finding and reading modules. */
import { resolve } from 'node:path'

const FOLDER = resolve('test-results', 'bundled')

/** The path of the bundle, built or not. */
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
