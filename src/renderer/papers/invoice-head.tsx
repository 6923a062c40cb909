/** Who sells to whom, under which number: everything above the lines. */

import type { EInvoice, InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import type { Party } from '../../shared/domain/papers/parties.ts'
import { formatDate, formatDateTime } from '../../shared/domain/values/dates.ts'
import { SHORT_NAMES } from './invoice-texts.ts'
import { type Facts, HeadBox, type PaperParty } from './kit/head-box.tsx'

const dateOr = (date: string | undefined): string => (date === undefined ? '–' : formatDate(date))

const isVat = ({ taxes }: InvoicePaper): boolean => taxes.some(({ of }) => of === 'VAT')

const orderFacts = (paper: InvoicePaper): Facts => [
  [`${SHORT_NAMES[paper.title]} no.`, paper.number || '–'],
  [`${SHORT_NAMES[paper.title]} date`, dateOr(paper.date)],
  ['Order no.', paper.orderId],
  ['Order date', dateOr(paper.orderDate)],
  ...(paper.shippingDate === undefined ? [] : [['Shipping date', formatDate(paper.shippingDate)] as const]),
  ...(isVat(paper)
    ? []
    : ([
        ['Place of supply', paper.placeOfSupply || '–'],
        ['Reverse charge', paper.reverseCharge ? 'Yes' : 'No'],
      ] as const)),
]

/** GSTIN and state; before GST there was no GSTIN, and the seller had a TIN. */
function partyFacts({ GSTNo, state, stateCode }: Party, vat: boolean): Facts {
  const where = stateCode === '' ? state || '–' : `${state} (${stateCode})`
  return [...(vat ? [] : [['GSTIN', GSTNo === '' ? 'Unregistered' : GSTNo] as const]), ['State', where]]
}

const sellerFacts = ({ seller }: InvoicePaper, vat: boolean): Facts => [
  ...(vat ? [['TIN', seller.TINNo || '–'] as const] : []),
  ...partyFacts(seller, vat),
  ...(seller.CINNo === '' ? [] : [['CIN', seller.CINNo] as const]),
]

const einvoiceFacts = ({ irn, ackNo, ackDate, qrAt }: EInvoice): Facts => [
  ...(irn === '' ? [] : [['IRN', irn] as const]),
  ...(ackNo === '' ? [] : [['Ack. no.', ackNo] as const]),
  ...(ackDate === undefined ? [] : [['Ack. date', formatDateTime(ackDate)] as const]),
  ...(qrAt === undefined ? [] : [['QR code at', qrAt] as const]),
]

const addressOf = ({ address, pincode }: Party): string =>
  [...address, pincode].filter((line) => line.trim() !== '').join(', ')

const partyOf = (party: Party, facts: Facts): PaperParty => ({
  legalName: party.legalName,
  name: party.name,
  address: addressOf(party),
  facts,
})

export function InvoiceHead({ paper }: { readonly paper: InvoicePaper }) {
  const { seller, billTo, shipTo, vendor, einvoice } = paper
  const vat = isVat(paper)
  const other = (party: Party) => partyOf(party, partyFacts(party, vat))
  return (
    <HeadBox
      issuer={partyOf(seller, sellerFacts(paper, vat))}
      facts={orderFacts(paper)}
      parties={[
        ['Bill to', other(billTo)],
        ['Ship to', other(shipTo)],
      ]}
      others={vendor === undefined ? [] : [['Sent by the vendor', other(vendor)]]}
      registered={einvoice === undefined ? [] : einvoiceFacts(einvoice)}
      qr={einvoice?.qr === undefined ? undefined : { text: einvoice.qr, label: 'QR code of the e-invoice' }}
    />
  )
}
