/** A long list as an Excel workbook, next to exceljs' own stream writer; each in a separate process. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROWS } from './list-rows.ts'
import { type Finding, type Group, type Measurement, median } from './measure.ts'
import type { Path, Ran, SubjectName } from './workbook-run.ts'

const ROUNDS = 3
const MB = 1024 * 1024

async function ran(path: Path, subject: SubjectName): Promise<Ran> {
  const script = join(import.meta.dirname, 'workbook-run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, path, subject])
  return JSON.parse(stdout) as Ran
}

export const workbook: Group = { quick: false, measurements }

function* measurements(): Generator<Measurement> {
  const rows = ROWS.toLocaleString('en-IN')
  const ordersPath = `list of ${rows} × 12 as a workbook`
  const ledgerPath = `ledger of ${rows} as a workbook`
  yield { what: ordersPath, run: () => findings('orders', ordersPath) }
  yield { what: ledgerPath, run: () => findings('ledger', ledgerPath) }
}

async function findings(subject: SubjectName, path: string): Promise<readonly Finding[]> {
  const ours: Ran[] = []
  const theirs: Ran[] = []
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await ran('exceljs', subject))
    ours.push(await ran('ours', subject))
  }
  const against = 'exceljs’ stream writer, rows added and committed, the loop let go every hundred rows'
  const both = (of: keyof Ran, per = 1) => ({
    ours: median(ours.map((one) => one[of])) / per,
    theirs: median(theirs.map((one) => one[of])) / per,
    against,
  })
  return [
    {
      path,
      ...both('took'),
      goal: 0.85,
      note: 'from rows as the portal gave them to a synced file with totals and a sheet about it; all threads',
    },
    {
      path: `${path}: longest hold of the loop`,
      ...both('held'),
      goal: 1.4,
      note: 'processor time of the main thread between two turns of the loop',
    },
    {
      path: `${path}: growth`,
      ...both('grew', MB),
      unit: 'MB',
      goal: 1.25,
      note: 'by which the process grew beyond the rows, at most',
    },
  ]
}
