/**
 * Runs main's start in a separate process, up to where it waits for Electron: from the given file and, with `eager`, including everything
 * that is loaded later.
 */
import { globSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..')
const built = join(root, 'out', 'main')

/** Creates an empty Electron that never becomes ready. */
function emptyElectron(): string {
  const names = new Set(
    globSync(`${built}/**/*.js`)
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/import\s*(?:\w+,\s*)?\{([^}]*)\}\s*from\s*["']electron["']/g),
      ])
      .flatMap(([, named = '']) => named.split(','))
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== ''),
  )
  const nothing = `const nothing = new Proxy(function () {}, { get: (_, key) => (key === 'then' ? undefined : nothing), apply: () => nothing, construct: () => nothing })`
  const app = `new Proxy({ getPath: () => ${JSON.stringify(join(tmpdir(), 'storedesk-bench-start'))}, getVersion: () => '0.0.0', isPackaged: true, requestSingleInstanceLock: () => true, whenReady: () => new Promise(() => {}), commandLine: { hasSwitch: () => false, appendSwitch: () => {} } }, { get: (own, key) => own[key] ?? nothing })`
  const exported = [...names].map((name) => `export const ${name} = ${name === 'app' ? app : 'nothing'}`)
  return `data:text/javascript,${encodeURIComponent([nothing, ...exported, 'export default nothing'].join('\n'))}`
}

/** The extent of loading: up to the wait for Electron, until the program is loaded, or with everything that it imports on demand. */
const HOWS = ['first', 'loaded', 'eager'] as const

async function load(index: string, how: (typeof HOWS)[number]): Promise<void> {
  const electron = emptyElectron()
  registerHooks({
    resolve: (name, context, next) =>
      name === 'electron' ? { url: electron, shortCircuit: true } : next(name, context),
  })
  await import(pathToFileURL(index).href)
  if (how === 'loaded') await import(programOf(index))
  // The program's folder is inside main's.
  if (how === 'eager') for (const needed of importedLater(join(dirname(index), '..'))) await import(needed)
}

/** Returns the file of the program, which the first file imports. */
function programOf(index: string): string {
  const [, name = ''] = /\bimport\("([^"]*program[^"]*)"\)/.exec(readFileSync(index, 'utf8')) ?? []
  return new URL(name, pathToFileURL(index)).href
}

/** Returns the dynamic imports in all files of a folder. */
function importedLater(folder: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const path of globSync(`${folder}/**/*.js`)) {
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/\bimport\("([^"]+)"\)/g)) {
      found.add(name.startsWith('.') ? new URL(name, pathToFileURL(path)).href : createRequire(path).resolve(name))
    }
  }
  return found
}

const [, , index = '', requested] = process.argv
const startedAt = performance.now()
await load(index, HOWS.find((how) => how === requested) ?? 'first')
process.stdout.write(JSON.stringify({ took: performance.now() - startedAt }))
process.exit()
