/** Amounts and counts in Indian format: ₹ 1,23,456.50, with figures aligned. */
import { formatAmount, formatCount, formatRupees, type Paise } from '../../shared/domain/values/money.ts'

export function AmountText({ amount, sign = false }: { readonly amount: Paise; readonly sign?: boolean }) {
  return <span className="figures">{sign ? formatRupees(amount) : formatAmount(amount)}</span>
}

export function CountText({ count }: { readonly count: number }) {
  return <span className="figures">{formatCount(count)}</span>
}
