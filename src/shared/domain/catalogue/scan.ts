/**
 * A barcode scanner is a keyboard that types faster, or more evenly, than any hand, and ends with Enter or Tab. Two rules tell it from a hand:
 *
 * - Quick: four characters and more, each at most 45 ms after the one before, the end included. Of six and more a few, at most a third,
 *   may be late (150 ms): a busy computer or radio.
 * - Steady: six characters and more, six of them digits, each at most 150 ms after the one before, their gaps differing by at most 30 ms: a
 *   scanner over Bluetooth. Once one has shown its pace, gaps near that pace will do.
 *
 * A quantity has five digits at most, and no hand types four keys and Enter in less than 45 ms each: no quantity becomes a scan.
 */

import { plainDigits } from '../values/digits.ts'
import { type Character, characterOf, isEnd, isModifier, isUnreadable, type Press, textOf } from './scan-key.ts'
import { cutIdentifier } from './scanned-code.ts'

/** Milliseconds between two keys of a quick scanner. */
const QUICK = 45
/** Milliseconds between two keys of any scanner. */
const SLOWEST = 150
/** How far gaps of a steady scanner lie apart, and how far from the pace that it has shown. */
const EVEN = 30
const NEAR = 15
/** Characters: fewer could be a quantity that was typed. */
const LEAST_QUICK = 4
const LEAST_SLOW = 6
/** An Enter so soon after the end of a scan belongs to it. */
const AGAIN = 150
/** More than any code has. */
const MOST_KEYS = 200

/** A product's id as it stands under its barcode; fewer digits are a size or a quantity. */
const ID = /^\d{4,10}$/

/** How a number is marked as one: `#200367`, and `'200367` in a spreadsheet. */
const MARK = /^\s*[#'’]\s*/

/** The id that was typed and nothing else, in digits of any script; undefined for words. */
export function typedId(typed: string): number | undefined {
  const text = cutIdentifier(plainDigits(typed).replace(MARK, '').trim())
  return ID.test(text) ? Number(text) : undefined
}

/** The id that digits alone are, however few; undefined for anything else. */
export function plainId(text: string): number | undefined {
  const digits = plainDigits(text).trim()
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
}

interface Key extends Character {
  readonly at: number
}

/** Milliseconds between the keys of a slow scanner. */
interface Pace {
  readonly least: number
  readonly most: number
}

export interface Scan {
  /** What may become a scan, with times in milliseconds. */
  readonly keys: readonly Key[]
  /** When the last scan, or the last Enter that belonged to one, ended. */
  readonly ended: number
  /** What a slow scanner has shown so far. */
  readonly pace: Pace | undefined
}

export const NO_SCAN: Scan = { keys: [], ended: Number.NEGATIVE_INFINITY, pace: undefined }

/**
 * `typed`: a key like any other. `quick`: the third character, or a later one, of those that come faster than a hand types.
 * `scan`: the end of a scan, made of these keys. `again`: a second Enter of the scan before. The last two are no keys of the screen's.
 */
export type Heard = { readonly next: Scan } & (
  | { readonly kind: 'typed' | 'quick' | 'again' }
  | { readonly kind: 'scan'; readonly code: string; readonly keys: readonly Key[] }
)

/** One key more, at `now` in milliseconds; a name alone will do for a key. */
export function scanned(scan: Scan, press: Press | string, now: number): Heard {
  const pressed = typeof press === 'string' ? { key: press } : press
  if (isModifier(pressed)) return { kind: 'typed', next: scan }
  if (isEnd(pressed)) return ended(scan, now)
  // A key that is held down types as quickly as a scanner.
  if (pressed.repeat === true) return { kind: 'typed', next: { ...scan, keys: [] } }
  const last = scan.keys.at(-1)
  const gap = last === undefined ? Number.POSITIVE_INFINITY : now - last.at
  // A key that says nothing in the midst of a scan is a part that is missing: what follows it isn't the whole code.
  const character = characterOf(pressed) ?? (gap <= QUICK && isUnreadable(pressed) ? NOTHING : undefined)
  if (character === undefined) return { kind: 'typed', next: { ...scan, keys: [] } }
  if (character.typed === '') return { kind: 'typed', next: scan }
  const keys = gap > SLOWEST ? [] : scan.keys.slice(1 - MOST_KEYS)
  const kind = gap <= QUICK && (character.typed === ' ' || isQuickPair(keys)) ? 'quick' : 'typed'
  return { kind, next: { ...scan, keys: [...keys, { ...character, at: now }] } }
}

/** A hand may roll over two keys; not over three. */
function isQuickPair(keys: readonly Key[]): boolean {
  const [before, last] = keys.slice(-2)
  return before !== undefined && last !== undefined && last.at - before.at <= QUICK
}

const NOTHING: Character = { typed: undefined, meant: undefined }

function ended(scan: Scan, now: number): Heard {
  if (scan.keys.length === 0 && now - scan.ended <= AGAIN) return { kind: 'again', next: { ...scan, ended: now } }
  const keys = quickRun(scan.keys, now) ?? steadyRun(scan, now)
  if (keys === undefined) return { kind: 'typed', next: { ...scan, keys: [] } }
  const next = { keys: [], ended: now, pace: paceWith(scan.pace, gapsOf(keys, now)) }
  return { kind: 'scan', code: textOf(keys), keys, next }
}

/** The code of a quick scanner that has no end set, as far as it has come; undefined for what a hand may have typed. */
export function unended({ keys }: Scan): string | undefined {
  const last = keys.at(-1)
  const isQuick = keys.length >= LEAST_SLOW && last !== undefined && gapsOf(keys, last.at).every((gap) => gap <= QUICK)
  return isQuick && isNumber(keys) ? textOf(keys) : undefined
}

const isNumber = (keys: readonly Key[]): boolean => textOf(keys).replace(/\D/g, '').length >= LEAST_SLOW

/** Milliseconds from each key to the next, and from the last to the end. */
const gapsOf = (keys: readonly Key[], end: number): readonly number[] =>
  keys.map(({ at }, nth) => (keys[nth + 1]?.at ?? end) - at)

/** From the end back for as long as keys follow each other quickly; a late one belongs to it where a quick pair stands before it. */
function quickRun(keys: readonly Key[], end: number): readonly Key[] | undefined {
  const gaps = gapsOf(keys, end)
  const isQuick = (at: number) => (gaps[at] ?? Number.POSITIVE_INFINITY) <= QUICK
  let from = keys.length
  let late = 0
  while (from > 0 && (isQuick(from - 1) || isQuick(from - 2))) {
    if (!isQuick(from - 1)) late++
    from--
  }
  const run = keys.slice(from)
  if (late === 0) return run.length >= LEAST_QUICK ? run : undefined
  return run.length >= LEAST_SLOW && isNumber(run) && late * 3 <= run.length ? run : undefined
}

function steadyRun({ keys, pace }: Scan, end: number): readonly Key[] | undefined {
  const gaps = gapsOf(keys, end)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  if (keys.length < LEAST_SLOW || !isNumber(keys) || most > SLOWEST) return undefined
  const isEven = most - least <= EVEN
  const isKnown = pace !== undefined && least >= pace.least - NEAR && most <= pace.most + NEAR
  return isEven || isKnown ? keys : undefined
}

/** Late keys of a quick scanner say nothing of a pace. */
function paceWith(pace: Pace | undefined, gaps: readonly number[]): Pace | undefined {
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  if (least <= QUICK) return pace
  return { least: Math.min(least, pace?.least ?? least), most: Math.max(most, pace?.most ?? most) }
}
