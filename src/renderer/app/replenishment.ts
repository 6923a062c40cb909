/** The portal's words for why something is proposed. Main has checked the same file at the start, so the page needn't. */
import policy from '../../../resources/reference/replenishment.json' with { type: 'json' }
import { REASON_WORDS, type Reason, reasonOf as reasonIn } from '../../shared/domain/carts/proposal.ts'

/** Undefined for a type that the company hasn't listed. */
export const reasonOf = (replenishmenttype: string): Reason | undefined => reasonIn(replenishmenttype, policy)

/** `Best seller`; undefined for a type that the company hasn't listed. */
export function reasonWords(replenishmenttype: string): string | undefined {
  const reason = reasonOf(replenishmenttype)
  return reason === undefined ? undefined : REASON_WORDS[reason]
}
