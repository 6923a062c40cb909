/** Adds an alternate to a parent. */
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import { inLine, PICKS, refuseAlternate } from '../../../shared/domain/replenishment/picking.ts'
import { toldId } from '../../../shared/domain/values/ids.ts'
import { AskError } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { ArsQuestion, TAKES_NOTHING } from './ars-question.tsx'
import type { Source } from './candidates.ts'
import { mustBeListed, unless } from './group-now.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { PickFoot } from './pick-foot.tsx'
import { Picker } from './picker.tsx'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface AddAlternateProps {
  readonly parent: Parent
  readonly facts: ArsFacts
  readonly onClose: () => void
}

export function AddAlternate({ parent, facts, onClose }: AddAlternateProps) {
  const [source, setSource] = useState<Source>('listing')
  const [chosen, setChosen] = useState<readonly Alternate[]>([])
  const [isAsked, setAsked] = useState(false)
  const write = usePageWrite('ars.addAlternate')
  const [alternate] = chosen
  const send = async () => {
    const now = await mustBeListed(parent)
    const full = refuseAlternate(now)
    unless(full && { key: full })
    const body = { productId: parent.id, alternateProductId: toldId(alternate?.id), storeType: facts.storeType }
    const { success, failed } = await write.mutateAsync({ body })
    if (failed !== '') throw new AskError({ kind: 'rule', message: failed })
    return success
  }
  return (
    <Modal opened onClose={onClose} title={`Add an alternate to ${parent.name}`} size={880}>
      <Picker
        kind={kindOf(parent)}
        exclude={inLine(parent)}
        facts={facts}
        source={source}
        onSource={setSource}
        chosen={chosen}
        onChosen={setChosen}
        rule={PICKS.alternate}
        original={parent}
      />
      <PickFoot label="Add…" rule={PICKS.alternate} chosen={chosen} onGo={() => setAsked(true)} onClose={onClose} />
      {isAsked && alternate !== undefined && (
        <ArsQuestion
          title={`Add as alternate of ${parent.name}?`}
          yes="Add"
          takes={TAKES_NOTHING}
          send={send}
          onDone={onClose}
          onClose={() => setAsked(false)}
        >
          <ProductLine product={alternate} />
        </ArsQuestion>
      )}
    </Modal>
  )
}
