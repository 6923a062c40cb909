/** The portal's words for why a product is proposed. Main has checked the same file at start, so the page needn't. */
import policy from '../../../resources/reference/replenishment.json' with { type: 'json' }
import { REASON_WORDS, type Reason, reasonOf as reasonIn } from '../../shared/domain/carts/proposal.ts'

/** Undefined for a type that the company's list doesn't have. */
export const reasonOf = (replenishmenttype: string): Reason | undefined => reasonIn(replenishmenttype, policy)

/** For example `Best seller`; undefined for a type that the company's list doesn't have. */
export function reasonWords(replenishmenttype: string): string | undefined {
  const reason = reasonOf(replenishmenttype)
  return reason === undefined ? undefined : REASON_WORDS[reason]
}
