/** A long statement as PDF, made and printed as the app does: beside short ones. */
import type { LedgerStatement } from '../../src/shared/domain/ledger/ledger-of.ts'
import { openPress } from '../../tests/integration/paper/press.ts'
import { made } from '../../tests/support/made.ts'
import { DAYS, piecesOfBench, statement } from './ledger-rows.ts'
import { type Finding, percentile } from './measure.ts'

const ENTRIES = 10_000
const SHORT = 1000
const ROUNDS = 2

export async function statementFindings(): Promise<readonly Finding[]> {
  const press = await openPress()
  try {
    const [short, long] = [await paperOf(SHORT), await paperOf(ENTRIES)]
    const took = { short: [] as number[], long: [] as number[] }
    const timed = async (paper: typeof short, into: number[]) => {
      const begun = performance.now()
      await press.print([paper])
      into.push(performance.now() - begun)
    }
    for (let round = 0; round < ROUNDS; round++) {
      await timed(short, took.short)
      await timed(long, took.long)
    }
    return [
      {
        path: `statement of ${ENTRIES.toLocaleString('en-IN')} entries as PDF`,
        floor: `ten of ${SHORT.toLocaleString('en-IN')}`,
        floorTook: percentile(took.short, 0.5) * (ENTRIES / SHORT),
        tookMedian: percentile(took.long, 0.5),
        goal: 1.5,
        note: 'sheets with what is carried and brought forward; a short one ten times over is the floor',
      },
    ]
  } finally {
    await press.close()
  }
}

async function paperOf(count: number) {
  const pieces = piecesOfBench(count)
  const answer: LedgerStatement = { ...statement(pieces), account: 1, missing: [], held: [] }
  return made<'ledgerStatement'>({ kind: 'ledgerStatement', account: 1, ...DAYS }, { 'ledger.statement': answer })
}
