/**
 * The order invoice on A4, drawn from its value alone. The same component is the preview on the screen and the page that
 * is printed, so it brings its own type, sizes and colours and takes nothing from the app's theme.
 */

import type { InvoicePaper, TaxColumn } from '../../shared/domain/papers/invoice.ts'
import type { HsnSummary, InvoiceLine } from '../../shared/domain/papers/invoice-amounts.ts'
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { InvoiceHead } from './invoice-head.tsx'
import { COMPUTER_MADE, DECLARATIONS, remarksOf, SHORT_NAMES } from './invoice-texts.ts'
import { Closing } from './kit/closing.tsx'
import { OfficialPaper } from './kit/head-box.tsx'
import { type PaperColumn, PaperTable, type TotalCell } from './kit/table.tsx'

export function Invoice({ paper, mark }: DrawingProps<'orderInvoice'>) {
  const { title, number, orderId, seller, taxes, lines, summary, totals, inWords } = paper
  return (
    <OfficialPaper title={title} label={`${title} ${number || orderId}`} mark={mark}>
      <InvoiceHead paper={paper} />
      <PaperTable look="framed" columns={lineColumns(taxes)} rows={lines} total={totalCells(paper)} />
      <Closing
        remarks={remarksOf(paper)}
        inWords={inWords}
        sums={[
          ['Taxable value', formatAmount(totals.base)],
          ...taxes.map(({ label, of }) => [label, formatAmount(totals[of])] as const),
        ]}
        grand={[`${SHORT_NAMES[title]} total`, formatRupees(totals.total)]}
        declaration={[DECLARATIONS[title], COMPUTER_MADE]}
        signedFor={seller.legalName}
      >
        {summary.length > 0 && (
          <PaperTable look="tax" heading="Tax by HSN code" columns={hsnColumns(taxes)} rows={summary} />
        )}
      </Closing>
    </OfficialPaper>
  )
}

const lineColumns = (taxes: readonly TaxColumn[]): readonly PaperColumn<InvoiceLine>[] => [
  { title: 'Sr', width: '7mm', align: 'centre', cell: ({ nr }) => nr },
  { title: 'Product', cell: ({ productId, name }) => <Product id={productId} name={name} /> },
  { title: 'HSN', width: '14.5mm', align: 'centre', cell: ({ HSNCode }) => HSNCode || '–' },
  { title: 'Qty', width: '13.5mm', align: 'end', cell: ({ quantity, unit }) => `${formatCount(quantity)} ${unit}` },
  { title: 'MRP', width: '14.5mm', align: 'end', cell: ({ mrp }) => (mrp === undefined ? '–' : formatAmount(mrp)) },
  { title: 'Unit rate', width: '14.5mm', align: 'end', cell: ({ unitBase }) => formatAmount(unitBase) },
  { title: 'Taxable value', width: '18.5mm', align: 'end', cell: ({ base }) => formatAmount(base) },
  ...taxes.flatMap((tax): PaperColumn<InvoiceLine>[] => [
    { title: 'Rate', group: tax.label, width: '8.5mm', align: 'end', cell: ({ rate }) => formatRate(rate, tax) },
    { title: 'Amount', group: tax.label, width: '14.5mm', align: 'end', cell: (line) => formatAmount(line[tax.of]) },
  ]),
  { title: 'Total', width: '18.5mm', align: 'end', cell: ({ total }) => formatAmount(total) },
]

const Product = ({ id, name }: { readonly id: number | undefined; readonly name: string }) => (
  <>
    {id !== undefined && <small>{id}</small>} {name || '–'}
  </>
)

const totalCells = ({ taxes, totals }: InvoicePaper): readonly TotalCell[] => [
  { text: 'Total', span: 3 },
  { text: formatCount(totals.quantity), align: 'end' },
  { span: 2 },
  { text: formatAmount(totals.base), align: 'end' },
  ...taxes.map(({ of }): TotalCell => ({ text: formatAmount(totals[of]), span: 2, align: 'end' })),
  { text: formatAmount(totals.total), align: 'end' },
]

const hsnColumns = (taxes: readonly TaxColumn[]): readonly PaperColumn<HsnSummary>[] => [
  { title: 'HSN', cell: ({ HSNCode }) => HSNCode || '–' },
  { title: 'Qty', align: 'end', cell: ({ quantity, unit }) => `${formatCount(quantity)} ${unit}` },
  { title: 'Taxable value', align: 'end', cell: ({ base }) => formatAmount(base) },
  ...taxes.flatMap((tax): PaperColumn<HsnSummary>[] => [
    { title: `${tax.label} rate`, align: 'end', cell: ({ rate }) => formatRate(rate, tax) },
    { title: tax.label, align: 'end', cell: (row) => formatAmount(row[tax.of]) },
  ]),
  { title: 'Total', align: 'end', cell: ({ total }) => formatAmount(total) },
]

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** `2.5%` of a rate of 5 percent that two taxes share; a dash for a rate that nobody tells. */
const formatRate = (rate: number | undefined, { sharedBy }: TaxColumn): string =>
  rate === undefined ? '–' : `${percent.format(rate / sharedBy)}%`
