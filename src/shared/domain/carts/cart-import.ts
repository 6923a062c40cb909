/** What the import of a cart CSV is made of. Reading is in main; judging a row is judge-row.ts. */

import type { Paise } from '../values/money.ts'
import type { WholeCart } from './cart-kinds.ts'

export const VERDICTS = [
  'taken',
  /** Taken, and told that the warehouses can't give all of it. */
  'gap',
  'duplicate',
  'notTwoIntegers',
  'quantity',
  'unknown',
  /** Inactive, unpriced, blocked by a rule or by the carters' list. */
  'blocked',
  'foodLicence',
  'notServiceable',
  'wrongCart',
  'overCapacity',
  /** Changed at another computer while the import waited to go on. */
  'elsewhere',
  /** The skipped first row. */
  'header',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a row of a text that isn't believed has: fewer cells than the names of its columns, or more. */
export const MISFITS = ['fewer', 'more'] as const
export type Misfit = (typeof MISFITS)[number]

/** Rows that go into the cart. */
export const isTaken = (verdict: Verdict): boolean => verdict === 'taken' || verdict === 'gap'

export interface ImportRow {
  /** Line number in the file, from 1. */
  readonly line: number
  /** The row as it is read (at most 200 characters). */
  readonly text: string
  /** As it stood in the file, where it was corrected since. */
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
  /** Once committed: whether the portal has it. */
  readonly applied: boolean
}

/** For ids that are already in the cart. */
export type ImportMode = 'add' | 'replace'

export type ImportPhase =
  /** Being read or judged. */
  | 'judging'
  /** Waiting for the person. */
  | 'review'
  | 'committing'
  /** Stopped by the person, an error or a crash with rows still to send. */
  | 'paused'
  | 'done'

/** What the screen draws above the rows; rows themselves are asked for in windows. */
export interface ImportSummary {
  readonly id: string
  readonly fileName: string
  readonly cartType: WholeCart
  readonly phase: ImportPhase
  readonly mode: ImportMode
  /** How the file was read, e.g. "UTF-16, tabs". Shown when it isn't plain. */
  readonly encoding: string
  readonly separator: string
  readonly createdAt: string
  /** What of the file wasn't read, on purpose: hidden rows, totals. */
  readonly leftOut?: string | undefined
  readonly rows: number
  readonly counts: Readonly<Record<Verdict, number>>
  /** Pieces and value at MRP of the rows that are taken. */
  readonly takenQty: number
  readonly takenMrp: Paise
  /** Rows that the portal has confirmed. */
  readonly applied: number
  /** A refusal of the whole file (not a CSV, mixed apparel and non-apparel, too large), word for word. */
  readonly refusal: string | undefined
  /** Why it is paused. */
  readonly problem: string | undefined
  /** The correction that can be taken back next, in a few words. */
  readonly undo?: string | undefined
}

export interface ImportProgress {
  readonly id: string
  readonly phase: ImportPhase
  readonly done: number
  readonly total: number
}
