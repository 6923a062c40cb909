/** A load's invoice as a file: seller, buyer, number, lines, tax and totals, laid out as the portal's files. */
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatAmount, type Paise, paise, times } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { type Drawn, drawnLine, drawnText, pdfOf } from '../../kit/pdf.ts'

type Invoice = Answer<'loads.invoice'>
type Line = Invoice['PODetails'][number]

const LEFT_EDGE = 40
const RIGHT = 555
const LINES_A_PAGE = 38
const ROW = 13
const TOP = 600

/** Left edges of its columns; right edges of columns of figures. */
const COLUMNS: readonly (readonly [
  title: string,
  x: number,
  cell: (line: Line, nth: number) => string,
  isEnd?: true,
])[] = [
  ['No.', LEFT_EDGE, (_, nth) => String(nth + 1)],
  ['Order', 62, ({ POID }) => POID ?? ''],
  ['Product', 118, ({ ProductID, ProductName }) => `${ProductID} ${ProductName}`.slice(0, 42)],
  ['HSN', 302, ({ HSNCode }) => HSNCode],
  ['Qty', 372, ({ Quantity }) => String(Quantity), true],
  ['Rate', 400, ({ GSTRate }) => `${GSTRate ?? 0}%`, true],
  ['Taxable value', 446, (line) => formatAmount(paise(totalOf(line) - taxOf(line))), true],
  ['Tax', 494, (line) => formatAmount(taxOf(line)), true],
  ['Amount', RIGHT, (line) => formatAmount(totalOf(line)), true],
]

const totalOf = ({ ActualPrice, Quantity }: Line): Paise => times(ActualPrice, Quantity)
const taxOf = ({ CGST, SGST, IGST, Quantity }: Line): Paise => times(paise(CGST + SGST + IGST), Quantity)

export function invoicePdf(invoice: Invoice, number: string): string {
  const { PODetails: lines } = invoice
  const count = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE))
  return pdfOf(Array.from({ length: count }, (_, page) => drawnPage(invoice, number, page, count)))
}

function drawnPage(invoice: Invoice, number: string, page: number, count: number): string {
  const first = page * LINES_A_PAGE
  const lines = invoice.PODetails.slice(first, first + LINES_A_PAGE)
  const end = TOP - 16 - lines.length * ROW
  const rows = lines.flatMap((line, nth) =>
    COLUMNS.map(
      ([, x, cell, isEnd = false]): Drawn => ({
        x,
        y: TOP - 16 - nth * ROW,
        text: cell(line, first + nth),
        size: 7,
        isEnd,
      }),
    ),
  )
  const heads = COLUMNS.map(([text, x, , isEnd = false]): Drawn => ({ x, y: TOP, text, size: 7, isBold: true, isEnd }))
  const foot: Drawn = { x: RIGHT, y: 30, text: `Page ${page + 1} of ${count}`, size: 7, isEnd: true }
  return [
    ...[
      ...headOf(invoice, number),
      ...heads,
      ...rows,
      ...(page === count - 1 ? sumsOf(invoice, end - 6) : []),
      foot,
    ].map(drawnText),
    ...[TOP + 10, TOP - 4, end + 4].map((y) => drawnLine(LEFT_EDGE, RIGHT, y)),
  ].join('\n')
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')

function headOf(
  { WareHouseDetails: seller, StoreDetails: store, ...invoice }: Invoice,
  number: string,
): readonly Drawn[] {
  const { LoadID, InvoiceDate, ChallanDate, einvresponse } = invoice
  const isChallan = number.startsWith('DC/')
  const sellerLines = [
    seller.companyName || seller.name,
    joined(seller.address, seller.city, seller.pincode),
    `${seller.state}   GSTIN ${seller.GSTNo}`,
  ]
  const date = InvoiceDate ?? ChallanDate
  const right = [
    `${isChallan ? 'Challan' : 'Invoice'} no. ${number}`,
    `Date ${date === undefined ? '' : formatDate(date)}`,
    `Load ${LoadID}`,
    `Place of supply ${store.shippingState || store.state}`,
  ]
  const buyer = [
    store.companyName,
    joined(store.address1, store.city, store.pincode),
    `${store.state}   GSTIN ${store.GSTNumber || 'Unregistered'}`,
  ]
  const block = (texts: readonly string[], x: number, y: number): readonly Drawn[] =>
    texts.map((text, nth) => ({ x, y: y - nth * 12, text, isBold: nth === 0 }))
  return [
    { x: LEFT_EDGE, y: 790, text: isChallan ? 'DELIVERY CHALLAN' : 'TAX INVOICE', size: 16, isBold: true },
    ...block(sellerLines, LEFT_EDGE, 764),
    ...block(right, 380, 764),
    ...block(['Bill to', ...buyer], LEFT_EDGE, 716),
    ...(einvresponse === undefined
      ? []
      : block([`IRN ${einvresponse.irn}`, `Ack. no. ${einvresponse.ackNo}`], LEFT_EDGE, 646).map((one) => ({
          ...one,
          isBold: false,
          size: 7,
        }))),
  ]
}

function sumsOf({ PODetails: lines }: Invoice, y: number): readonly Drawn[] {
  const sum = (of: (line: Line) => number): Paise => paise(lines.reduce((so, line) => so + of(line), 0))
  const taxes = (['CGST', 'SGST', 'IGST'] as const).map(
    (name) => [name, sum((line) => times(line[name], line.Quantity))] as const,
  )
  const total = sum(totalOf)
  const totals = [
    ['Taxable value', paise(total - sum(taxOf))] as const,
    ...taxes.filter(([, amount]) => amount !== 0),
    ['Total (INR)', total] as const,
  ]
  return totals.flatMap(([label, amount], nth): Drawn[] => {
    const [at, isBold] = [y - 10 - nth * 13, nth === totals.length - 1]
    return [
      { x: 400, y: at, text: label, isBold },
      { x: RIGHT, y: at, text: formatAmount(amount), isBold, isEnd: true },
    ]
  })
}
