/** Runs the measurements of a group and prints each as soon as it is known; repeats one that misses its goal. */
import { setTimeout } from 'node:timers/promises'
import { type Finding, type Group, isMissed, type Measurement, ratioOf } from './measure.ts'
import { doing, tell } from './progress.ts'

/** Only the best of these attempts counts: a burst of other work can spoil one. */
const ATTEMPTS = 3

/** Factor of the goal beyond which a ratio isn't bad luck, and isn't measured again. */
const BY_FAR = 1.5

/** Seconds after which a measurement counts as hung. */
const PATIENCE = 600

/** The best attempt at a path, and the ratios of all attempts. */
interface Measured {
  readonly best: Finding
  readonly ratios: readonly number[]
}

export interface GroupResult {
  readonly name: string
  readonly seconds: number
  /** Paths that missed their goals. */
  readonly missed: readonly string[]
  /** The reason why it ended early. */
  readonly problem: string | undefined
}

export async function runGroup(name: string, { measurements }: Group, onlyQuick: boolean): Promise<GroupResult> {
  const startedAt = performance.now()
  const missed: string[] = []
  let problem: string | undefined
  try {
    for await (const measurement of measurements()) {
      if (onlyQuick && measurement.quick === false) continue
      for (const one of await measured(name, measurement)) {
        tell(lineOf(one))
        if (isMissed(one.best)) missed.push(one.best.path)
      }
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
    tell(`${name} failed: ${problem}`)
  }
  return { name, seconds: (performance.now() - startedAt) / 1000, missed, problem }
}

async function measured(name: string, { what, run }: Measurement): Promise<readonly Measured[]> {
  doing(`${name}: ${what}`)
  let all = (await inTime(run)).map((best): Measured => ({ best, ratios: [ratioOf(best)] }))
  for (let attempt = 2; attempt <= ATTEMPTS && all.some(mayStillMeet); attempt++) {
    const missed = all.filter(mayStillMeet).map(({ best, ratios }) => `${best.path} ${figures(ratios)}`)
    doing(`${name}: ${what}, attempt ${attempt} of ${ATTEMPTS}, missed: ${missed.join('; ')}`)
    const again = new Map((await inTime(run)).map((finding) => [finding.path, finding]))
    all = all.map((one) => (mayStillMeet(one) ? withAnother(one, again.get(one.best.path)) : one))
  }
  return all
}

const mayStillMeet = ({ best }: Measured): boolean => isMissed(best) && ratioOf(best) <= best.goal * BY_FAR

function inTime(run: Measurement['run']): Promise<readonly Finding[]> {
  const late = setTimeout(PATIENCE * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`Still running after ${PATIENCE} s`)
  })
  return Promise.race([run(), late])
}

function withAnother({ best, ratios }: Measured, another: Finding | undefined): Measured {
  if (another === undefined) throw new Error(`${best.path} wasn’t measured again`)
  const ratio = ratioOf(another)
  return { best: ratio < ratioOf(best) ? another : best, ratios: [...ratios, ratio] }
}

const figures = (ratios: readonly number[]): string => ratios.map((ratio) => ratio.toFixed(2)).join(', ')
const figure = (value: number): string => value.toFixed(value < 0.1 ? 4 : 2)

const columns = (
  ...[met, ratio, goal, ours, theirs, path]: readonly [string, string, string, string, string, string]
) => `${met.padEnd(4)}${ratio.padStart(6)} ${goal.padEnd(6)} ${ours.padStart(9)} ${theirs.padStart(9)}  ${path}`

export const heading = columns(
  'met',
  'ratio',
  'goal',
  'ours',
  'theirs',
  'path (milliseconds are this machine’s, ratios count)',
)

function lineOf({ best, ratios }: Measured): string {
  const { path, against, ours, theirs, unit, goal, note } = best
  const first = columns(
    isMissed(best) ? 'NO' : 'yes',
    ratioOf(best).toFixed(2),
    `≤ ${goal}`,
    figure(ours),
    figure(theirs),
    unit === undefined ? path : `${path} (${unit})`,
  )
  const again = ratios.length > 1 ? ` Attempts: ${figures(ratios)}.` : ''
  return `${first}\n     Against ${against}; ${note}.${again}`
}
