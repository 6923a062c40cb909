/** The portal's list as it is now: what may be changed is judged by that, not by what was loaded a while ago. */
import { kindOf, type Refusal } from '../../../shared/domain/replenishment/my-ars.ts'
import { refuse } from '../../../shared/errors.ts'
import { say } from '../../../shared/messages.ts'
import type { OwnAnswer, OwnArgs } from '../../../shared/portal/own-reads.ts'
import { AskError, ask } from '../../app/bridge.ts'
import type { Kind, Parent } from './my-ars-model.ts'

/** As the read of a group is asked. */
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
  // By a part of them nothing is judged: what is missing may be what a rule is about.
  if (unread > 0) throw new AskError(refuse('arsGroupInPart').error)
  // Main has made it of answers that fit their schema.
  return answer as OwnAnswer<'ars.group'>
}

/** Throws what a rule says. */
export function unless(refusal: Refusal | undefined): void {
  if (refusal === undefined) return
  throw new AskError({ kind: 'rule', sentence: refusal.key, message: say(refusal.key, refusal.values) })
}

/** The parent as the portal's list has it now: it must be there still. */
export async function mustBeListed(parent: Parent, alternate?: number): Promise<OwnAnswer<'ars.group'>[number]> {
  const now = (await groupNow(kindOf(parent))).find(({ id }) => id === parent.id)
  const isHere = alternate === undefined || now?.alternateProducts.some(({ id }) => id === alternate) === true
  if (now !== undefined && isHere) return now
  throw new AskError(refuse('arsProductGone').error)
}
