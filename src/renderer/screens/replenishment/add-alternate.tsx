import { PICKS, refuseAlternate } from '../../../shared/domain/replenishment/picking.ts'
import { requiredId } from '../../../shared/domain/values/ids.ts'
import { AskError } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { ArsQuestion, NO_REASON_NEEDED } from './ars-question.tsx'
import { requireListed, unless } from './group-now.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { PickForLine } from './pick-dialog.tsx'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface AddAlternateProps {
  readonly parent: Parent
  readonly facts: ArsFacts
  readonly onClose: () => void
}

export function AddAlternate({ parent, facts, onClose }: AddAlternateProps) {
  const write = usePageWrite('ars.addAlternate')
  const send = async ({ id }: Alternate) => {
    const now = await requireListed(parent)
    const full = refuseAlternate(now)
    unless(full && { key: full })
    const body = { productId: parent.id, alternateProductId: requiredId(id), storeType: facts.storeType }
    const { success, failed } = await write.mutateAsync({ body })
    if (failed !== '') throw new AskError({ kind: 'rule', message: failed })
    return success
  }
  return (
    <PickForLine
      title={`Add an alternate to ${parent.name}`}
      go="Add…"
      rule={PICKS.alternate}
      parent={parent}
      original={parent}
      facts={facts}
      onClose={onClose}
      asks={(alternate, onNo) => (
        <ArsQuestion
          title={`Add as alternate of ${parent.name}?`}
          yes="Add"
          takes={NO_REASON_NEEDED}
          send={() => send(alternate)}
          onDone={onClose}
          onClose={onNo}
        >
          <ProductLine product={alternate} />
        </ArsQuestion>
      )}
    />
  )
}
