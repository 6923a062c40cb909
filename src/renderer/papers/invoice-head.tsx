/** Who sells to whom, under which number: everything above the lines. */
import { formatDate, formatDateTime } from '../../shared/domain/dates.ts'
import type { InvoicePaper, Party } from '../../shared/domain/papers/invoice.ts'
import classes from './invoice-head.module.css'
import { fitsQr, QrCode } from './qr-code.tsx'

type Facts = readonly (readonly [label: string, value: string])[]

const orderFacts = (paper: InvoicePaper): Facts => [
  ['Invoice no.', paper.invoiceNo],
  ['Invoice date', formatDate(paper.invoiceDate)],
  ['Order no.', paper.orderId],
  ['Order date', formatDate(paper.orderDate)],
  ['Place of supply', paper.placeOfSupply],
  ['Reverse charge', 'No'],
]

const partyFacts = ({ GSTNo, state, stateCode }: Party): Facts => [
  ['GSTIN', GSTNo === '' ? 'Unregistered' : GSTNo],
  ['State', stateCode === '' ? state : `${state} (${stateCode})`],
]

const einvoiceFacts = ({ irn, ackNo, ackDate }: NonNullable<InvoicePaper['einvoice']>): Facts => [
  ['IRN', irn],
  ['Ack. no.', ackNo],
  ['Ack. date', ackDate === undefined ? '–' : formatDateTime(ackDate)],
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
  [...address.filter((line) => line.trim() !== ''), pincode].filter((line) => line !== '').join(', ')

function PartyBox({ side, party }: { readonly side: string; readonly party: Party }) {
  return (
    <section className={classes.party}>
      <h2 className={classes.role}>{side}</h2>
      <p className={classes.partyName}>{party.legalName}</p>
      {party.name !== party.legalName && <p className={classes.store}>{party.name}</p>}
      <p>{addressOf(party)}</p>
      <FactList facts={partyFacts(party)} />
    </section>
  )
}

function EInvoice({ einvoice }: { readonly einvoice: NonNullable<InvoicePaper['einvoice']> }) {
  return (
    <section className={classes.einvoice}>
      <FactList facts={einvoiceFacts(einvoice)} />
    </section>
  )
}

export function InvoiceHead({ paper }: { readonly paper: InvoicePaper }) {
  const { seller, billTo, shipTo, einvoice } = paper
  const withQr = einvoice !== undefined && fitsQr(einvoice.qr)
  return (
    <header>
      <h1 className={classes.title}>{paper.title}</h1>
      <div className={classes.box}>
        <section className={classes.seller}>
          <p className={classes.sellerName}>{seller.legalName}</p>
          {seller.name !== seller.legalName && <p className={classes.store}>{seller.name}</p>}
          <p>{addressOf(seller)}</p>
          <FactList facts={[...partyFacts(seller), ...(seller.CINNo === '' ? [] : [['CIN', seller.CINNo] as const])]} />
        </section>
        <section className={classes.order}>
          <FactList facts={orderFacts(paper)} />
          {withQr && (
            <div className={classes.qr}>
              <QrCode text={einvoice.qr} label="QR code of the e-invoice" />
            </div>
          )}
        </section>
        <PartyBox side="Bill to" party={billTo} />
        <PartyBox side="Ship to" party={shipTo} />
        {einvoice !== undefined && <EInvoice einvoice={einvoice} />}
      </div>
    </header>
  )
}
