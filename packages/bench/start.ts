/** Main's own start, next to the same program unbundled and loaded eagerly; and the size of the package. */
import { execFile } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type Finding, type Group, type Measurement, median } from './measure.ts'

const ROUNDS = 9
const MB = 1024 * 1024
/** Maximum megabytes of the content of app.asar. */
const MOST = 12
const root = join(import.meta.dirname, '..', '..')
const ran = z.object({ took: z.number() })

async function took(index: string, ...how: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'start-run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, index, ...how])
  return ran.parse(JSON.parse(stdout)).took
}

/** Builds the same program with one file per module, and with its libraries as installed. */
async function unbundled(): Promise<string> {
  const { build } = await import('vite')
  const outDir = join(root, 'test-results', 'unbundled')
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'src', 'main', 'program', 'index.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { external: ['electron'], output: { preserveModules: true, entryFileNames: '[name].js' } },
    },
  })
  const [index] = globSync('**/main/program/index.js', { cwd: outDir })
  if (index === undefined) throw new Error('The program could not be unbundled.')
  return join(outDir, index)
}

export const start: Group = { quick: true, opensApp: true, measurements }

function* measurements(): Generator<Measurement> {
  yield { what: 'main’s own start', quick: false, run: starts }
  yield { what: 'what goes into the package', run: weight }
}

async function starts(): Promise<readonly Finding[]> {
  const first: number[] = []
  const loaded: number[] = []
  const eager: number[] = []
  const whole = await unbundled()
  const ours = join(root, 'out', 'main', 'index.js')
  for (let round = 0; round < ROUNDS; round++) {
    eager.push(await took(whole, 'eager'))
    first.push(await took(ours, 'first'))
    loaded.push(await took(ours, 'loaded'))
  }
  const beside = { against: 'the same unbundled, loaded eagerly', theirs: median(eager) }
  const note = 'from the first line; a process each, nothing compiled before'
  return [
    {
      path: 'main’s own start, to where it waits for Electron',
      ...beside,
      ours: median(first),
      goal: 0.07,
      note,
    },
    {
      path: 'its program, loaded while Electron gets ready',
      ...beside,
      ours: median(loaded),
      goal: 0.36,
      note,
    },
  ]
}

function weight(): readonly Finding[] {
  const files = ['out', 'resources'].flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: root }).filter((path) => !path.endsWith('.map')),
  )
  const bytes = files.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)
  return [
    {
      path: 'what goes into app.asar',
      unit: 'MB',
      against: `${MOST} MB`,
      ours: bytes / MB,
      theirs: MOST,
      goal: 1,
      note: 'the bundle and its resources, without source maps',
    },
  ]
}
