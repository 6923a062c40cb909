/**
 * Whether the browser host is still what its own tests have last passed with: they take a minute, and it seldom changes.
 * `node tools/browser-host/proved.ts` runs them and writes down what they passed with; until then they are run every time.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from '../suite/stage.ts'

const root = join(import.meta.dirname, '..', '..')
const record = join(import.meta.dirname, 'proved.json')
const TESTS = 'tests/integration/browser-host'

const SOURCES = ['tools/browser-host/**/*', 'tools/{launch,runtime}.ts', 'src/preload/**/*', `${TESTS}/**/*`]
const PACKAGES = ['electron', 'playwright', 'playwright-core']

const filesOf = (pattern: string | readonly string[]): readonly string[] =>
  globSync(pattern, { cwd: root })
    .map((name) => join(root, name))
    .filter((file) => file !== record && statSync(file).isFile())
    .sort()

/** What the app takes of Electron. */
const electronNames = (): readonly string[] =>
  filesOf('src/**/*.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from 'electron'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace('type ', '').trim())

const versionOf = (name: string): string =>
  String(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version)

/** A fingerprint of all that the tests speak about. */
function sources(): string {
  const hash = createHash('sha256')
  for (const file of filesOf(SOURCES)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  for (const name of [...new Set(electronNames())].sort()) hash.update(`\0${name}`)
  for (const name of PACKAGES) hash.update(`\0${name} ${versionOf(name)}`)
  return hash.digest('hex')
}

/** False where STOREDESK_BROWSER_HOST asks for the tests all the same. */
export function isProved(): boolean {
  const known: { readonly passedWith: string } = JSON.parse(readFileSync(record, 'utf8'))
  return process.env.STOREDESK_BROWSER_HOST !== '1' && known.passedWith === sources()
}

if (import.meta.main) {
  const passedWith = sources()
  const env = { STOREDESK_BROWSER_HOST: '1' }
  const { code } = await run('vitest', ['run', '--project', 'integration', TESTS], { env, live: true })
  if (code === 0) writeFileSync(record, `${JSON.stringify({ passedWith }, undefined, 2)}\n`)
  process.exitCode = code
}
