/** A long list as an Excel workbook, beside exceljs' own stream writer; each in a process of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROWS } from './list-rows.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import type { Path, Ran, SubjectName } from './workbook-run.ts'

const ROUNDS = 2
/** Of ours that its memory is known by. */
const RUNS = 3
const MB = 1024 * 1024
/** Milliseconds. */
const MOST_HELD = 50
const MOST_GROWTH = 150 * MB

async function ran(path: Path, subject: SubjectName): Promise<Ran> {
  const script = join(import.meta.dirname, 'workbook-run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, path, subject])
  return JSON.parse(stdout) as Ran
}

export function* benchWorkbooks(): Generator<Measurement> {
  const rows = ROWS.toLocaleString('en-IN')
  yield* workbooks('orders', `list of ${rows} × 12`)
  yield* workbooks('ledger', `ledger of ${rows}`)
}

function* workbooks(subject: SubjectName, what: string): Generator<Measurement> {
  const path = `${what} as a workbook`
  const ours: Ran[] = []
  yield { what: path, run: async () => [await timeFinding(subject, path, ours)] }
  // What was run for its time tells of its memory, too; ours alone is run when that is measured again.
  const known = async () => {
    while (ours.length < RUNS) ours.push(await ran('ours', subject))
    return ours.splice(0)
  }
  yield { what: `${path}, its memory`, run: async () => memoryFindings(path, await known()) }
}

const middleOf = (runs: readonly Ran[], of: keyof Ran): number =>
  percentile(
    runs.map((one) => one[of]),
    0.5,
  )

/** Adds ours to those that are known. */
async function timeFinding(subject: SubjectName, path: string, known: Ran[]): Promise<Finding> {
  const ours: Ran[] = []
  const floor: Ran[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await ran('floor', subject))
    ours.push(await ran('ours', subject))
  }
  known.push(...ours)
  return {
    path,
    floor: 'exceljs, rows added and committed',
    floorTook: middleOf(floor, 'took'),
    tookMedian: middleOf(ours, 'took'),
    goal: 1.1,
    note: 'from rows as the portal gave them to a synced file with totals and a sheet about it; processor time of all threads',
  }
}

function memoryFindings(path: string, runs: readonly Ran[]): readonly Finding[] {
  return [
    {
      path: `${path}: longest hold of the loop`,
      floor: '50 ms',
      floorTook: MOST_HELD,
      tookMedian: middleOf(runs, 'held'),
      goal: 1,
      note: 'time of the main thread between two turns of the loop',
    },
    {
      path: `${path}: growth`,
      floor: '150 MB (as ms)',
      floorTook: MOST_GROWTH / MB,
      tookMedian: middleOf(runs, 'grew') / MB,
      goal: 1,
      note: 'megabytes by which the process grew beyond the rows, at most',
    },
  ]
}
