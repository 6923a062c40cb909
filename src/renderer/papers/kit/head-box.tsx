import type { ReactNode } from 'react'
import classes from './head-box.module.css'
import { fitsQr, QrCode } from './qr-code.tsx'

export type Facts = readonly (readonly [label: string, value: string])[]

/** True for a number that fits on one line: it is never broken, and moves below its label if there is no room beside it. */
const isWhole = (value: string): boolean => value.length <= 38 && !/\s/.test(value)

interface FactListProps {
  readonly facts: Facts
  /** Narrow labels, or one fact beside the other. */
  readonly look?: 'narrow' | 'row'
}

export const FactList = ({ facts, look }: FactListProps) => (
  <dl className={classes.facts} data-look={look}>
    {facts.map(([label, value]) => (
      <div key={label} data-whole={isWhole(value) || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export interface PaperParty {
  /** The registered name; the store's own name is added below if it differs. Undefined for a party without one. */
  readonly legalName: string | undefined
  readonly name: string
  readonly address: string
  readonly facts: Facts
}

interface PartyProps {
  readonly party: PaperParty
  /** The party's role; undefined for the issuer. */
  readonly role?: string
}

function Party({ party: { legalName, name, address, facts }, role }: PartyProps) {
  return (
    <section className={role === undefined ? classes.left : classes.party}>
      {role !== undefined && <h2 className={classes.role}>{role}</h2>}
      {legalName !== undefined && (
        <p className={role === undefined ? classes.issuer : classes.partyName}>{legalName || '–'}</p>
      )}
      {name !== '' && name !== legalName && <p className={classes.store}>{name}</p>}
      <p>{address}</p>
      <FactList facts={facts} look="narrow" />
    </section>
  )
}

export interface HeadBoxProps {
  readonly issuer: PaperParty
  /** Number, dates, and the like. */
  readonly facts: Facts
  /** Parties in two columns. */
  readonly parties: readonly (readonly [role: string, party: PaperParty])[]
  /** Parties that take the full width. */
  readonly others?: readonly (readonly [role: string, party: PaperParty])[]
  /** Data from registers, e.g. an e-invoice's number. */
  readonly registered?: Facts
  readonly qr?: { readonly text: string; readonly label: string } | undefined
}

export function HeadBox({ issuer, facts, parties, others = [], registered = [], qr }: HeadBoxProps) {
  return (
    <div className={classes.box}>
      <Party party={issuer} />
      <section className={classes.right}>
        <FactList facts={facts} />
        {qr !== undefined && fitsQr(qr.text) && (
          <div className={classes.qr}>
            <QrCode text={qr.text} label={qr.label} />
          </div>
        )}
      </section>
      {parties.map(([role, party]) => (
        <Party key={role} role={role} party={party} />
      ))}
      {others.map(([role, party]) => (
        <div key={role} className={classes.wide}>
          <Party role={role} party={party} />
        </div>
      ))}
      {registered.length > 0 && (
        <section className={classes.wide}>
          <FactList facts={registered} look="row" />
        </section>
      )}
    </div>
  )
}

export interface OfficialPaperProps {
  readonly title: string
  /** The accessible name: the title with the number, which tells papers apart. */
  readonly label: string
  readonly mark: string
  readonly children: ReactNode
}

/** A paper for accounting: an invoice, a challan, a note. */
export const OfficialPaper = ({ title, label, mark, children }: OfficialPaperProps) => (
  <article className={classes.document} aria-label={label}>
    <div className={classes.top}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.copy}>{mark}</p>
    </div>
    {children}
  </article>
)
