import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import { stockDays, type Totals, totalOf } from '../../../shared/domain/replenishment/assist-totals.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatWholeRupees, type Paise } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { Figures } from '../../parts/figures.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import type { QueryState, SubcategoryTotals } from './queries.ts'

export interface CategoryFiguresProps {
  readonly category: Category
  readonly chosen: number | undefined
  readonly totals: QueryState<readonly SubcategoryTotals[]>
}

function piecesText(pieces: number | undefined, worth: Paise | undefined): string {
  if (pieces === undefined) return '–'
  return `${counted.pieces(pieces)}${worth === undefined ? '' : ` · ${formatWholeRupees(worth)}`}`
}

function together(all: readonly SubcategoryTotals[]): Totals {
  const sold = all.flatMap((one) =>
    one.sold === undefined ? [] : [{ totalquantity: one.sold, totalPrice: one.soldValue }],
  )
  const stocks = all.flatMap((one) =>
    one.stock === undefined ? [] : [{ totalStock: one.stock, totalStockValue: one.stockValue }],
  )
  return totalOf(
    sold.length === 0 && all.length > 0 ? undefined : sold,
    stocks.length === 0 && all.length > 0 ? undefined : stocks,
  )
}

export function CategoryFigures({ category, chosen, totals }: CategoryFiguresProps) {
  const sale = usePortal('orderAssist.categoryTotals', {})
  const whole = sale.data?.answer.find(({ categoryID }) => categoryID === category.id)
  const selected = totals.value && together(totals.value.filter(({ id }) => chosen === undefined || id === chosen))
  const about = totals.value?.find(({ id }) => id === chosen)?.name
  const days = selected && stockDays(selected)
  return (
    <>
      {sale.data === undefined && sale.error !== null && (
        <QuietError
          error={appErrorOf(sale.error)}
          message={messages.categorySaleFailed}
          onRetry={() => void sale.refetch()}
          busy={sale.isFetching}
          lines={1}
        />
      )}
      {totals.error !== undefined && (
        <QuietError error={totals.error} onRetry={totals.retry} busy={totals.isFetching} lines={1} />
      )}
      <Figures
        figures={[
          {
            label: 'Category sales, 30 days',
            value: sale.data === undefined ? '–' : piecesText(whole?.totalquantity ?? 0, whole?.totalPrice),
          },
          // Without a chosen subcategory this would be the same figure.
          ...(about === undefined
            ? []
            : [{ label: `${about}: sold`, value: piecesText(selected?.sold, selected?.soldValue) }]),
          {
            label: about === undefined ? 'Store stock' : `${about}: store stock`,
            value: piecesText(selected?.stock, selected?.stockValue),
          },
          {
            label: about === undefined ? 'Days of stock' : `${about}: days of stock`,
            value: days === undefined ? '–' : counted.days(days),
          },
        ]}
      />
    </>
  )
}
