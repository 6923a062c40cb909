import { pathOf } from '../screens.ts'
import type { ProductSuggestion } from './product.ts'

/** Minimum characters for suggestions. */
const SUGGEST_FROM = 3

/** Maximum suggestions, few enough to read at a glance. */
export const MOST_SUGGESTIONS = 8

/** The text in the form that the portal's search takes: every other character than a letter or a digit becomes a blank. */
export const searchText = (typed: string): string => typed.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()

export const isSuggested = (typed: string): boolean => searchText(typed).length >= SUGGEST_FROM

/** Products seen on this computer come first and keep their order; the portal's follow. Each product appears once. */
export function mergedSuggestions(
  saved: readonly ProductSuggestion[],
  found: readonly ProductSuggestion[],
): readonly ProductSuggestion[] {
  const ids = new Set(saved.map(({ id }) => id))
  return [...saved, ...found.filter(({ id }) => !ids.has(id))].slice(0, MOST_SUGGESTIONS)
}

/** A word of at most so many letters must match a whole word: `red` doesn't match `reduced`. */
const SHORT = 3

/**
 * True if the text has every search word as a word or as its beginning. Ignores words that the text contains nowhere: only the portal can
 * match those.
 */
export function hasAsWords(text: string, searched: string): boolean {
  const lower = text.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}\p{M}]+/u)
  return searched
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && lower.includes(word))
    .every((word) => words.some((one) => one === word || (word.length > SHORT && one.startsWith(word))))
}

/** Characters other than letters and digits aren't searched for, and would act as separators in an address. */
export const searchAddress = (typed: string): string => pathOf('search', { searchString: searchText(typed) })
