/** What the portal says about the signed-in store: where it may order from, at which rates, what it may see. */

import type { VisibilityRule } from '../../shared/domain/product.ts'
import type { GstRate, Store, WarehouseMapping } from '../../shared/domain/store.ts'
import { isCarterBlocked } from '../../shared/domain/visibility.ts'
import { type AppError, ok, type Result } from '../../shared/errors.ts'
import type { Reader } from '../portal/reader.ts'

export interface Profile {
  readonly store: Store
  /** In the portal's order of preference; inactive entries included. */
  readonly mapping: readonly WarehouseMapping[]
  readonly rates: readonly GstRate[]
  readonly rules: readonly VisibilityRule[]
  /** Product ids of the carters' list; empty for concepts that it doesn't bind. */
  readonly carters: readonly number[]
}

/** A store without any mapping gets an empty one, not an error; a broken network is still told. */
const meansEmptyMapping = ({ kind }: AppError): boolean => kind === 'refused' || kind === 'portal' || kind === 'answer'

/** Loads everything that pricing, visibility and allocation need. Saved answers serve as long as the registry keeps them. */
export async function loadProfile(read: Reader['read'], store: Store, fresh: boolean): Promise<Result<Profile>> {
  const options = { fresh }
  const [mapping, rates, rules, carters] = await Promise.all([
    store.isApparelsstoreCart
      ? read('session.apparelMapping', { query: { cart: 'Apparels' } }, options)
      : read('session.mapping', { query: {} }, options),
    read('session.gstRates', { query: { state: store.shippingState } }, options),
    read('session.rules', { query: { appType: '1' } }, options),
    isCarterBlocked(store.fcf.concept) ? read('catalogue.carters', {}, options) : undefined,
  ])
  if (!mapping.ok && !meansEmptyMapping(mapping.error)) return mapping
  if (!rates.ok) return rates
  if (!rules.ok) return rules
  if (carters !== undefined && !carters.ok) return carters
  return ok({
    store,
    mapping: mapping.ok ? mapping.value.answer : [],
    rates: rates.value.answer,
    rules: rules.value.answer,
    carters: carters?.value.answer.productId ?? [],
  })
}
