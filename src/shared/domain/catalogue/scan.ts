/**
 * A barcode scanner is a keyboard that types faster, or more evenly, than any hand, and ends with Enter or Tab. These rules tell it from a
 * hand:
 *
 * - Quick, anywhere: four characters and more, each at most 45 ms after the one before, the end included. Of six and more a few, at most a
 *   third, may be late (150 ms): a busy computer or radio.
 * - Slow, where nobody types: outside of fields four characters and more, each at most 150 ms after the one before.
 * - Slow, in a count: six characters and more, which no count has. They are read where they come evenly, or at the pace that a scanner has
 *   shown; else they are told as unread.
 * - Torn: the rest of a scan that paused is another code than the whole. It is told, and never read.
 *
 * A count has five digits at most, and no hand types four keys and Enter in less than 45 ms each: no count becomes a scan. In a text what a
 * slow scanner types is what it would be by hand.
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

/** Milliseconds between two keys of a quick scanner. */
const QUICK = 45
/** Milliseconds between two keys of any scanner: 150, and what a clock may be late. */
const SLOWEST = 155
/** Milliseconds that a scan may pause in its midst; it is torn then. */
const PAUSE = 600
/** Milliseconds after which a single digit before a scan is a hand's. */
const ALONE = 400
/** How far gaps of a steady scanner lie apart, how far from the pace that it has shown, and how far a pace reaches. */
const EVEN = 30
const NEAR = 15
const WIDEST = 60
/** Characters: fewer could be a quantity that was typed. */
const LEAST_QUICK = 4
const LEAST_SLOW = 6
/** Outside of fields. */
const LEAST_ON_PAGE = 4
/** Characters that no hand types one after the other quickly. */
const NO_HAND = 5
/** An Enter so soon after the end of a scan belongs to it. */
const AGAIN = 150
/** More than any code has. */
const MOST_KEYS = 8000

/** What a key goes into: a field for a number of pieces, another field, or none. */
export type Into = 'count' | 'text' | 'page'

/** A product's id as it stands under its barcode; fewer digits are a size or a quantity. */
const ID = /^\d{4,10}$/

/** How a number is marked as one: `#200367`, and `'200367` in a spreadsheet. */
const MARK = /^\s*[#'’]\s*/

/**
 * The id that was typed and nothing else, in digits of any script; undefined for words. Leading zeros don't count, unless they belong to a
 * manufacturer's barcode.
 */
export function typedId(typed: string): number | undefined {
  const text = cutIdentifier(plainDigits(typed).replace(MARK, '').trim())
  const id = ID.test(text) || hasCheckDigit(text) ? text : text.replace(/^0+/, '')
  return ID.test(id) ? Number(id) : undefined
}

/** The id that digits alone are, however few; undefined for anything else. */
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
  /** What may become a scan, with times in milliseconds. */
  readonly keys: readonly Key[]
  /** When the last scan, or the last Enter that belonged to one, ended. */
  readonly ended: number
  /** What a slow scanner has shown so far. */
  readonly pace: Pace | undefined
}

export const NO_SCAN: Scan = { keys: [], ended: Number.NEGATIVE_INFINITY, pace: undefined }

/** `torn`: only a part of it may have come. `unread`: a scanner's keys, but not surely all of them. */
type Read = 'scan' | 'torn' | 'unread'

/**
 * `typed`: a key like any other. `quick`: the third character, or a later one, of those that come faster than a hand types.
 * `scan`, `torn`, `unread`: the end of a scan, made of these keys. `again`: a second Enter of the scan before. None of the last four is a
 * key of the screen's.
 */
export type Heard =
  | { readonly kind: 'typed' | 'quick' | 'again'; readonly next: Scan }
  | { readonly kind: Read; readonly code: string; readonly keys: readonly Key[]; readonly next: Scan }

/** One key more, at `now` in milliseconds; a name alone will do for a key. */
export function scanned(scan: Scan, press: Press | string, now: number, into: Into): Heard {
  const pressed = typeof press === 'string' ? { key: press } : press
  if (isModifier(pressed)) return { kind: 'typed', next: scan }
  if (isEnd(pressed)) return ended(scan, now)
  if (isSilentEnd(pressed)) return endedSilently(scan, now)
  // A key that is held down types as quickly as a scanner.
  if (pressed.repeat === true) return { kind: 'typed', next: { ...scan, keys: [] } }
  const last = scan.keys.at(-1)
  const gap = last === undefined ? Number.POSITIVE_INFINITY : now - last.at
  // A key that says nothing in the midst of a scan is a part that is missing: what follows it isn't the whole code.
  const character =
    characterOf(pressed) ?? ((gap <= QUICK && isUnreadable(pressed)) || isSilentDigit(pressed) ? NOTHING : undefined)
  if (character === undefined) return { kind: 'typed', next: { ...scan, keys: [] } }
  if (character.typed === '') return { kind: 'typed', next: scan }
  const keys = gap > PAUSE ? [] : scan.keys.slice(1 - MOST_KEYS)
  const kind = gap <= QUICK && (character.typed === ' ' || isQuickPair(keys)) ? 'quick' : 'typed'
  return { kind, next: { ...scan, keys: [...keys, { ...character, at: now, into }] } }
}

/** Whether a key, the last but one where none is named, is quickly followed. A hand may roll over two keys; not over three. */
function isQuickPair(keys: readonly Key[], nth = keys.length - 2): boolean {
  const [before, next] = [keys[nth], keys[nth + 1]]
  return before !== undefined && next !== undefined && next.at - before.at <= QUICK
}

const NOTHING: Character = { typed: undefined, meant: undefined }

function ended(scan: Scan, now: number): Heard {
  if (scan.keys.length === 0 && now - scan.ended <= AGAIN) return { kind: 'again', next: { ...scan, ended: now } }
  const found = readOf(scan, now)
  if (found === undefined) return { kind: 'typed', next: { ...scan, keys: [] } }
  const { kind, keys } = found
  const pace = kind === 'scan' ? paceWith(scan.pace, keys, now) : scan.pace
  return { kind, code: textOf(keys), keys, next: { keys: [], ended: now, pace } }
}

/** A scan with a key such as Ctrl held down; a hand presses Ctrl and Enter without that. */
function endedSilently(scan: Scan, now: number): Heard {
  const run = quickRun(scan.keys, now)
  const isSilent = run?.every(({ typed, meant }) => typed === undefined && meant === undefined)
  if (run === undefined || isSilent !== true) return { kind: 'typed', next: { ...scan, keys: [] } }
  return { kind: 'unread', code: textOf(run), keys: run, next: { ...scan, keys: [], ended: now } }
}

/** The code of a quick scanner that has no end set, as far as it has come; undefined for what a hand may have typed. */
export function unended({ keys }: Scan): string | undefined {
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

/** A text is one from the first key that went into it; a count likewise. */
const intoOf = (keys: readonly Key[]): Into =>
  (['text', 'count'] as const).find((one) => keys.some(({ into }) => into === one)) ?? 'page'

interface Found {
  readonly kind: Read
  readonly keys: readonly Key[]
}

function readOf({ keys, pace }: Scan, end: number): Found | undefined {
  const into = intoOf(keys)
  const gaps = gapsOf(keys, end)
  // An Enter by itself.
  if ((gaps.at(-1) ?? Number.POSITIVE_INFINITY) > PAUSE) return undefined
  // Nobody types there: without a pause it is all of it.
  const isWhole = into === 'page' && keys.length >= LEAST_ON_PAGE && Math.max(...gaps) <= SLOWEST
  if (isWhole) return { kind: 'scan', keys }
  const run = quickRun(keys, end)
  if (run !== undefined) return isRest(keys, run, into) ? tornOf(keys) : { kind: 'scan', keys: run }
  const isTyped = into === 'text' && (gaps.at(-1) ?? 0) > QUICK
  if (!isTyped && isNoHand(gaps)) return tornOf(keys)
  return into === 'text' ? undefined : slowRun(keys, end, { into, pace })
}

/** As many keys as no hand types came one quickly after the other. */
function isNoHand(gaps: readonly number[]): boolean {
  let row = 1
  return gaps.slice(0, -1).some((gap) => {
    row = gap <= QUICK ? row + 1 : 1
    return row >= NO_HAND
  })
}

/** Whether keys before a run are the beginning of its scan: nobody types outside of fields, nor so shortly before a scan. */
function isRest(keys: readonly Key[], run: readonly Key[], into: Into): boolean {
  const before = keys.slice(0, keys.length - run.length)
  const [last, first] = [before.at(-1), run[0]]
  if (last === undefined || first === undefined) return false
  const gap = first.at - last.at
  if (into === 'page' || gap <= SLOWEST || (before.length === 1 && gap <= ALONE)) return true
  return before.some((_, nth) => isQuickPair(before, nth))
}

/** From the first key that a hand didn't type, as far as that can be told. */
function tornOf(keys: readonly Key[]): Found {
  const from = keys.findIndex((_, nth) => isQuickPair(keys, nth))
  return { kind: 'torn', keys: keys.slice(from > 1 ? from : 0) }
}

/** From the end back for as long as keys follow each other quickly; a late one belongs to it where a quick pair stands before it. */
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
  // So long a number is no command, however slowly it came.
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

/** Learned only where no hand types; late keys of a quick scanner say nothing of a pace. */
function paceWith(pace: Pace | undefined, keys: readonly Key[], end: number): Pace | undefined {
  const shown = paceOf(keys, end)
  if (shown.least <= QUICK || intoOf(keys) !== 'page') return pace
  const both = {
    least: Math.min(shown.least, pace?.least ?? shown.least),
    most: Math.max(shown.most, pace?.most ?? shown.most),
  }
  return both.most - both.least <= WIDEST ? both : pace
}
