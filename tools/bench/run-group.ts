/** Runs the measurements of a group, each told as soon as it is known; a path that misses its goal is measured again. */
import { setTimeout } from 'node:timers/promises'
import { type Finding, type Group, isMissed, type Measurement, ratioOf } from './measure.ts'
import { doing, tell } from './progress.ts'

/** A busy machine makes what uses much memory look slower than its floor: a goal is met by the best of so many attempts. */
const ATTEMPTS = 3

/** Of its goal: a ratio beyond that is no mood of the machine, and measuring it again would only take time. */
const BY_FAR = 1.3

/** Seconds after which a measurement hangs, on whatever machine. */
const PATIENCE = 300

/** A path at its best attempt, with the ratios of all of them. */
interface Measured {
  readonly best: Finding
  readonly ratios: readonly number[]
}

export interface GroupResult {
  readonly name: string
  readonly seconds: number
  /** Paths that missed their goals. */
  readonly missed: readonly string[]
  /** Why it ended before its end. */
  readonly problem: string | undefined
}

export async function runGroup(name: string, group: Group): Promise<GroupResult> {
  const begun = performance.now()
  const missed: string[] = []
  let problem: string | undefined
  try {
    for await (const measurement of group()) {
      for (const one of await measured(name, measurement)) {
        tell(lineOf(one))
        if (isMissed(one.best)) missed.push(one.best.path)
      }
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
    tell(`${name} failed: ${problem}`)
  }
  return { name, seconds: (performance.now() - begun) / 1000, missed, problem }
}

async function measured(name: string, { what, run }: Measurement): Promise<readonly Measured[]> {
  doing(`${name}: ${what}`)
  let all = (await inTime(run)).map((best): Measured => ({ best, ratios: [ratioOf(best)] }))
  for (let attempt = 2; attempt <= ATTEMPTS && all.some(mayStillMeet); attempt++) {
    const sofar = all.filter(mayStillMeet).map(({ best, ratios }) => `${best.path} ${figures(ratios)}`)
    doing(`${name}: ${what}, attempt ${attempt} of ${ATTEMPTS}, missed: ${sofar.join('; ')}`)
    const again = new Map((await inTime(run)).map((finding) => [finding.path, finding]))
    all = all.map((one) => (mayStillMeet(one) ? withAnother(one, again.get(one.best.path)) : one))
  }
  return all
}

const mayStillMeet = ({ best }: Measured): boolean => isMissed(best) && ratioOf(best) <= (best.goal ?? 0) * BY_FAR

function inTime(run: Measurement['run']): Promise<readonly Finding[]> {
  const late = setTimeout(PATIENCE * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`It hadn’t ended after ${PATIENCE} s`)
  })
  return Promise.race([run(), late])
}

function withAnother({ best, ratios }: Measured, another: Finding | undefined): Measured {
  if (another === undefined) throw new Error(`${best.path} wasn’t measured again`)
  const ratio = ratioOf(another)
  return { best: ratio < ratioOf(best) ? another : best, ratios: [...ratios, ratio] }
}

const figures = (ratios: readonly number[]): string => ratios.map((ratio) => ratio.toFixed(3)).join(', ')
const milliseconds = (took: number): string => took.toFixed(took < 0.1 ? 4 : 2)

const columns = (met: string, ratio: string, goal: string, ours: string, floor: string, path: string): string =>
  `${met.padEnd(4)}${ratio.padStart(8)} ${goal.padEnd(6)} ${ours.padStart(9)} ${floor.padStart(9)}  ${path}`

export const heading = columns('met', 'ratio', 'goal', 'ours ms', 'floor ms', 'path')

function lineOf({ best, ratios }: Measured): string {
  const { path, floor, floorTook, tookMedian, goal, note } = best
  const took = [milliseconds(tookMedian), milliseconds(floorTook), path] as const
  const limit = goal === undefined ? '–' : `≤ ${goal}`
  const again = ratios.length > 1 ? `Measured ${ratios.length} times, for it missed: ${figures(ratios)}. ` : ''
  const byFar = isMissed(best) && ratios.length < ATTEMPTS ? 'Missed by far, so not measured again. ' : ''
  return `${columns(verdict(best), ratioOf(best).toFixed(3), limit, ...took)}\n     ${again}${byFar}Floor: ${floor}; ${note}`
}

function verdict(finding: Finding): string {
  if (finding.goal === undefined) return '–'
  return isMissed(finding) ? 'NO' : 'yes'
}
