/** Reads the alternates of many lines, a few at a time; a line whose read fails has the error's message instead. */
import { useQuery } from '@tanstack/react-query'
import type { RelatedProducts } from '../../../shared/bridge/products.ts'
import type { Known } from '../../../shared/domain/carts/gap-alternates.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { forEachLimited } from '../../bridge/for-each-limited.ts'

export interface AllAlternates {
  readonly known: ReadonlyMap<number, Known>
  readonly anyFailed: boolean
  /** The oldest time among saved copies; undefined if all answers are the portal's. */
  readonly savedAt: string | undefined
}

export const useAllAlternates = (ids: readonly number[], enabled: boolean) =>
  useQuery({
    queryKey: ['products.related', 'alternates of', ids],
    queryFn: () => allAlternates(ids),
    enabled,
    // Alternates depend on stock, so they are read again each time.
    gcTime: 0,
  })

async function allAlternates(ids: readonly number[]): Promise<AllAlternates> {
  const known = new Map<number, Known>()
  const saved: string[] = []
  const failures = await forEachLimited(ids, async (id) => {
    try {
      const read: RelatedProducts = await ask('products.related', { id, what: 'alternates', fresh: false })
      if (read.saved) saved.push(read.at)
      known.set(id, read.products)
    } catch (thrown) {
      known.set(id, say('alternatesUnknown', { why: appErrorOf(thrown).message }))
      throw thrown
    }
  })
  return { known, anyFailed: failures.length > 0, savedAt: saved.sort()[0] }
}
