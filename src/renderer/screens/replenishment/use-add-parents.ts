/** Sends new parents one after the other and keeps the result of each; if the portal can't be reached, the rest waits. */
import { useRef, useState } from 'react'
import { kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import type { NewParent } from '../../../shared/domain/replenishment/new-parents.ts'
import { isUnavailable } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import type { Alternate } from './my-ars-model.ts'
import type { ArsFacts } from './use-ars-facts.ts'

export interface Sent {
  readonly isAdded: boolean
  readonly words: string
}

export function useAddParents({ userid, storeType }: ArsFacts) {
  const { mutateAsync } = usePageWrite('ars.create')
  const [sent, setSent] = useState<ReadonlyMap<number, Sent>>(() => new Map())
  const [isSending, setSending] = useState(false)
  const isStopped = useRef(false)
  const tell = (id: number, one: Sent) => setSent((before) => new Map(before).set(id, one))
  /** Resolves to the number of parents added. */
  const send = async (parents: readonly NewParent<Alternate>[]): Promise<number> => {
    setSending(true)
    isStopped.current = false
    let added = 0
    let isCut = false
    for (const { product, target } of parents) {
      if (isCut || isStopped.current) {
        tell(product.id, { isAdded: false, words: messages.arsNotSent })
        continue
      }
      const body = {
        userid,
        productId: product.id,
        targetStock: target,
        ...kindOf(product),
        brandId: product.brand.id,
        alternateProductIds: [],
        storeType,
      }
      try {
        await mutateAsync({ body })
        added += 1
        tell(product.id, { isAdded: true, words: messages.arsAdded })
      } catch (thrown) {
        const error = appErrorOf(thrown)
        isCut = isUnavailable(error) || error.kind === 'session'
        tell(product.id, { isAdded: false, words: error.message })
      }
    }
    setSending(false)
    return added
  }
  /** Parents that haven't been sent yet won't be. */
  const stop = () => {
    isStopped.current = true
  }
  return { sent, isSending, send, stop }
}
