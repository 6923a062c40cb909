/**
 * A barcode scanner is a keyboard that types faster, or more evenly, than a person, and ends with Enter or Tab. These rules distinguish it
 * from manual typing:
 *
 * - Quick, anywhere: four or more characters, each at most 45 ms after the one before, including the end key. Of six or more, up to a third
 * may be late (150 ms) because of a busy computer or radio.
 * - Slow, outside of fields: four or more characters, each at most 150 ms after the one before.
 * - Slow, in a quantity field: six or more characters, more than any quantity has. They are read if they come evenly, or at the pace that a
 * scanner has shown; otherwise they are reported as unread.
 * - Torn: the rest of a scan that paused is a different code from the whole. It is reported and never read.
 *
 * A quantity has at most five digits, and no person types four keys and Enter within 45 ms each, so a typed quantity never becomes a scan.
 * In a text field, the output of a slow scanner is treated as typed text.
 */

import { plainDigits } from '../values/digits.ts'
import {
  type Character,
  characterOf,
  isEnd,
  isModifier,
  isSilentDigit,
  isSilentEnd,
  isUnreadable,
  type Press,
  textOf,
} from './scan-key.ts'
import { cutIdentifier, hasCheckDigit } from './scanned-code.ts'

/** Maximum milliseconds between two keys of a quick scanner. */
const QUICK = 45
/** Maximum milliseconds between two keys of any scanner: 150, plus a tolerance for the clock. */
const SLOWEST = 155
/** Maximum milliseconds that a scan may pause; it is torn then. */
const PAUSE = 600
/** Milliseconds after which a single digit before a scan counts as typed by hand. */
const ALONE = 400
/** Milliseconds: the spread of a steady scanner's gaps, their distance from its known pace, and the widest spread of a pace. */
const EVEN = 30
const NEAR = 15
const WIDEST = 60
/** Minimum characters; fewer could be a typed quantity. */
const LEAST_QUICK = 4
const LEAST_SLOW = 6
/** Minimum characters outside of fields. */
const LEAST_ON_PAGE = 4
/** Characters that no person types in quick succession. */
const NO_HAND = 5
/** Milliseconds after a scan within which another Enter belongs to it. */
const AGAIN = 150
/** More keys than any code has. */
const MOST_KEYS = 8000

/** The target of a key: a quantity field, another field, or none. */
export type Into = 'count' | 'text' | 'page'

/** A product's id as printed below its barcode; fewer digits are a size or a quantity. */
const ID = /^\d{4,10}$/

/** The prefix that marks a number as an id: `#200367`, and `'200367` in a spreadsheet. */
const MARK = /^\s*[#'’]\s*/

/**
 * The id, if nothing else was typed, in digits of any script; undefined for words. Leading zeros are dropped, unless they belong to a
 * manufacturer's barcode.
 */
export function typedId(typed: string): number | undefined {
  const text = cutIdentifier(plainDigits(typed).replace(MARK, '').trim())
  const id = ID.test(text) || hasCheckDigit(text) ? text : text.replace(/^0+/, '')
  return ID.test(id) ? Number(id) : undefined
}

/** The id in a text of digits only, of any length; undefined for anything else. */
export function plainId(text: string): number | undefined {
  const digits = plainDigits(text).trim()
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
}

interface Key extends Character {
  readonly at: number
  readonly into: Into
}

/** Milliseconds between the keys of a slow scanner. */
interface Pace {
  readonly least: number
  readonly most: number
}

export interface Scan {
  /** Keys that may become a scan, with times in milliseconds. */
  readonly keys: readonly Key[]
  /** The end of the last scan, or of the last Enter that belonged to one. */
  readonly ended: number
  /** The known pace of a slow scanner. */
  readonly pace: Pace | undefined
}

export const NO_SCAN: Scan = { keys: [], ended: Number.NEGATIVE_INFINITY, pace: undefined }

/** `torn`: possibly only a part of the scan. `unread`: a scanner's keys, but maybe not all of them. */
type Read = 'scan' | 'torn' | 'unread'

/**
 * `typed`: an ordinary key. `quick`: the third or a later character in a sequence faster than typing. `scan`, `torn`, `unread`: the end of
 * a scan made of these keys. `again`: a second Enter of the scan before. The screen doesn't handle keys of the last four kinds.
 */
export type ScanEvent =
  | { readonly kind: 'typed' | 'quick' | 'again'; readonly next: Scan }
  | { readonly kind: Read; readonly code: string; readonly keys: readonly Key[]; readonly next: Scan }

/** Adds a key at `now` (milliseconds); a name alone is enough for a key. */
export function scanned(scan: Scan, press: Press | string, now: number, into: Into): ScanEvent {
  const pressed = typeof press === 'string' ? { key: press } : press
  if (isModifier(pressed)) return { kind: 'typed', next: scan }
  if (isEnd(pressed)) return ended(scan, now)
  if (isSilentEnd(pressed)) return endedSilently(scan, now)
  // A held key repeats as quickly as a scanner types.
  if (pressed.repeat === true) return { kind: 'typed', next: { ...scan, keys: [] } }
  const last = scan.keys.at(-1)
  const gap = last === undefined ? Number.POSITIVE_INFINITY : now - last.at
  // An unreadable key within a scan means that a part is missing, so the rest isn't the whole code.
  const character =
    characterOf(pressed) ?? ((gap <= QUICK && isUnreadable(pressed)) || isSilentDigit(pressed) ? NOTHING : undefined)
  if (character === undefined) return { kind: 'typed', next: { ...scan, keys: [] } }
  if (character.typed === '') return { kind: 'typed', next: scan }
  const keys = gap > PAUSE ? [] : scan.keys.slice(1 - MOST_KEYS)
  const kind = gap <= QUICK && (character.typed === ' ' || isQuickPair(keys)) ? 'quick' : 'typed'
  return { kind, next: { ...scan, keys: [...keys, { ...character, at: now, into }] } }
}

/** True if a key (by default the last but one) is quickly followed by the next. A person may roll over two keys, but not over three. */
function isQuickPair(keys: readonly Key[], nth = keys.length - 2): boolean {
  const [before, next] = [keys[nth], keys[nth + 1]]
  return before !== undefined && next !== undefined && next.at - before.at <= QUICK
}

const NOTHING: Character = { typed: undefined, expected: undefined }

function ended(scan: Scan, now: number): ScanEvent {
  if (scan.keys.length === 0 && now - scan.ended <= AGAIN) return { kind: 'again', next: { ...scan, ended: now } }
  const found = readOf(scan, now)
  if (found === undefined) return { kind: 'typed', next: { ...scan, keys: [] } }
  const { kind, keys } = found
  const pace = kind === 'scan' ? paceWith(scan.pace, keys, now) : scan.pace
  return { kind, code: textOf(keys), keys, next: { keys: [], ended: now, pace } }
}

/** Ends a scan that came with a key such as Ctrl held down; a person presses Ctrl and Enter without the digits. */
function endedSilently(scan: Scan, now: number): ScanEvent {
  const run = quickRun(scan.keys, now)
  const isSilent = run?.every(({ typed, expected }) => typed === undefined && expected === undefined)
  if (run === undefined || isSilent !== true) return { kind: 'typed', next: { ...scan, keys: [] } }
  return { kind: 'unread', code: textOf(run), keys: run, next: { ...scan, keys: [], ended: now } }
}

/** The code so far of a quick scanner without an end key; undefined for keys that may be typed by hand. */
export function codeWithoutEnd({ keys }: Scan): string | undefined {
  const last = keys.at(-1)
  if (last === undefined) return undefined
  const from =
    1 +
    gapsOf(keys, last.at)
      .slice(0, -1)
      .findLastIndex((gap) => gap > QUICK)
  const run = keys.slice(from)
  return run.length >= LEAST_SLOW && isNumber(run) ? textOf(run) : undefined
}

const isNumber = (keys: readonly Key[]): boolean => textOf(keys).replace(/\D/g, '').length >= LEAST_SLOW

/** Milliseconds from each key to the next, and from the last to the end. */
const gapsOf = (keys: readonly Key[], end: number): readonly number[] =>
  keys.map(({ at }, nth) => (keys[nth + 1]?.at ?? end) - at)

/** The target is the one of the first key. */
const intoOf = (keys: readonly Key[]): Into =>
  (['text', 'count'] as const).find((one) => keys.some(({ into }) => into === one)) ?? 'page'

interface Found {
  readonly kind: Read
  readonly keys: readonly Key[]
}

function readOf({ keys, pace }: Scan, end: number): Found | undefined {
  const into = intoOf(keys)
  const gaps = gapsOf(keys, end)
  // An Enter that doesn't belong to the keys before.
  if ((gaps.at(-1) ?? Number.POSITIVE_INFINITY) > PAUSE) return undefined
  // No one types outside of fields, so without a pause the keys are the whole scan.
  const isWhole = into === 'page' && keys.length >= LEAST_ON_PAGE && Math.max(...gaps) <= SLOWEST
  if (isWhole) return { kind: 'scan', keys }
  const run = quickRun(keys, end)
  if (run !== undefined) return isRest(keys, run, into) ? tornOf(keys) : { kind: 'scan', keys: run }
  const isTyped = into === 'text' && (gaps.at(-1) ?? 0) > QUICK
  if (!isTyped && isNoHand(gaps)) return tornOf(keys)
  return into === 'text' ? undefined : slowRun(keys, end, { into, pace })
}

/** True if more keys came in quick succession than a person types. */
function isNoHand(gaps: readonly number[]): boolean {
  let row = 1
  return gaps.slice(0, -1).some((gap) => {
    row = gap <= QUICK ? row + 1 : 1
    return row >= NO_HAND
  })
}

/** True if the keys before a run are the beginning of its scan: no one types outside of fields, or so shortly before a scan. */
function isRest(keys: readonly Key[], run: readonly Key[], into: Into): boolean {
  const before = keys.slice(0, keys.length - run.length)
  const [last, first] = [before.at(-1), run[0]]
  if (last === undefined || first === undefined) return false
  const gap = first.at - last.at
  if (into === 'page' || gap <= SLOWEST || (before.length === 1 && gap <= ALONE)) return true
  return before.some((_, nth) => isQuickPair(before, nth))
}

/** The keys from the first one that wasn't typed by hand, as far as that is known. */
function tornOf(keys: readonly Key[]): Found {
  const from = keys.findIndex((_, nth) => isQuickPair(keys, nth))
  return { kind: 'torn', keys: keys.slice(from > 1 ? from : 0) }
}

/** The keys at the end that follow each other quickly; a late one is included if a quick pair comes before it. */
function quickRun(keys: readonly Key[], end: number): readonly Key[] | undefined {
  const gaps = gapsOf(keys, end)
  const gapAt = (at: number) => gaps[at] ?? Number.POSITIVE_INFINITY
  const isQuick = (at: number) => gapAt(at) <= QUICK
  let from = keys.length
  let late = 0
  while (from > 0 && (isQuick(from - 1) || (gapAt(from - 1) <= SLOWEST && isQuick(from - 2)))) {
    if (!isQuick(from - 1)) late++
    from--
  }
  const run = keys.slice(from)
  if (late === 0) return run.length >= LEAST_QUICK ? run : undefined
  return run.length >= LEAST_SLOW && isNumber(run) && late * 3 <= run.length ? run : undefined
}

/** The last keys that follow each other at most as slowly as a scanner's. */
function slowRun(
  keys: readonly Key[],
  end: number,
  { into, pace }: { readonly into: Into; readonly pace: Pace | undefined },
): Found | undefined {
  const run = keys.slice(1 + gapsOf(keys, end).findLastIndex((gap) => gap > SLOWEST))
  // A number this long isn't a command, however slowly it came.
  if (into === 'page' && isNumber(keys)) return { kind: 'torn', keys }
  if (run.length < (into === 'page' ? LEAST_ON_PAGE : LEAST_SLOW)) return undefined
  if (run.length < keys.length) return { kind: 'torn', keys }
  const { least, most } = paceOf(run, end)
  const isKnown = pace !== undefined && least >= pace.least - NEAR && most <= pace.most + NEAR
  return { kind: isNumber(run) && (most - least <= EVEN || isKnown) ? 'scan' : 'unread', keys: run }
}

function paceOf(keys: readonly Key[], end: number): Pace {
  const gaps = gapsOf(keys, end)
  return { least: Math.min(...gaps), most: Math.max(...gaps) }
}

/** Updated only outside text fields; late keys of a quick scanner don't show a pace. */
function paceWith(pace: Pace | undefined, keys: readonly Key[], end: number): Pace | undefined {
  const measured = paceOf(keys, end)
  if (measured.least <= QUICK || intoOf(keys) !== 'page') return pace
  const both = {
    least: Math.min(measured.least, pace?.least ?? measured.least),
    most: Math.max(measured.most, pace?.most ?? measured.most),
  }
  return both.most - both.least <= WIDEST ? both : pace
}
