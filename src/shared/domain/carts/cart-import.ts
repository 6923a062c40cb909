/** The data of a cart CSV import. Files are read in main; judge-row.ts judges each row. */

import type { Paise } from '../values/money.ts'
import type { WholeCart } from './cart-kinds.ts'

export const VERDICTS = [
  'taken',
  /** Taken, with a note that the warehouses can't supply all of it. */
  'gap',
  'duplicate',
  'notTwoIntegers',
  'quantity',
  'unknown',
  /** Inactive, unpriced, or blocked by a rule or by the carters' list. */
  'blocked',
  'foodLicence',
  'notServiceable',
  'wrongCart',
  'overCapacity',
  /** Changed at another computer while the import was paused. */
  'elsewhere',
  /** The skipped first row. */
  'header',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** The way in which a misread text row differs from its headings: fewer cells or more. */
export const MISFITS = ['fewer', 'more'] as const
export type Misfit = (typeof MISFITS)[number]

/** Rows that go into the cart. */
export const isTaken = (verdict: Verdict): boolean => verdict === 'taken' || verdict === 'gap'

export interface ImportRow {
  /** Line number in the file, from 1. */
  readonly line: number
  /** The row as it is read (at most 200 characters). */
  readonly text: string
  /** The row as it stood in the file, if it was corrected since. */
  readonly original?: string | undefined
  readonly misfit?: Misfit | undefined
  readonly id: number | undefined
  readonly qty: number | undefined
  readonly name: string | undefined
  readonly mrp: Paise | undefined
  readonly verdict: Verdict
  /** The sentence that explains the verdict. */
  readonly reason: string
  /** Pieces already in the cart, 0 if none. */
  readonly inCart: number
  /** Pieces that the mapped warehouses have; undefined when the product isn't known. */
  readonly available: number | undefined
  /** True once the portal has the row, after the commit. */
  readonly applied: boolean
}

/** The treatment of ids that are already in the cart. */
export type ImportMode = 'add' | 'replace'

export type ImportPhase =
  /** Being read or judged. */
  | 'judging'
  /** Waiting for the user. */
  | 'review'
  | 'committing'
  /** Stopped by the user, an error or a crash with rows still to send. */
  | 'paused'
  | 'done'

/** The data that the screen shows above the rows; the rows are fetched in windows. */
export interface ImportSummary {
  readonly id: string
  readonly fileName: string
  readonly cartType: WholeCart
  readonly phase: ImportPhase
  readonly mode: ImportMode
  /** The file's format, for example "UTF-16, tabs". Shown if it isn't plain CSV. */
  readonly encoding: string
  readonly separator: string
  readonly createdAt: string
  /** A sentence about the parts of the file that were skipped on purpose: hidden rows, totals. */
  readonly leftOut?: string | undefined
  readonly rows: number
  readonly counts: Readonly<Record<Verdict, number>>
  /** Pieces and value at MRP of the rows that are taken. */
  readonly takenQty: number
  readonly takenMrp: Paise
  /** Rows that the portal has confirmed. */
  readonly applied: number
  /** A refusal of the whole file (not a CSV, mixed apparel and non-apparel, too large), as shown to the user. */
  readonly refusal: string | undefined
  /** The reason for the pause. */
  readonly problem: string | undefined
  /** The correction that can be undone next, in a few words. */
  readonly undo?: string | undefined
}

export interface ImportProgress {
  readonly id: string
  readonly phase: ImportPhase
  readonly done: number
  readonly total: number
}
