/** A debit or credit note: its single value with taxes, and the goods concerned if the portal names them. */
import type { TaxColumn } from '../../shared/domain/papers/invoice-body.ts'
import type { NoteGoods, NoteLine, NotePaper } from '../../shared/domain/papers/note.ts'
import { formatAmount, formatCount, formatRupees, type Paise, ZERO } from '../../shared/domain/values/money.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import type { DrawingProps } from './drawing.ts'
import { formatRate } from './invoice.tsx'
import { dateOr, einvoiceFacts, partyFacts, partyOf } from './invoice-head.tsx'
import { COMPUTER_MADE, roundOffOf } from './invoice-texts.ts'
import { Closing } from './kit/closing.tsx'
import { HeadBox, OfficialPaper } from './kit/head-box.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

/** The tax on a line; VAT from before GST isn't split. */
const taxIn = (line: NoteLine, of: TaxColumn['of']): Paise => (of === 'VAT' ? ZERO : line[of])

const DECLARATION = 'We declare that this note shows the approved value and that all particulars are true and correct.'

export function Note({ paper, mark }: DrawingProps<'note'>) {
  const { title, number, date, facts, issuer, store, placeOfSupply, isOld, taxes, line, goods } = paper
  const { roundOff, total, inWords, einvoice } = paper
  const short = title === 'TAX INVOICE' ? 'Invoice' : 'Note'
  return (
    <OfficialPaper title={title} label={`${title} ${number}`} mark={mark}>
      <HeadBox
        issuer={partyOf(issuer, [
          ...(isOld ? [['TIN', issuer.TINNo || '–'] as const] : []),
          ...partyFacts(issuer, isOld),
          ...(issuer.CINNo === '' ? [] : [['CIN', issuer.CINNo] as const]),
        ])}
        facts={[
          [`${short} no.`, number],
          [`${short} date`, dateOr(date)],
          ...facts,
          ...(isOld
            ? []
            : ([
                ['Place of supply', placeOfSupply || '–'],
                ['Reverse charge', 'No'],
              ] as const)),
        ]}
        parties={[]}
        others={[['Issued to', partyOf(store, partyFacts(store, isOld))]]}
        registered={einvoice === undefined ? [] : einvoiceFacts(einvoice)}
        qr={einvoice?.qr === undefined ? undefined : { text: einvoice.qr, label: 'QR code of the e-invoice' }}
      />
      <PaperTable look="framed" columns={columnsFor(paper)} rows={[line]} />
      {goods.length > 0 && <PaperTable look="tax" heading="Details" columns={GOODS} rows={goods} />}
      <Closing
        inWords={inWords}
        sums={
          taxes.length === 0
            ? []
            : [
                ['Taxable value', formatAmount(line.base)],
                ...taxes.map(({ label, of }) => [label, formatAmount(taxIn(line, of))] as const),
                ...roundOffOf(roundOff),
              ]
        }
        grand={[`${short} total`, formatRupees(total)]}
        declaration={[DECLARATION, COMPUTER_MADE]}
        signedFor={issuer.legalName}
      />
    </OfficialPaper>
  )
}

const columnsFor = ({ taxes, isOld }: NotePaper): readonly PaperColumn<NoteLine>[] => [
  { title: 'Particulars', cell: ({ words }) => words, small: ({ description }) => description || undefined },
  ...(isOld
    ? []
    : [{ title: 'SAC', width: '18mm', align: 'centre', cell: ({ service }: NoteLine) => service || '–' } as const]),
  ...(taxes.length === 0
    ? []
    : [
        {
          title: 'Taxable value',
          width: '26mm',
          align: 'end',
          cell: ({ base }: NoteLine) => formatAmount(base),
        } as const,
      ]),
  ...taxes.flatMap((tax): PaperColumn<NoteLine>[] => [
    { title: 'Rate', group: tax.label, width: '11mm', align: 'end', cell: ({ rate }) => formatRate(rate, tax) },
    {
      title: 'Amount',
      group: tax.label,
      width: '22mm',
      align: 'end',
      cell: (line) => formatAmount(taxIn(line, tax.of)),
    },
  ]),
  { title: 'Amount', width: '28mm', align: 'end', cell: ({ net }) => formatAmount(net) },
]

const GOODS: readonly PaperColumn<NoteGoods>[] = [
  { title: 'Order', width: '26mm', cell: ({ POID }) => POID ?? '–' },
  {
    title: 'Product',
    cell: ({ ProductID, ProductName }) => (
      <>
        {ProductID !== undefined && <small>{ProductID}</small>} <Unbroken>{ProductName || '–'}</Unbroken>
      </>
    ),
    small: ({ Reason }) => Reason || undefined,
  },
  { title: 'HSN', width: '18mm', align: 'centre', cell: ({ HSNCode }) => HSNCode || '–' },
  {
    title: 'Qty',
    width: '12mm',
    align: 'end',
    cell: ({ Quantity }) => (Quantity === undefined ? '–' : formatCount(Quantity)),
  },
  { title: 'Price', width: '22mm', align: 'end', cell: ({ ActualPrice }) => amountOr(ActualPrice) },
  { title: 'Total', width: '26mm', align: 'end', cell: ({ TotalPrice }) => amountOr(TotalPrice) },
]

const amountOr = (amount: NoteGoods['ActualPrice']): string => (amount === undefined ? '–' : formatAmount(amount))
