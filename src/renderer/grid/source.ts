/**
 * The source of a grid: rows, each with a place, an id, and one whole number that can be typed. The source decides on valid numbers, on
 * sending and on the result; the grid handles moving, selecting, filling, copying and pasting.
 */
import type { Drafts } from './drafts.ts'
import type { Typing } from './typing.ts'

export interface ScrollTarget {
  readonly ids: readonly number[]
  /** True if the first row's number gets the focus. */
  readonly focus: boolean
  /** True if filters that hide the rows are cleared. */
  readonly reveal: boolean
}

export interface GridNumber<Row> {
  readonly column: string
  of(row: Row): number
  /** False for a row without a number yet: its place is shown empty. */
  isSet?(row: Row): boolean
  /** The accessible name of the field: `Quantity of Cotton bib`. */
  label(row: Row): string
  /** The accessible names of the step buttons, if the number has them: `One more of Cotton bib`. */
  readonly step?: (row: Row, by: 1 | -1) => string
  parse(text: string): number | undefined
  /** The message for text that isn't a valid number. */
  readonly outOfRange: string
  /** The message for a typed number that equals the present one. */
  readonly unchanged: string
  /** The message for a number that isn't sent yet. */
  readonly waits: string
}

export interface GridSource<Row> extends Pick<Typing, 'preview' | 'typedOver' | 'revert' | 'finishTyping'> {
  readonly number: GridNumber<Row>
  /** Text being typed, kept as long as the source. */
  readonly drafts: Drafts
  idOf(row: Row): number
  rowAt(place: number): Row | undefined
  placeOf(id: number): number | undefined
  /** A hook that returns the row and rerenders when it changes. */
  useRow(place: number): Row | undefined
  /** A hook that returns the reason why the typed number isn't sent, including `number.waits`. */
  useRejected(place: number): string | undefined
  useScrollTarget(): ScrollTarget | undefined
  clearScrollTarget(): void
  /** Takes a number that was typed over `was`. */
  set(id: number, value: number, was: number): void
  fill(ids: readonly number[], value: number): void
  refuse(id: number, why: string): void
  warn(text: string, tone: 'warn' | 'bad'): void
  copy(rows: readonly Row[]): string
  /** True for spreadsheet rows; other text is pasted into the field. */
  isRange(text: string): boolean
  /** Pastes spreadsheet rows; `below` are the grid's rows from the cursor on. */
  paste(text: string, below: readonly number[]): void
}
