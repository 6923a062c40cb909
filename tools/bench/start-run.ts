/** Main's own start in a process of its own, up to where it waits for Electron; or, as the floor, everything that it is made of, loaded eagerly. */
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const EAGER = [
  'axios',
  'better-sqlite3',
  'dayjs',
  'electron-updater',
  'exceljs',
  'fflate',
  'hono',
  'papaparse',
  'tuf-js',
  'zod',
]

async function ours(): Promise<void> {
  const electron = emptyElectron()
  registerHooks({
    resolve: (name, context, next) =>
      name === 'electron' ? { url: electron, shortCircuit: true } : next(name, context),
  })
  await import(pathToFileURL(built).href)
}

function floor(): void {
  const require = createRequire(join(root, 'package.json'))
  for (const name of EAGER) require(name)
}

const begun = performance.now()
if (process.argv[2] === 'ours') await ours()
else floor()
process.stdout.write(JSON.stringify({ took: performance.now() - begun }))
process.exit()
