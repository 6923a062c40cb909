/** Main's own start, beside loading all that it is made of; and what the package weighs. */
import { execFile } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type Finding, type Measurement, percentile } from './measure.ts'

const ROUNDS = 9
const MB = 1024 * 1024
/** Megabytes of what goes into app.asar. */
const MOST = 12
const root = join(import.meta.dirname, '..', '..')
const ran = z.object({ took: z.number() })

async function took(path: 'ours' | 'floor'): Promise<number> {
  const script = join(import.meta.dirname, 'start-run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, path])
  return ran.parse(JSON.parse(stdout)).took
}

export function* benchStart(): Generator<Measurement> {
  yield { what: 'main’s own start', run: start }
  yield { what: 'what goes into the package', run: weight }
}

async function start(): Promise<readonly Finding[]> {
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await took('floor'))
    ours.push(await took('ours'))
  }
  return [
    {
      path: 'main’s own start',
      floor: 'its libraries, loaded eagerly',
      floorTook: percentile(floor, 0.5),
      tookMedian: percentile(ours, 0.5),
      goal: 0.7,
      note: 'from the first line of the bundle to where it waits for Electron; a process each, nothing compiled before',
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
      floor: `${MOST} MB (as ms)`,
      floorTook: MOST,
      tookMedian: bytes / MB,
      goal: 1,
      note: 'megabytes of the bundle and its resources, without source maps',
    },
  ]
}
