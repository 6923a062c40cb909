import type { EInvoice, InvoiceBody } from '../../shared/domain/papers/invoice-body.ts'
import type { Party } from '../../shared/domain/papers/parties.ts'
import { formatDate, formatDateTime } from '../../shared/domain/values/dates.ts'
import { SHORT_NAMES } from './invoice-texts.ts'
import { type Facts, HeadBox, type PaperParty } from './kit/head-box.tsx'

export const dateOr = (date: string | undefined): string => (date === undefined ? '–' : formatDate(date))

const isVat = ({ taxes }: InvoiceBody): boolean => taxes.some(({ of }) => of === 'VAT')

const paperFacts = (paper: InvoiceBody, about: Facts): Facts => [
  [`${SHORT_NAMES[paper.title]} no.`, paper.number || '–'],
  [`${SHORT_NAMES[paper.title]} date`, dateOr(paper.date)],
  ...about,
  ...(paper.shippingDate === undefined ? [] : [['Shipping date', formatDate(paper.shippingDate)] as const]),
  ...(isVat(paper)
    ? []
    : ([
        ['Place of supply', paper.placeOfSupply || '–'],
        ['Reverse charge', paper.reverseCharge ? 'Yes' : 'No'],
      ] as const)),
]

/** GSTIN and state; before GST there was no GSTIN, and the seller had a TIN. */
export function partyFacts({ GSTNo, state, stateCode }: Party, vat: boolean): Facts {
  const where = stateCode === '' ? state || '–' : `${state} (${stateCode})`
  return [...(vat ? [] : [['GSTIN', GSTNo === '' ? 'Unregistered' : GSTNo] as const]), ['State', where]]
}

const sellerFacts = ({ seller }: InvoiceBody, vat: boolean): Facts => [
  ...(vat ? [['TIN', seller.TINNo || '–'] as const] : []),
  ...partyFacts(seller, vat),
  ...(seller.CINNo === '' ? [] : [['CIN', seller.CINNo] as const]),
]

export const einvoiceFacts = ({ irn, ackNo, ackDate, qrAt }: EInvoice): Facts => [
  ...(irn === '' ? [] : [['IRN', irn] as const]),
  ...(ackNo === '' ? [] : [['Ack. no.', ackNo] as const]),
  ...(ackDate === undefined ? [] : [['Ack. date', formatDateTime(ackDate)] as const]),
  ...(qrAt === undefined ? [] : [['QR code at', qrAt] as const]),
]

const addressOf = ({ address, pincode }: Party): string =>
  [...address, pincode].filter((line) => line.trim() !== '').join(', ')

export const partyOf = (party: Party, facts: Facts): PaperParty => ({
  legalName: party.legalName,
  name: party.name,
  address: addressOf(party),
  facts,
})

export interface InvoiceHeadProps {
  readonly paper: InvoiceBody
  readonly facts: Facts
  readonly others?: readonly (readonly [role: string, party: Party])[] | undefined
}

export function InvoiceHead({ paper, facts, others = [] }: InvoiceHeadProps) {
  const { seller, billTo, shipTo, einvoice } = paper
  const vat = isVat(paper)
  const other = (party: Party) => partyOf(party, partyFacts(party, vat))
  return (
    <HeadBox
      issuer={partyOf(seller, sellerFacts(paper, vat))}
      facts={paperFacts(paper, facts)}
      parties={[
        ['Bill to', other(billTo)],
        ['Ship to', other(shipTo)],
      ]}
      others={others.map(([role, party]) => [role, other(party)])}
      registered={einvoice === undefined ? [] : einvoiceFacts(einvoice)}
      qr={einvoice?.qr === undefined ? undefined : { text: einvoice.qr, label: 'QR code of the e-invoice' }}
    />
  )
}
