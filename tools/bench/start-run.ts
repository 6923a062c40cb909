/** Main's own start in a process of its own, up to where it waits for Electron: of the file that is named, and with `eager` of all that it needs later. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..')
const built = join(root, 'out', 'main', 'index.js')

/** Electron with nothing behind it, which never becomes ready. */
function emptyElectron(): string {
  const [, named = ''] =
    /import\s*(?:\w+,\s*)?\{([^}]*)\}\s*from\s*["']electron["']/.exec(readFileSync(built, 'utf8')) ?? []
  const names = named
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '')
  const nothing = `const nothing = new Proxy(function () {}, { get: (_, key) => (key === 'then' ? undefined : nothing), apply: () => nothing, construct: () => nothing })`
  const app = `new Proxy({ getPath: () => ${JSON.stringify(join(tmpdir(), 'storedesk-bench-start'))}, getVersion: () => '0.0.0', isPackaged: true, requestSingleInstanceLock: () => true, whenReady: () => new Promise(() => {}), commandLine: { hasSwitch: () => false, appendSwitch: () => {} } }, { get: (own, key) => own[key] ?? nothing })`
  const exported = names.map((name) => `export const ${name} = ${name === 'app' ? app : 'nothing'}`)
  return `data:text/javascript,${encodeURIComponent([nothing, ...exported, 'export default nothing'].join('\n'))}`
}

/** The bundle, to where it waits for Electron; or the same program unbundled, with all that it imports when it is needed at once. */
async function load(index: string, eager: boolean): Promise<void> {
  const electron = emptyElectron()
  registerHooks({
    resolve: (name, context, next) =>
      name === 'electron' ? { url: electron, shortCircuit: true } : next(name, context),
  })
  await import(pathToFileURL(index).href)
  if (eager) for (const needed of importedLater(dirname(index))) await import(needed)
}

/** What is imported by a function, in all files of a folder. */
function importedLater(folder: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const path of globSync(`${folder}/**/*.js`)) {
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/\bimport\("([^"]+)"\)/g)) {
      found.add(name.startsWith('.') ? new URL(name, pathToFileURL(path)).href : createRequire(path).resolve(name))
    }
  }
  return found
}

const [, , index = '', eager] = process.argv
const begun = performance.now()
await load(index, eager === 'eager')
process.stdout.write(JSON.stringify({ took: performance.now() - begun }))
process.exit()
