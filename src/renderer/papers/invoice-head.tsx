/** Who sells to whom, under which number: everything above the lines. */
import { formatDate, formatDateTime } from '../../shared/domain/dates.ts'
import type { EInvoice, InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import type { Party } from '../../shared/domain/papers/parties.ts'
import type { DrawingProps } from './drawing.ts'
import classes from './invoice-head.module.css'
import { SHORT_NAMES } from './invoice-texts.ts'
import { fitsQr, QrCode } from './qr-code.tsx'

type Facts = readonly (readonly [label: string, value: string])[]

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

function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const addressOf = ({ address, pincode }: Party): string =>
  [...address, pincode].filter((line) => line.trim() !== '').join(', ')

interface PartyProps {
  readonly side: string
  readonly party: Party
  readonly vat: boolean
}

function PartyBox({ side, party, vat }: PartyProps) {
  return (
    <section className={classes.party}>
      <h2 className={classes.role}>{side}</h2>
      <p className={classes.partyName}>{party.legalName || '–'}</p>
      {party.name !== party.legalName && <p className={classes.store}>{party.name}</p>}
      <p>{addressOf(party)}</p>
      <FactList facts={partyFacts(party, vat)} />
    </section>
  )
}

export function InvoiceHead({ paper, mark }: DrawingProps<'orderInvoice'>) {
  const { title, seller, billTo, shipTo, vendor, einvoice } = paper
  const qr = einvoice?.qr
  const registered = einvoice === undefined ? [] : einvoiceFacts(einvoice)
  const vat = isVat(paper)
  return (
    <header>
      <div className={classes.top}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.copy}>{mark}</p>
      </div>
      <div className={classes.box}>
        <section className={classes.seller}>
          <p className={classes.sellerName}>{seller.legalName || '–'}</p>
          {seller.name !== seller.legalName && <p className={classes.store}>{seller.name}</p>}
          <p>{addressOf(seller)}</p>
          <FactList facts={sellerFacts(paper, vat)} />
        </section>
        <section className={classes.order}>
          <FactList facts={orderFacts(paper)} />
          {qr !== undefined && fitsQr(qr) && (
            <div className={classes.qr}>
              <QrCode text={qr} label="QR code of the e-invoice" />
            </div>
          )}
        </section>
        <PartyBox side="Bill to" party={billTo} vat={vat} />
        <PartyBox side="Ship to" party={shipTo} vat={vat} />
        {vendor !== undefined && (
          <div className={classes.wide}>
            <PartyBox side="Sent by the vendor" party={vendor} vat={vat} />
          </div>
        )}
        {registered.length > 0 && (
          <section className={`${classes.wide} ${classes.einvoice}`}>
            <FactList facts={registered} />
          </section>
        )}
      </div>
    </header>
  )
}
