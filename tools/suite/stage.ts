/** A stage of the checks or tests: it runs, counts what passed and failed, and keeps its output in case of a failure. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { styleText } from 'node:util'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown after a failure. */
  readonly output: string
  /** Number of tests not run, because nothing that they cover has changed. */
  readonly notRun?: number
  /** The reason why the stage was skipped, if it was. */
  readonly skipped?: string
  /** The cost of its tests, by kind. */
  readonly parts?: readonly Part[]
}

/** Tests of one kind. */
export interface Part {
  readonly name: string
  readonly tests: number
  /** Time of the workers that ran them, including their start if the runner reports it. */
  readonly seconds: number
  /** Most expensive first. */
  readonly slowest: readonly TestTime[]
}

export interface TestTime {
  readonly name: string
  readonly seconds: number
}

const SLOWEST = 10

/** `seconds`: set if the whole took longer than its tests. */
export function partOf(name: string, times: readonly TestTime[], seconds = sumOf(times)): Part {
  return { name, tests: times.length, seconds, slowest: slowestOf(times) }
}

export const slowestOf = (times: readonly TestTime[]): readonly TestTime[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)

const sumOf = (times: readonly TestTime[]): number => times.reduce((sum, { seconds }) => sum + seconds, 0)

export interface Stage {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

export interface StageResult extends Outcome {
  readonly name: string
  readonly seconds: number
}

export interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a command and captures its output; `live` also shows it meanwhile. */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string; readonly live?: boolean } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      cwd: options.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    let output = ''
    const keep = (piece: Buffer) => {
      output += piece.toString()
      if (options.live) process.stderr.write(piece)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (problem) => resolve({ code: 1, output: `${output}${command}: ${problem.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Returns the path of a test runner's report, after deleting an earlier one. */
export function reportOf(name: string): string {
  const path = `test-results/${name.replaceAll(/\W+/g, '-')}.json`
  mkdirSync('test-results', { recursive: true })
  rmSync(path, { force: true })
  return path
}

/** Returns a test runner's report; undefined if it wasn't written. */
export function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** A stage with one command, which counts as one: it passes if the command succeeds. */
export function oneCommand(name: string, command: string, args: readonly string[]): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args)
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
    },
  }
}

/** Runs stages in order, `lanes` of them in parallel, and reports the end of each on stderr. */
export async function runStages(stages: readonly Stage[], lanes: number): Promise<StageResult[]> {
  const waiting = [...stages]
  const results: StageResult[] = []
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const start = performance.now()
      if (lanes === 1) console.error(`  ${stage.name} …`)
      const outcome = await stage.run().catch(fallen)
      const result = { ...outcome, name: stage.name, seconds: (performance.now() - start) / 1000 }
      results.push(result)
      report(result)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/** A stage that throws has failed; the others still count. */
const fallen = (problem: unknown): Outcome => ({
  passed: 0,
  failed: 1,
  output: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
})

function report({ name, seconds, passed, failed, output, notRun = 0, skipped }: StageResult): void {
  const time = `${seconds.toFixed(1)} s`
  const broken = failed > 0
  if (skipped !== undefined) console.error(`${styleText('yellow', '–')} ${name}: not run, ${skipped}`)
  else if (broken) console.error(`${styleText('red', '✗')} ${name}: ${passed} passed, ${failed} failed, ${time}`)
  else
    console.error(
      `${styleText('green', '✓')} ${name}: ${passed} passed, ${notRun > 0 ? `${notRun} not run, ` : ''}${time}`,
    )
  if (broken) console.error(`${output.trimEnd()}\n`)
}

/** Prints the last line of every run: plain, on stdout, for users and build machines. */
export function conclude(results: readonly StageResult[]): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  // A run without any test isn't a success, unless each stage gave a reason for skipping.
  const isSkipped = results.length > 0 && results.every(({ skipped }) => skipped !== undefined)
  process.exitCode = failed > 0 || (passed === 0 && !isSkipped) ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}
