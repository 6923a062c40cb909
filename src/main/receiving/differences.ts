/** The pieces that were short, excess or damaged in loads counted on this computer. */
import {
  claimOf,
  differs,
  type LoadDifference,
  receivedRows,
  receivedTotals,
  unexpectedIds,
} from '../../shared/domain/receiving/received.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { ReceivedLoads } from './received-loads.ts'
import type { ReceivingDeps } from './receiving-handlers.ts'

export interface DifferencesDeps extends Pick<ReceivingDeps, 'linesOf' | 'about'> {
  readonly received: () => Result<ReceivedLoads>
}

/** Reads the differences of those loads whose counting has started; refuses if the lines of one can't be read. */
export async function readDifferences(
  { received, linesOf, about }: DifferencesDeps,
  loads: readonly string[],
): Promise<Result<readonly LoadDifference[]>> {
  const receivedLoads = received()
  if (!receivedLoads.ok) return receivedLoads
  const differences: LoadDifference[] = []
  for (const load of loads) {
    const { products } = receivedLoads.value.of(load)
    if (products.length === 0) continue
    const lines = await linesOf(load)
    if (!lines.ok) return lines
    // Pieces are counted without it as well; their value is then unknown, as on the screen.
    const known = await about(unexpectedIds(lines.value, products))
    const rows = receivedRows(lines.value, products, known.ok ? known.value : [])
    differences.push({ load, open: receivedTotals(rows).open, ...claimOf(rows.filter(differs)) })
  }
  return ok(differences)
}
