/** Replaces a parent or an alternate by another product. */
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { kindOf, type Place, replacingNeedsReason } from '../../../shared/domain/replenishment/my-ars.ts'
import { inLine, PICKS } from '../../../shared/domain/replenishment/picking.ts'
import { messages } from '../../../shared/messages.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { bothDeciding, decidedBy, decidingOf } from '../../navigation/deciding.ts'
import { ArsQuestion } from './ars-question.tsx'
import type { Source } from './candidates.ts'
import { mustBeListed } from './group-now.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { PickFoot } from './pick-foot.tsx'
import { Picker } from './picker.tsx'
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

export function ReplaceProduct({ parent, original, place, facts, onClose }: ReplaceProductProps) {
  const [source, setSource] = useState<Source>('listing')
  const [chosen, setChosen] = useState<readonly Alternate[]>([])
  const [isAsked, setAsked] = useState(false)
  const [replacement] = chosen
  return (
    <Modal opened onClose={onClose} title={`Replace ${original.name}`} size={880}>
      <Picker
        kind={kindOf(parent)}
        exclude={inLine(parent)}
        facts={facts}
        source={source}
        onSource={setSource}
        chosen={chosen}
        onChosen={setChosen}
        rule={PICKS.replacement}
        original={original}
      />
      <PickFoot
        label="Replace…"
        rule={PICKS.replacement}
        chosen={chosen}
        onGo={() => setAsked(true)}
        onClose={onClose}
      />
      {isAsked && replacement !== undefined && (
        <Sure {...{ parent, original, place, facts, replacement }} onDone={onClose} onClose={() => setAsked(false)} />
      )}
    </Modal>
  )
}

interface SureProps extends ReplaceProductProps {
  readonly replacement: Alternate
  readonly onDone: () => void
}

function Sure({ parent, original, place, facts, replacement, onDone, onClose }: SureProps) {
  const ofParent = usePageWrite('ars.replaceParent')
  const ofAlternate = usePageWrite('ars.replaceAlternate')
  const best = decidingOf(facts.bestSellers, (ids) => ids.has(original.id))
  const needsReason = decidedBy(best, (isBest) => replacingNeedsReason(place, original, replacement, isBest))
  const takes = decidingOf(bothDeciding(best, needsReason), ([isBestSeller, isNeeded]) => ({
    missing: isNeeded ? ('arsReason' as const) : undefined,
    isBestSeller,
  }))
  const send = async (storeReason: string | undefined, { isBestSeller }: { readonly isBestSeller: boolean }) => {
    await mustBeListed(parent, place === 'alternate' ? original.id : undefined)
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
