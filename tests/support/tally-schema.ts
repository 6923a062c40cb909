/**
 * Checks a file for Tally with a strict parser against the format that Tally documents: elements and their order, the format of dates and
 * amounts, negative debits that are deemed positive, and vouchers that sum to zero.
 */
import { SaxesParser } from 'saxes'

export interface TallyLine {
  readonly ledger: string
  /** Paise; positive if the ledger is debited. */
  readonly debited: number
  readonly isParty: boolean
  readonly bill: { readonly type: string; readonly name: string } | undefined
}

export interface ReadVoucher {
  readonly type: string
  readonly remoteId: string
  readonly fields: Readonly<Record<string, string>>
  readonly lines: readonly TallyLine[]
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (problem) => {
    throw problem
  })
  parser.on('opentag', ({ name, attributes }) => {
    const one: Element = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)?.children.push(one)
    open.push(one)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last !== undefined) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root
}

/** An element's children in order; `?` is optional, `+` may repeat. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  '': ['ENVELOPE'],
  ENVELOPE: ['HEADER', 'BODY'],
  HEADER: ['TALLYREQUEST'],
  BODY: ['IMPORTDATA'],
  IMPORTDATA: ['REQUESTDESC', 'REQUESTDATA'],
  REQUESTDESC: ['REPORTNAME'],
  REQUESTDATA: ['TALLYMESSAGE+?'],
  TALLYMESSAGE: ['VOUCHER'],
  VOUCHER: [
    'DATE',
    'VOUCHERTYPENAME',
    'REFERENCE?',
    'REFERENCEDATE?',
    'PARTYLEDGERNAME',
    'PERSISTEDVIEW',
    'ISINVOICE',
    'NARRATION',
    'ALLLEDGERENTRIES.LIST+',
  ],
  'ALLLEDGERENTRIES.LIST': ['LEDGERNAME', 'ISDEEMEDPOSITIVE', 'ISPARTYLEDGER', 'AMOUNT', 'BILLALLOCATIONS.LIST?'],
  'BILLALLOCATIONS.LIST': ['NAME?', 'BILLTYPE', 'AMOUNT'],
}
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  TALLYMESSAGE: ['xmlns:UDF'],
  VOUCHER: ['REMOTEID', 'VCHTYPE', 'ACTION', 'OBJVIEW'],
}
const LOGICAL = /^(Yes|No)$/
const FORMS: Readonly<Record<string, RegExp>> = {
  TALLYREQUEST: /^Import Data$/,
  REPORTNAME: /^Vouchers$/,
  DATE: /^\d{8}$/,
  REFERENCEDATE: /^\d{8}$/,
  AMOUNT: /^-?\d+\.\d{2}$/,
  VOUCHERTYPENAME: /\S/,
  LEDGERNAME: /\S/,
  PARTYLEDGERNAME: /\S/,
  ISDEEMEDPOSITIVE: LOGICAL,
  ISPARTYLEDGER: LOGICAL,
  ISINVOICE: LOGICAL,
  PERSISTEDVIEW: /^Accounting Voucher View$/,
  BILLTYPE: /^(New Ref|Agst Ref|On Account)$/,
}

const wrong = (what: string): never => {
  throw new Error(`Not Tally's form: ${what}`)
}

function check(one: Element): void {
  const allowed = CHILDREN[one.name]
  const names = one.children.map(({ name }) => name)
  if (allowed === undefined) {
    if (names.length > 0) wrong(`${one.name} has ${names}`)
    if (FORMS[one.name]?.test(one.text) === false) wrong(`${one.name} is “${one.text}”`)
  } else {
    const pattern = allowed.map((name) => {
      const plain = name.replace(/[+?]+$/, '')
      const times = `${name.includes('+') ? '+' : ''}${name.includes('?') ? '?' : ''}`
      return `(?:${plain.replaceAll('.', '\\.')} )${times === '+?' ? '*' : times}`
    })
    if (!new RegExp(`^${pattern.join('')}$`).test(names.map((name) => `${name} `).join('')))
      wrong(`${one.name || 'the file'} has ${names.join(', ')}`)
  }
  const attributes = Object.keys(one.attributes).join()
  if (attributes !== (ATTRIBUTES[one.name] ?? []).join()) wrong(`${one.name} has the attributes ${attributes}`)
  one.children.forEach(check)
}

const childOf = ({ children }: Element, name: string): Element | undefined => children.find((one) => one.name === name)
const textOf = (one: Element | undefined, name: string): string => (one && childOf(one, name)?.text) ?? ''
const paiseOf = (text: string): number => Math.round(Number(text) * 100)

function lineOf(one: Element): TallyLine {
  const amount = paiseOf(textOf(one, 'AMOUNT'))
  if (amount === 0) wrong('a ledger gets nothing')
  if ((textOf(one, 'ISDEEMEDPOSITIVE') === 'Yes') !== amount < 0) wrong('a side that isn’t that of its amount')
  const bill = childOf(one, 'BILLALLOCATIONS.LIST')
  const isParty = textOf(one, 'ISPARTYLEDGER') === 'Yes'
  if ((bill !== undefined) !== isParty) wrong('a bill belongs to the party')
  const type = textOf(bill, 'BILLTYPE')
  const name = textOf(bill, 'NAME')
  if (bill !== undefined && paiseOf(textOf(bill, 'AMOUNT')) !== amount) wrong('the bills are not the amount')
  if (bill !== undefined && (name === '') !== (type === 'On Account')) wrong(`${type} of “${name}”`)
  return { ledger: textOf(one, 'LEDGERNAME'), debited: -amount, isParty, bill: bill && { type, name } }
}

/** The vouchers of a file; throws if it isn't in Tally's format. */
export function readTally(xml: string): readonly ReadVoucher[] {
  const root = parsed(xml)
  check(root)
  const body = root.children[0]?.children[1]?.children[0]?.children[1]
  const vouchers = (body?.children ?? [])
    .flatMap(({ children }) => children)
    .map((voucher): ReadVoucher => {
      const lines = voucher.children.filter(({ name }) => name === 'ALLLEDGERENTRIES.LIST').map(lineOf)
      const fields = Object.fromEntries(
        voucher.children.filter(({ name }) => name !== 'ALLLEDGERENTRIES.LIST').map(({ name, text }) => [name, text]),
      )
      const { REMOTEID = '', VCHTYPE = '', ACTION } = voucher.attributes
      if (ACTION !== 'Create') wrong(`the action ${ACTION}`)
      if (VCHTYPE !== fields.VOUCHERTYPENAME) wrong('two types of voucher')
      if (lines.reduce((all, { debited }) => all + debited, 0) !== 0) wrong('a voucher that comes to something')
      const party = lines.filter(({ isParty }) => isParty)
      if (party.length !== 1 || party[0]?.ledger !== fields.PARTYLEDGERNAME) wrong('one party')
      if (fields.REFERENCEDATE !== undefined && fields.REFERENCE === undefined) wrong('the date of no reference')
      return { type: VCHTYPE, remoteId: REMOTEID, fields, lines }
    })
  const ids = new Set(vouchers.map(({ remoteId }) => remoteId))
  if (ids.size !== vouchers.length) wrong('two vouchers with one id')
  return vouchers
}
