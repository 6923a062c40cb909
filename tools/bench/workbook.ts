/** A long list as an Excel workbook, beside exceljs' own stream writer; each in a process of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROWS } from './list-rows.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import type { Path, Ran } from './workbook-run.ts'

const ROUNDS = 3
const MB = 1024 * 1024
/** Milliseconds. */
const MOST_HELD = 50
const MOST_GROWTH = 150 * MB

async function ran(path: Path): Promise<Ran> {
  const script = join(import.meta.dirname, 'workbook-run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, path])
  return JSON.parse(stdout) as Ran
}

export function* benchWorkbooks(): Generator<Measurement> {
  yield { what: `a list of ${ROWS.toLocaleString('en-IN')} rows as a workbook`, run: workbooks }
}

async function workbooks(): Promise<readonly Finding[]> {
  const ours: Ran[] = []
  const floor: Ran[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await ran('floor'))
    ours.push(await ran('ours'))
  }
  const middle = (runs: readonly Ran[], of: keyof Ran) =>
    percentile(
      runs.map((one) => one[of]),
      0.5,
    )
  const path = `list of ${ROWS.toLocaleString('en-IN')} × 12 as a workbook`
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
