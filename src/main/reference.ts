/** The company's own numbers, which ship beside the code; a file that doesn't fit stops the start with its name. */
import pricing from '../../resources/reference/pricing.json' with { type: 'json' }
import type { PricingPolicy } from '../shared/domain/pricing.ts'
import { pricingPolicy } from '../shared/reference.ts'

export function readPricingPolicy(): PricingPolicy {
  const parsed = pricingPolicy.safeParse(pricing)
  if (parsed.success) return parsed.data
  throw new Error(`resources/reference/pricing.json: ${parsed.error.issues[0]?.message ?? 'does not fit'}`)
}
