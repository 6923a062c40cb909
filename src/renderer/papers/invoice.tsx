/**
 * An invoice on A4, rendered from its value alone, for any subject. The same component is used for the preview and for printing, so it
 * has its own fonts, sizes and colours and takes nothing from the app's theme.
 */

import type { HsnSummary, InvoiceLine } from '../../shared/domain/invoices/invoice-amounts.ts'
import type { InvoiceBody, TaxColumn } from '../../shared/domain/papers/invoice-body.ts'
import { formatAmount, formatCount, formatRupees, paise } from '../../shared/domain/values/money.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { InvoiceHead, type InvoiceHeadProps } from './invoice-head.tsx'
import { COMPUTER_MADE, DECLARATIONS, remarksOf, roundOffOf, SHORT_NAMES } from './invoice-texts.ts'
import { Closing } from './kit/closing.tsx'
import { OfficialPaper } from './kit/head-box.tsx'
import { type PaperColumn, PaperTable, type TotalCell } from './kit/table.tsx'

export interface InvoiceProps extends InvoiceHeadProps {
  /** The subject, which identifies an invoice without a number. */
  readonly about: string
  readonly mark: string
}

export function Invoice({ paper, about, facts, others, mark }: InvoiceProps) {
  const { title, number, seller, taxes, lines, summary, totals, inWords } = paper
  return (
    <OfficialPaper title={title} label={`${title} ${number || about}`} mark={mark}>
      <InvoiceHead paper={paper} facts={facts} others={others} />
      <PaperTable look="framed" columns={lineColumns(taxes)} rows={lines} total={totalCells(paper)} />
      <Closing
        remarks={remarksOf(paper)}
        inWords={inWords}
        sums={[...(taxes.length === 0 ? [] : sumsOf(paper)), ...roundOffOf(paper.roundOff)]}
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

const sumsOf = ({ taxes, totals }: InvoiceBody) => [
  ['Taxable value', formatAmount(totals.base)] as const,
  ...taxes.map(({ label, of }) => [label, formatAmount(totals[of])] as const),
]

/** Without tax, the price of a piece is its value. */
const lineColumns = (taxes: readonly TaxColumn[]): readonly PaperColumn<InvoiceLine>[] => [
  { title: 'Sr', width: '7mm', align: 'centre', cell: ({ nr }) => nr },
  {
    title: 'Product',
    cell: ({ productId, name }) => <Product id={productId} name={name} />,
    small: ({ note }) => note,
  },
  { title: 'HSN', width: '14.5mm', align: 'centre', cell: ({ HSNCode }) => HSNCode || '–' },
  { title: 'Qty', width: '13.5mm', align: 'end', cell: ({ quantity, unit }) => `${formatCount(quantity)} ${unit}` },
  { title: 'MRP', width: '14.5mm', align: 'end', cell: ({ mrp }) => (mrp === undefined ? '–' : formatAmount(mrp)) },
  {
    title: taxes.length === 0 ? 'Price' : 'Unit rate',
    width: '14.5mm',
    align: 'end',
    cell: ({ unitBase }) => formatAmount(unitBase),
  },
  ...(taxes.length === 0 ? [] : [TAXABLE]),
  ...taxes.flatMap((tax): PaperColumn<InvoiceLine>[] => [
    { title: 'Rate', group: tax.label, width: '8.5mm', align: 'end', cell: ({ rate }) => formatRate(rate, tax) },
    { title: 'Amount', group: tax.label, width: '14.5mm', align: 'end', cell: (line) => formatAmount(line[tax.of]) },
  ]),
  { title: 'Total', width: '18.5mm', align: 'end', cell: ({ total }) => formatAmount(total) },
]

const TAXABLE: PaperColumn<InvoiceLine> = {
  title: 'Taxable value',
  width: '18.5mm',
  align: 'end',
  cell: ({ base }) => formatAmount(base),
}

const Product = ({ id, name }: { readonly id: number | undefined; readonly name: string }) => (
  <>
    {id !== undefined && <small>{id}</small>} <Unbroken>{name || '–'}</Unbroken>
  </>
)

const totalCells = ({ taxes, totals, roundOff }: InvoiceBody): readonly TotalCell[] => [
  { text: 'Total', span: 3 },
  { text: formatCount(totals.quantity), align: 'end' },
  { span: 2 },
  ...(taxes.length === 0 ? [] : [{ text: formatAmount(totals.base), align: 'end' } as const]),
  ...taxes.map(({ of }): TotalCell => ({ text: formatAmount(totals[of]), span: 2, align: 'end' })),
  { text: formatAmount(paise(totals.total - roundOff)), align: 'end' },
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

/** `2.5%` for a rate of 5 percent that two taxes share; a dash for an unknown rate. */
export const formatRate = (rate: number | undefined, { sharedBy }: TaxColumn): string =>
  rate === undefined ? '–' : `${percent.format(rate / sharedBy)}%`
