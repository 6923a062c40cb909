/**
 * Refetches the reads that main has reported stale if they are on the screen. This is the only refetch after a write: a screen that
 * refetched by itself would ask twice.
 */

import type { ReadName } from '../../shared/portal/own-reads.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds in which several reports about the same read count as one. */
const TOGETHER = 20

const waiting = new Set<ReadName>()

/** Marks reads as stale. Several writes that finish together cause only one refetch. */
export function markStale(reads: readonly ReadName[]): void {
  if (waiting.size === 0 && reads.length > 0) setTimeout(ask, TOGETHER)
  for (const read of reads) waiting.add(read)
}

function ask(): void {
  const reads: ReadonlySet<unknown> = new Set(waiting)
  waiting.clear()
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, read] }) => kind === 'portal' && reads.has(read),
  })
}
