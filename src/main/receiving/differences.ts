/** What was short, excess or damaged in loads that were counted here. */
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

/** Of those of the loads that somebody has begun to count; refused with the first whose lines can't be had. */
export async function readDifferences(
  { received, linesOf, about }: DifferencesDeps,
  loads: readonly string[],
): Promise<Result<readonly LoadDifference[]>> {
  const kept = received()
  if (!kept.ok) return kept
  const differences: LoadDifference[] = []
  for (const load of loads) {
    const { products } = kept.value.of(load)
    if (products.length === 0) continue
    const lines = await linesOf(load)
    if (!lines.ok) return lines
    // Without them pieces are counted all the same; what they are worth isn't known, as on the screen.
    const known = await about(unexpectedIds(lines.value, products))
    const rows = receivedRows(lines.value, products, known.ok ? known.value : [])
    differences.push({ load, open: receivedTotals(rows).open, ...claimOf(rows.filter(differs)) })
  }
  return ok(differences)
}
