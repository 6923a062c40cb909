/** What is typed to find products by. */
import type { ProductSuggestion } from './product.ts'

/** Characters from which on suggestions are made. */
const SUGGEST_FROM = 3

/** As many suggestions as are taken in at one glance. */
export const MOST_SUGGESTIONS = 8

/** What is typed as the portal's search takes it: whatever is neither a letter nor a digit is a blank. */
export const searchText = (typed: string): string => typed.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()

export const isSuggested = (typed: string): boolean => searchText(typed).length >= SUGGEST_FROM

/** Products that this computer has seen stand first, where they were; the portal's follow, each product once. */
export function mergedSuggestions(
  seen: readonly ProductSuggestion[],
  found: readonly ProductSuggestion[],
): readonly ProductSuggestion[] {
  const ids = new Set(seen.map(({ id }) => id))
  return [...seen, ...found.filter(({ id }) => !ids.has(id))].slice(0, MOST_SUGGESTIONS)
}

/** A word of at most so many letters has to stand alone: `red` isn't meant by `reduced`. */
const SHORT = 3

/** Whether a text has every word as a word of its own, or its beginning; one that it has nowhere is the portal's to know. */
export function hasAsWords(text: string, searched: string): boolean {
  const lower = text.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}\p{M}]+/u)
  return searched
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && lower.includes(word))
    .every((word) => words.some((one) => one === word || (word.length > SHORT && one.startsWith(word))))
}
