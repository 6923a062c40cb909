/** Builds the app into out/, and checks if it still matches the sources. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { practiceSwitch } from '../packaging/practice-switch.ts'
import { isShippedKnown } from '../packaging/shipped.ts'
import { run, type Stage } from './stage.ts'

const stamp = 'out/.built-from'
const sources = [
  '{src,resources,tools/packaging}/**/*',
  'electron.vite.config.ts',
  'postcss.config.cjs',
  'package-lock.json',
  'package.json',
]

/** Returns a hash of everything that the bundles are made from. */
function fingerprint(): string {
  const hash = createHash('sha256').update(practiceSwitch())
  for (const entry of globSync(sources, { withFileTypes: true })
    .filter((one) => one.isFile())
    .map(pathOf)
    .sort()) {
    hash.update(entry).update('\0').update(readFileSync(entry)).update('\0')
  }
  return hash.digest('hex')
}

const pathOf = (entry: { readonly parentPath: string; readonly name: string }) => `${entry.parentPath}/${entry.name}`

function fresh(): boolean {
  return existsSync(stamp) && isShippedKnown('.') && readFileSync(stamp, 'utf8') === fingerprint()
}

let building: Promise<void> | undefined

/** Builds again; calls during a build share it. Throws the bundler's output if it fails. */
export function build(): Promise<void> {
  building ??= buildNow().finally(() => {
    building = undefined
  })
  return building
}

async function buildNow(): Promise<void> {
  const from = fingerprint()
  const { code, output } = await run('electron-vite', ['build', '--logLevel', 'warn'], { env: { FORCE_COLOR: '0' } })
  const lines = output.split('\n').filter((line) => !line.startsWith('    at '))
  if (code !== 0) throw new Error(`The app can't be built:\n${lines.join('\n').trim()}`)
  writeFileSync(stamp, from)
}

/** Builds if the sources have changed since the last build; returns true if it did. */
export async function buildWhenStale(): Promise<boolean> {
  if (building === undefined && fresh()) return false
  console.error('Building …')
  await build()
  return true
}

export const buildStage: Stage = {
  name: 'build',
  run: async () => {
    try {
      if (fresh()) return { passed: 0, failed: 0, output: '', skipped: 'it is what the sources say' }
      await build()
      return { passed: 1, failed: 0, output: '' }
    } catch (problem) {
      return { passed: 0, failed: 1, output: problem instanceof Error ? problem.message : String(problem) }
    }
  },
}
