/** Sentences about an import's counts: rows taken, rows left out, rows unfinished. */

import { formatCount } from '../values/money.ts'
import { type ImportMode, type ImportRow, type ImportSummary, isTaken, VERDICTS, type Verdict } from './cart-import.ts'
import { piecesAfter } from './judge-row.ts'

/** True for rows that are left out and could be corrected; a heading doesn't count. */
export const isProblem = (verdict: Verdict): boolean => !isTaken(verdict) && verdict !== 'header'

/** Pieces of a row's product in the cart after the import; undefined if the row is left out. */
export const cartAfter = (
  { verdict, qty, inCart }: Pick<ImportRow, 'verdict' | 'qty' | 'inCart'>,
  mode: ImportMode,
): number | undefined => (isTaken(verdict) && qty !== undefined ? piecesAfter(qty, inCart, mode) : undefined)

export const PROBLEMS: readonly Verdict[] = VERDICTS.filter(isProblem)

export interface ImportFigures {
  /** Rows that go into the cart. */
  readonly taken: number
  readonly leftOut: number
  /** Rows of products; the heading isn't one. */
  readonly rows: number
}

export function figuresOf({ counts }: Pick<ImportSummary, 'counts'>): ImportFigures {
  let taken = 0
  let leftOut = 0
  for (const verdict of VERDICTS) {
    if (isTaken(verdict)) taken += counts[verdict]
    else if (isProblem(verdict)) leftOut += counts[verdict]
  }
  return { taken, leftOut, rows: taken + leftOut }
}

/** `Add 412 of 431, 19 left out (16 duplicates, 3 unknown)`. */
export function commitSentence(summary: Pick<ImportSummary, 'counts'>): string {
  const { taken, leftOut, rows } = figuresOf(summary)
  const add = `Add ${formatCount(taken)} of ${formatCount(rows)}`
  return leftOut === 0 ? add : `${add}, ${formatCount(leftOut)} left out (${reasonsOf(summary)})`
}

const REASONS: Readonly<Partial<Record<Verdict, readonly [one: string, many: string]>>> = {
  duplicate: ['duplicate', 'duplicates'],
  notTwoIntegers: ['invalid row', 'invalid rows'],
  quantity: ['wrong quantity', 'wrong quantities'],
  unknown: ['unknown product', 'unknown products'],
  blocked: ['blocked', 'blocked'],
  foodLicence: ['needs a food licence', 'need a food licence'],
  notServiceable: ['not serviceable', 'not serviceable'],
  wrongCart: ['for the other cart', 'for the other cart'],
  overCapacity: ['over the cart’s limit', 'over the cart’s limit'],
  elsewhere: ['changed elsewhere', 'changed elsewhere'],
}

/** The reasons why rows are left out, with counts if there are several. */
export function reasonsOf({ counts }: Pick<ImportSummary, 'counts'>): string {
  const met = PROBLEMS.filter((verdict) => counts[verdict] > 0)
  const reason = (verdict: Verdict) => REASONS[verdict]?.[counts[verdict] === 1 ? 0 : 1] ?? ''
  const [only, ...others] = met
  if (only !== undefined && others.length === 0) return reason(only)
  return met.map((verdict) => `${formatCount(counts[verdict])} ${reason(verdict)}`).join(', ')
}

/** The wrong part of a row; undefined for a row that is taken, or that is left out for a reason outside its cells. */
export type Fault = 'id' | 'qty' | 'row'

export function faultOf({ verdict, id, qty }: Pick<ImportRow, 'verdict' | 'id' | 'qty'>): Fault | undefined {
  switch (verdict) {
    case 'notTwoIntegers':
      if ((id === undefined) === (qty === undefined)) return 'row'
      return id === undefined ? 'id' : 'qty'
    case 'quantity':
      return 'qty'
    case 'duplicate':
    case 'unknown':
    case 'blocked':
    case 'foodLicence':
    case 'notServiceable':
    case 'wrongCart':
      return 'id'
    default:
      return undefined
  }
}

/** True while rows wait to be sent: after a stop, an error or a crash, or still in review. */
export const isUnfinished = ({ phase }: Pick<ImportSummary, 'phase'>): boolean =>
  phase === 'paused' || phase === 'review' || phase === 'committing'

/** `Import of stock.csv isn’t finished: 240 of 412 added`; undefined if it is finished. */
export function unfinishedSentence(summary: ImportSummary): string | undefined {
  if (!isUnfinished(summary) || summary.refusal !== undefined) return undefined
  const applied = `${formatCount(summary.applied)} of ${formatCount(figuresOf(summary).taken)} added`
  return `Import of ${summary.fileName} isn’t finished: ${applied}`
}

/** False for a template, which has no headings either. */
export const isFromFile = ({ encoding, refusal }: Pick<ImportSummary, 'encoding' | 'refusal'>): boolean =>
  encoding !== '' || refusal !== undefined

/** A note on the format of a file that isn't UTF-8 with commas, to show to the user; otherwise undefined, also without a file. */
export function readAs({ encoding, separator }: Pick<ImportSummary, 'encoding' | 'separator'>): string | undefined {
  if (encoding === '' || (encoding.toUpperCase() === 'UTF-8' && /^(,|comma)/i.test(separator))) return undefined
  return separator === '' ? encoding : `${encoding}, separated by ${separator}`
}

/** The largest file that the page passes in one piece; larger ones must be split. */
export const UPLOAD_LIMIT = { bytes: 32 * 1024 * 1024, text: '32 MB' } as const
