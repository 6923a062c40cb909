/** Makes text from outside fit to be shown beside StoreDesk's own. */

/** Marks that change the display order of a text. */
const TURNS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
/** Control characters and line separators. */
const CONTROLS = '\\p{Cc}\\u2028\\u2029'

const turns = new RegExp(`[${TURNS}]+`, 'gu')
const controls = new RegExp(`[${CONTROLS}]+`, 'gu')

/** All of these characters, to write them in another way. */
export const INVISIBLE = new RegExp(`[${CONTROLS}${TURNS}]`, 'gu')

/** One line that displays in its written order; a run of control characters becomes a blank, or the given replacement. */
export const plainLine = (text: string, instead = ' '): string => text.replace(turns, '').replace(controls, instead)

/** `Baby Moo · 0-3 M · Red`: the non-empty parts on one line. */
export const dotted = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')

/** The given sentences one after the other; undefined if there is none. */
export const joinedSentences = (...sentences: readonly (string | undefined)[]): string | undefined =>
  sentences.filter((one) => one !== undefined).join(' ') || undefined

/**
 * The part of a description after the name that it begins with: `Clothes, shirts.` of `Tiny Toran Shirt, pink. Clothes, shirts.`. A single
 * word in common doesn't count as a repetition.
 */
export function beyondName(name: string, description: string): string {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const named = new Set(['', ...name.split(/\s+/).map(plain)])
  const words = description.trim().split(/\s+/)
  const own = words.findIndex((word) => !named.has(plain(word)))
  if (own === -1) return ''
  return words.slice(own > 1 ? own : 0).join(' ')
}

/** `Ready to dispatch` for the portal's `Ready To Dispatch`: words after the first begin small, abbreviations stay. */
export const sentenceCase = (words: string): string =>
  words.replace(/(?<=\S\s)\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())

/** True if the text contains all typed words, in any order and case; true also if nothing was typed. */
export function hasWords(text: string, typed: string): boolean {
  const within = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Adds a full stop if needed: sentences of the portal often have none. */
export function asSentence(words: string): string {
  const text = words.trim()
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Two short numbers with a hyphen between them: `6-7 Years`, `2.5-3`; not a part of a document's number, such as `LD-260816-5-7001`. */
const SIZE = /((?<![\d-])\d{1,3}(?:\.\d+)?[-–]\d{1,3}(?:\.\d+)?(?![\d-])(?: (?:Months|Years|M|Y)\b)?)/

/** The parts of a text: at even places what is around its sizes, at odd ones a size. */
export const withSizes = (text: string): readonly string[] => text.split(SIZE)
