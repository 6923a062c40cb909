/** A long list as an Excel workbook, beside exceljs' own stream writer; each in a process of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROWS } from './list-rows.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import type { Path, Ran, SubjectName } from './workbook-run.ts'

const ROUNDS = 3
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
  yield { what: `a list of ${rows} rows as a workbook`, run: () => workbooks('orders', `list of ${rows} × 12`) }
  yield { what: `a ledger of ${rows} entries as a workbook`, run: () => workbooks('ledger', `ledger of ${rows}`) }
}

async function workbooks(subject: SubjectName, what: string): Promise<readonly Finding[]> {
  const ours: Ran[] = []
  const floor: Ran[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await ran('floor', subject))
    ours.push(await ran('ours', subject))
  }
  const middle = (runs: readonly Ran[], of: keyof Ran) =>
    percentile(
      runs.map((one) => one[of]),
      0.5,
    )
  const path = `${what} as a workbook`
  return [
    {
      path,
      floor: 'exceljs, rows added and committed',
      floorTook: middle(floor, 'took'),
      tookMedian: middle(ours, 'took'),
      goal: 1.1,
      note: 'from rows as the portal gave them to a synced file with totals and a sheet about it; processor time of all threads',
    },
    {
      path: `${path}: longest hold of the loop`,
      floor: '50 ms',
      floorTook: MOST_HELD,
      tookMedian: middle(ours, 'held'),
      goal: 1,
      note: 'time of the main thread between two turns of the loop',
    },
    {
      path: `${path}: growth`,
      floor: '150 MB (as ms)',
      floorTook: MOST_GROWTH / MB,
      tookMedian: middle(ours, 'grew') / MB,
      goal: 1,
      note: 'megabytes by which the process grew beyond the rows, at most',
    },
  ]
}
