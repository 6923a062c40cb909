/** Deletes a parent or an alternate: after a confirmation, or as a request with a reason if the company decides. */
import { useState } from 'react'
import {
  deletingAlternateNeedsReason,
  deletingNeedsReason,
  groupKey,
  kindOf,
  refuseDelete,
} from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { decided, mapKnown, mapLoadable, useLoadable } from '../../navigation/loadable.ts'
import { ArsQuestion, type ArsQuestionProps, type Takes } from './ars-question.tsx'
import { groupArgs, groupNow, requireListed, unless } from './group-now.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface DeleteParentProps {
  readonly parent: Parent
  /** Every parent of its group, as loaded; undefined if the list isn't complete. */
  readonly whole: readonly Parent[] | undefined
  readonly facts: ArsFacts
  readonly onClose: () => void
}

type DeleteQuestionProps<T extends Takes> = Pick<ArsQuestionProps<T>, 'takes' | 'send' | 'children' | 'onClose'>

const DeleteQuestion = <T extends Takes>(question: DeleteQuestionProps<T>) => (
  <ArsQuestion {...question} title={messages.deleteProduct} yes="Delete" onDone={question.onClose} />
)

const reasonFor = (isNeeded: boolean) => ({ missing: isNeeded ? ('arsDeleteReason' as const) : undefined })
const withReason = (storeReason: string | undefined) => (storeReason === undefined ? {} : { storeReason })

export function DeleteParent({ parent, whole, facts: { storeType }, onClose }: DeleteParentProps) {
  const write = usePageWrite('ars.deleteParent')
  const kind = kindOf(parent)
  const opened = useLoadable('ars.group', groupArgs(kind), 'This product’s group', {
    enabled: whole === undefined,
  })
  const loaded = whole === undefined ? opened : decided(whole.filter((one) => groupKey(one) === groupKey(parent)))
  // The size of the group when the dialog opened, even if more is read meanwhile.
  const [width, setWidth] = useState<number>()
  if (width === undefined && loaded.is.known) setWidth(loaded.is.value.length)
  const takes = mapLoadable(loaded, ({ length }) => ({
    ...reasonFor(deletingNeedsReason(parent)),
    width: width ?? length,
  }))
  const send = async (reason: string | undefined, group: { readonly width: number }) => {
    const now = await groupNow(kind)
    unless(refuseDelete(now, parent.id, group.width))
    const body = { productId: parent.id, ...kind, storeType, ...withReason(reason) }
    return (await write.mutateAsync({ body })).message
  }
  return (
    <DeleteQuestion takes={takes} send={send} onClose={onClose}>
      <ProductLine product={parent} more={`Target stock ${parent.targetStock}. It moves to the ARS bin.`} />
    </DeleteQuestion>
  )
}

export interface DeleteAlternateProps {
  readonly parent: Parent
  readonly alternate: Alternate
  readonly facts: ArsFacts
  readonly onClose: () => void
}

export function DeleteAlternate({ parent, alternate, facts, onClose }: DeleteAlternateProps) {
  const write = usePageWrite('ars.deleteAlternate')
  const needsReason = mapKnown(facts.autoTypes, (types) => deletingAlternateNeedsReason(alternate, types))
  const takes = mapLoadable(needsReason, reasonFor)
  const send = async (reason: string | undefined) => {
    await requireListed(parent, alternate.id)
    const body = {
      productId: parent.id,
      alternateProductId: alternate.id,
      ...kindOf(parent),
      storeType: facts.storeType,
      ...withReason(reason),
    }
    return (await write.mutateAsync({ body })).message
  }
  return (
    <DeleteQuestion takes={takes} send={send} onClose={onClose}>
      <ProductLine product={alternate} more={`Alternate of ${parent.name}`} />
    </DeleteQuestion>
  )
}
