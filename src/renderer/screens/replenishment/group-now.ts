/** The portal's present list: changes are checked against it, not against the loaded one. */
import { kindOf, type Refusal } from '../../../shared/domain/replenishment/my-ars.ts'
import { refuse } from '../../../shared/errors.ts'
import { say } from '../../../shared/messages.ts'
import type { OwnAnswer, OwnArgs } from '../../../shared/portal/own-reads.ts'
import { AskError, ask } from '../../bridge/bridge.ts'
import type { Kind, Parent } from './my-ars-model.ts'

export const groupArgs = ({ categoryId, subcategoryId, typeId }: Kind): OwnArgs<'ars.group'> => ({
  catId: categoryId,
  subcatId: subcategoryId,
  typeId,
})

export async function groupNow(kind: Kind): Promise<OwnAnswer<'ars.group'>> {
  const request = crypto.randomUUID()
  const { answer, unread } = await ask('portal.read', {
    call: 'ars.group',
    args: groupArgs(kind),
    request,
    fresh: true,
  })
  // Nothing is checked against an incomplete group: a rule may concern the missing rows.
  if (unread > 0) throw new AskError(refuse('arsGroupInPart').error)
  // Main has built it from answers that match their schema.
  return answer as OwnAnswer<'ars.group'>
}

/** Throws a rule's refusal. */
export function unless(refusal: Refusal | undefined): void {
  if (refusal === undefined) return
  throw new AskError({ kind: 'rule', sentence: refusal.key, message: say(refusal.key, refusal.values) })
}

/** Reads the parent from the portal's present list; throws if it isn't there any more. */
export async function requireListed(parent: Parent, alternate?: number): Promise<OwnAnswer<'ars.group'>[number]> {
  const now = (await groupNow(kindOf(parent))).find(({ id }) => id === parent.id)
  const isHere = alternate === undefined || now?.alternateProducts.some(({ id }) => id === alternate) === true
  if (now !== undefined && isHere) return now
  throw new AskError(refuse('arsProductGone').error)
}
