/** Deletes a parent or an alternate: asked about, or asked for with a reason where the company decides. */
import {
  deletingAlternateNeedsReason,
  deletingNeedsReason,
  groupKey,
  kindOf,
  refuseDelete,
} from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import { usePageWrite, usePortal } from '../../app/queries.ts'
import { ArsQuestion } from './ars-question.tsx'
import { groupArgs, groupNow, mustBeListed, unless } from './group-now.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface DeleteParentProps {
  readonly parent: Parent
  /** Every parent of its group, as far as they are shown; undefined where the list isn't read to its end. */
  readonly whole: readonly Parent[] | undefined
  readonly facts: ArsFacts
  readonly onClose: () => void
}

const withReason = (storeReason: string | undefined) => (storeReason === undefined ? {} : { storeReason })

export function DeleteParent({ parent, whole, facts: { storeType }, onClose }: DeleteParentProps) {
  const write = usePageWrite('ars.deleteParent')
  const kind = kindOf(parent)
  const opened = usePortal('ars.group', groupArgs(kind)).data?.answer
  const loaded = whole?.filter((one) => groupKey(one) === groupKey(parent)) ?? opened
  const send = async (reason: string | undefined) => {
    const now = await groupNow(kind)
    unless(refuseDelete(now, parent.id, loaded?.length ?? now.length))
    const body = { productId: parent.id, ...kind, storeType, ...withReason(reason) }
    return (await write.mutateAsync({ body })).message
  }
  return (
    <ArsQuestion
      title={messages.deleteProduct}
      yes="Delete"
      missing={deletingNeedsReason(parent) ? 'arsDeleteReason' : undefined}
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      <ProductLine product={parent} more={`Target stock ${parent.targetStock}. It goes into the bin.`} />
    </ArsQuestion>
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
  const send = async (reason: string | undefined) => {
    await mustBeListed(parent, alternate.id)
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
    <ArsQuestion
      title={messages.deleteProduct}
      yes="Delete"
      missing={deletingAlternateNeedsReason(alternate, facts.approvalTypes) ? 'arsDeleteReason' : undefined}
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      <ProductLine product={alternate} more={`Alternate of ${parent.name}`} />
    </ArsQuestion>
  )
}
