/** Replaces a parent or an alternate by another product. */
import { kindOf, type Place, replacingNeedsReason } from '../../../shared/domain/replenishment/my-ars.ts'
import { PICKS } from '../../../shared/domain/replenishment/picking.ts'
import { messages } from '../../../shared/messages.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { bothLoadable, mapKnown, mapLoadable } from '../../navigation/loadable.ts'
import { ArsQuestion } from './ars-question.tsx'
import { requireListed } from './group-now.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { PickForLine } from './pick-dialog.tsx'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface ReplaceProductProps {
  readonly parent: Parent
  /** The parent itself, or one of its alternates. */
  readonly original: Alternate
  readonly place: Place
  readonly facts: ArsFacts
  readonly onClose: () => void
}

export function ReplaceProduct(props: ReplaceProductProps) {
  const { parent, original, facts, onClose } = props
  return (
    <PickForLine
      title={`Replace ${original.name}`}
      go="Replace…"
      rule={PICKS.replacement}
      parent={parent}
      original={original}
      facts={facts}
      onClose={onClose}
      asks={(replacement, onNo) => <Sure {...props} replacement={replacement} onDone={onClose} onClose={onNo} />}
    />
  )
}

interface SureProps extends ReplaceProductProps {
  readonly replacement: Alternate
  readonly onDone: () => void
}

function Sure({ parent, original, place, facts, replacement, onDone, onClose }: SureProps) {
  const ofParent = usePageWrite('ars.replaceParent')
  const ofAlternate = usePageWrite('ars.replaceAlternate')
  const best = mapLoadable(facts.bestSellers, (ids) => ids.has(original.id))
  const needsReason = mapKnown(best, (isBest) => replacingNeedsReason(place, original, replacement, isBest))
  const takes = mapLoadable(bothLoadable(best, needsReason), ([isBestSeller, isNeeded]) => ({
    missing: isNeeded ? ('arsReason' as const) : undefined,
    isBestSeller,
  }))
  const send = async (storeReason: string | undefined, { isBestSeller }: { readonly isBestSeller: boolean }) => {
    await requireListed(parent, place === 'alternate' ? original.id : undefined)
    const body = {
      productId: original.id,
      existingBrandId: original.brand.id,
      replacementId: replacement.id,
      replacementBrandId: replacement.brand.id,
      ...kindOf(parent),
      storeType: facts.storeType,
      ...(storeReason !== undefined && { storeReason }),
      ...(isBestSeller && { tag: 'BestSeller' as const }),
    }
    if (place === 'parent') await ofParent.mutateAsync({ body: { ...body, replaceParentFlag: true } })
    else await ofAlternate.mutateAsync({ body: { ...body, replaceAlternateFlag: true } })
    return messages.arsReplaced
  }
  return (
    <ArsQuestion
      title={messages.arsSureReplace}
      yes="Replace"
      takes={takes}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <ProductLine product={original} />
      <ProductLine product={replacement} more="replacement" />
    </ArsQuestion>
  )
}
