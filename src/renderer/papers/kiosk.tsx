import type { InvoiceLine } from '../../shared/domain/invoices/invoice-amounts.ts'
import type { KioskPaper } from '../../shared/domain/papers/kiosk-paper.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatDateTime } from '../../shared/domain/values/dates.ts'
import { formatAmount, formatCount, formatRupees, paise } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import type { DrawingProps } from './drawing.ts'
import { COMPUTER_MADE, DECLARATIONS, roundOffOf } from './invoice-texts.ts'
import { Closing } from './kit/closing.tsx'
import { HeadBox, OfficialPaper } from './kit/head-box.tsx'
import { Foot, Sheet, Sums } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

const timeOf = ({ orderedAt }: KioskPaper): string => (orderedAt === undefined ? '–' : formatDateTime(orderedAt))

export function KioskReceiptPaper({ paper }: DrawingProps<'kioskReceipt'>) {
  const { InvoiceNo, id, StoreName, StoreAddress, GSTNo, CustomerName, MobileNo, PaymentMode } = paper
  const { lines, totals, roundOff } = paper
  return (
    <Sheet
      title="Receipt"
      label={`Receipt ${InvoiceNo || id}`}
      lines={[
        StoreName,
        { quiet: dotted(StoreAddress, GSTNo && `GSTIN ${GSTNo}`) },
        dotted(InvoiceNo && `Receipt no. ${InvoiceNo}`, `kiosk order ${id}`, timeOf(paper)),
        `Customer: ${dotted(CustomerName, MobileNo) || 'not registered'}`,
      ]}
    >
      <PaperTable columns={RECEIPT} rows={lines} />
      <Sums
        parts={[
          counted.products(lines.length),
          counted.pieces(totals.quantity),
          ...roundOffOf(roundOff).map((part) => part.join(' ')),
          `Total ${formatRupees(totals.total)}`,
        ]}
      />
      <Foot>{dotted(PaymentMode && `Paid by ${PaymentMode}`, 'All prices include GST')}</Foot>
    </Sheet>
  )
}

const taxOf = ({ CGST, SGST, IGST }: InvoiceLine) => paise(CGST + SGST + IGST)

const RECEIPT: readonly PaperColumn<InvoiceLine>[] = [
  { title: 'Product ID', width: '21mm', strong: true, cell: ({ productId }) => productId },
  { title: 'Product', cell: ({ name }) => name },
  { title: 'Pieces', width: '16mm', align: 'end', cell: ({ quantity }) => formatCount(quantity) },
  {
    title: 'Price',
    width: '24mm',
    align: 'end',
    cell: (line) => formatAmount(paise(line.total / line.quantity)),
  },
  { title: 'Amount', width: '26mm', align: 'end', strong: true, cell: ({ total }) => formatAmount(total) },
]

const Product = ({ productId, name }: InvoiceLine) => (
  <>
    <small>{productId}</small> <Unbroken>{name}</Unbroken>
  </>
)

const INVOICE: readonly PaperColumn<InvoiceLine>[] = [
  { title: 'Sr', width: '8mm', align: 'centre', cell: ({ nr }) => nr },
  { title: 'Product', cell: Product },
  { title: 'HSN', width: '16mm', align: 'centre', cell: ({ HSNCode }) => HSNCode || '–' },
  { title: 'Qty', width: '12mm', align: 'end', cell: ({ quantity }) => formatCount(quantity) },
  { title: 'Unit rate', width: '20mm', align: 'end', cell: ({ unitBase }) => formatAmount(unitBase) },
  { title: 'Taxable value', width: '22mm', align: 'end', cell: ({ base }) => formatAmount(base) },
  { title: 'GST', width: '12mm', align: 'end', cell: ({ rate }) => (rate === undefined ? '–' : `${rate}%`) },
  { title: 'Tax', width: '18mm', align: 'end', cell: (line) => formatAmount(taxOf(line)) },
  { title: 'Total', width: '22mm', align: 'end', cell: ({ total }) => formatAmount(total) },
]

export function KioskInvoicePaper({ paper, mark }: DrawingProps<'kioskInvoice'>) {
  const { InvoiceNo, id, StoreName, StoreAddress, GSTNo, lines, totals, roundOff, inWords, isBetween } = paper
  const { CustomerName, MobileNo, Email, Address, PaymentMode } = paper
  const taxes = isBetween
    ? ([['IGST', totals.IGST]] as const)
    : ([
        ['CGST', totals.CGST],
        ['SGST', totals.SGST],
      ] as const)
  return (
    <OfficialPaper title="TAX INVOICE" label={`TAX INVOICE ${InvoiceNo || id}`} mark={mark}>
      <HeadBox
        issuer={{ legalName: StoreName, name: StoreName, address: StoreAddress, facts: [['GSTIN', GSTNo]] }}
        facts={[
          ['Invoice no.', InvoiceNo || '–'],
          ['Kiosk order', id],
          ['Ordered', timeOf(paper)],
          ['Paid by', PaymentMode || '–'],
        ]}
        parties={[]}
        others={[
          [
            'Customer',
            {
              legalName: CustomerName || undefined,
              name: CustomerName,
              address: Address,
              facts: (
                [
                  ['Mobile', MobileNo],
                  ['Email', Email],
                ] as const
              ).filter(([, known]) => known !== ''),
            },
          ],
        ]}
      />
      <PaperTable look="framed" columns={INVOICE} rows={lines} />
      <Closing
        inWords={inWords}
        sums={[
          ['Taxable value', formatAmount(totals.base)],
          ...taxes.map(([label, amount]) => [label, formatAmount(amount)] as const),
          ...roundOffOf(roundOff),
        ]}
        grand={['Invoice total', formatRupees(totals.total)]}
        declaration={[DECLARATIONS['TAX INVOICE'], COMPUTER_MADE]}
        signedFor={StoreName}
      />
    </OfficialPaper>
  )
}
