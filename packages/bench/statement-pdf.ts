/**
 * A long statement as PDF, made and printed as in the app: its time compared with short ones, and the memory that the main process keeps.
 */
import type { LedgerStatement } from '../../src/shared/domain/ledger/ledger-of.ts'
import { openPress } from '../../tests/paper/press.ts'
import { made } from '../../tests/support/made.ts'
import { DAYS, piecesOfBench, statement } from './ledger-rows.ts'
import { type Finding, median } from './measure.ts'

const ENTRIES = 5000
const SHORT = 1000
const ROUNDS = 2
const MB = 1024 * 1024

export async function statementFindings(): Promise<readonly Finding[]> {
  const press = await openPress()
  try {
    const [short, long] = [await paperOf(SHORT), await paperOf(ENTRIES)]
    const took = { short: [] as number[], long: [] as number[] }
    const held: number[] = []
    const timed = async (paper: typeof short, into: number[]) => {
      const startedAt = performance.now()
      await press.print([paper])
      into.push(performance.now() - startedAt)
    }
    for (let round = 0; round < ROUNDS; round++) {
      await timed(short, took.short)
      await timed(long, took.long)
      globalThis.gc?.()
      held.push(process.memoryUsage().rss / MB)
    }
    return [
      {
        path: `statement of ${ENTRIES.toLocaleString('en-IN')} entries as PDF`,
        against: `${ENTRIES / SHORT} of ${SHORT.toLocaleString('en-IN')}`,
        ours: median(took.long),
        theirs: median(took.short) * (ENTRIES / SHORT),
        goal: 1.5,
        note: 'sheets with what is carried and brought forward, by the clock',
      },
      {
        path: `statement of ${ENTRIES.toLocaleString('en-IN')} entries as PDF: memory`,
        unit: 'MB',
        against: 'after the first',
        ours: held.at(-1) ?? Number.NaN,
        theirs: held[0] ?? Number.NaN,
        goal: 1.1,
        note: `of the process that makes it, after ${ROUNDS}; the window that draws it ends with it`,
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
