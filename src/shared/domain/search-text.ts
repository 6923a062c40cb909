/** What is typed to find products by. */

/** Characters from which on suggestions are made. */
const SUGGEST_FROM = 3

/** What is typed as the portal's search takes it: whatever is neither a letter nor a digit is a blank. */
export const searchText = (typed: string): string => typed.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()

export const isSuggested = (typed: string): boolean => searchText(typed).length >= SUGGEST_FROM
