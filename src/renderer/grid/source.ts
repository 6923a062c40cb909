/**
 * What a grid shows and edits: rows, each known by its place and its id, of each of which one whole number is typed. What a number
 * may be, where it goes and what becomes of it is the source's; moving, choosing, filling, copying and pasting are the grid's.
 */
import type { Drafts } from './drafts.ts'
import type { Typing } from './typing.ts'

/** Rows that are to be brought into sight. */
export interface Sought {
  readonly ids: readonly number[]
  /** The first one's number gets the focus. */
  readonly focus: boolean
  /** Filters that hide them are dropped. */
  readonly reveal: boolean
}

/** The number that is typed. */
export interface GridNumber<Row> {
  /** The key of its column. */
  readonly column: string
  of(row: Row): number
  /** False for a row without a number yet: its place is shown empty. */
  isSet?(row: Row): boolean
  /** What the field is called for whoever hears it: `Quantity of Cotton bib`. */
  label(row: Row): string
  /** What the buttons for one more and one less are called, of a number that has them beside it: `One more of Cotton bib`. */
  readonly step?: (row: Row, by: 1 | -1) => string
  parse(text: string): number | undefined
  /** Said of a text that is none. */
  readonly outOfRange: string
  /** Said of what was typed and is there already. */
  readonly unchanged: string
  /** Said of one that isn't where it belongs yet. */
  readonly waits: string
}

export interface GridSource<Row> extends Pick<Typing, 'preview' | 'typedOver' | 'revert' | 'finishTyping'> {
  readonly number: GridNumber<Row>
  /** What is being typed, kept for as long as the source is. */
  readonly drafts: Drafts
  idOf(row: Row): number
  /** As the row is now. */
  rowAt(place: number): Row | undefined
  placeOf(id: number): number | undefined
  /** A hook: the row, drawn anew when it changes. */
  useRow(place: number): Row | undefined
  /** A hook: why what was typed isn't there, `number.waits` included. */
  useNotTaken(place: number): string | undefined
  /** A hook. */
  useSought(): Sought | undefined
  soughtSeen(): void
  /** What was typed over `was` is done. */
  set(id: number, value: number, was: number): void
  fill(ids: readonly number[], value: number): void
  /** What was typed isn't taken. */
  refuse(id: number, why: string): void
  warn(text: string, tone: 'warn' | 'bad'): void
  /** The rows as a spreadsheet takes them. */
  copy(rows: readonly Row[]): string
  /** True for text that is rows of a spreadsheet; anything else is the field's. */
  isRange(text: string): boolean
  /** Such rows; `below` are those of the grid from the cursor on. */
  paste(text: string, below: readonly number[]): void
}
