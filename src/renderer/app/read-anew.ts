/**
 * Reads that main has told to be old are asked for again if they are on the screen. Nothing else does so after a write: a screen
 * that did it, too, would ask twice.
 */

import type { ReadName } from '../../shared/portal/own-reads.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds in which several words of the same read are one. */
const TOGETHER = 20

const waiting = new Set<ReadName>()

/** Several writes that are answered together make a list old once. */
export function readAnew(reads: readonly ReadName[]): void {
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
