import type { Verdict } from '../../../shared/domain/carts/cart-import.ts'
import type { Tone } from '../../../shared/tone.ts'

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  taken: 'In full',
  gap: 'Gap',
  duplicate: 'Duplicate',
  notTwoIntegers: 'Invalid row',
  quantity: 'Wrong quantity',
  unknown: 'Unknown product',
  blocked: 'Blocked',
  foodLicence: 'Food licence',
  notServiceable: 'Not serviceable',
  wrongCart: 'Other cart',
  overCapacity: 'Cart full',
  elsewhere: 'Changed elsewhere',
  header: 'Header',
}

export const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  taken: 'good',
  gap: 'warn',
  duplicate: 'calm',
  notTwoIntegers: 'bad',
  quantity: 'bad',
  unknown: 'bad',
  blocked: 'bad',
  foodLicence: 'bad',
  notServiceable: 'bad',
  wrongCart: 'bad',
  overCapacity: 'bad',
  elsewhere: 'bad',
  header: 'calm',
}
