import type { Product } from '../../shared/domain/catalogue/product.ts'
import { needsServiceabilityCheck } from '../../shared/domain/catalogue/serviceability.ts'
import { randomFor } from './random.ts'

/** A vendor's parcel reaches most pincodes, always the same ones. */
export const reaches = (seed: number, { id, stockType }: Pick<Product, 'id' | 'stockType'>, pincode: string): boolean =>
  !needsServiceabilityCheck(stockType) || !randomFor(seed, 'parcel', id, pincode).chance(0.05)
