/** Text that others have written, made fit to stand among ours. */

/** Marks by which a text is shown in another order than it is written in. */
const TURNS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
/** Control characters, and what ends a line without being one. */
const CONTROLS = '\\p{Cc}\\u2028\\u2029'

const turns = new RegExp(`[${TURNS}]+`, 'gu')
const controls = new RegExp(`[${CONTROLS}]+`, 'gu')

/** Every one of them, for writing them in another way. */
export const UNSEEN = new RegExp(`[${CONTROLS}${TURNS}]`, 'gu')

/** One line that reads as it is written; a run of control characters becomes a blank, or what is given instead. */
export const plainLine = (text: string, instead = ' '): string => text.replace(turns, '').replace(controls, instead)

/** `Baby Moo · 0-3 M · Red`: what there is, on one line. */
export const dotted = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')

/**
 * What a description says beyond the name that it begins with: `Clothes, shirts.` of `Tiny Toran Shirt, pink. Clothes, shirts.`.
 * One word alone repeats nothing.
 */
export function beyondName(name: string, description: string): string {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const named = new Set(['', ...name.split(/\s+/).map(plain)])
  const words = description.trim().split(/\s+/)
  const own = words.findIndex((word) => !named.has(plain(word)))
  if (own === -1) return ''
  return words.slice(own > 1 ? own : 0).join(' ')
}

/** Whether all words that were typed are in the text, in any order and case; where nothing was typed, they are. */
export function hasWords(text: string, typed: string): boolean {
  const within = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Words as a sentence of their own: those of a portal often end without a full stop. */
export function asSentence(words: string): string {
  const said = words.trim()
  return said === '' || /[.!?…]$/.test(said) ? said : `${said}.`
}
