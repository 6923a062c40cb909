/** Checks texts against docs/words.md: replaced words, unwanted turns of phrase, and sentence case. */
import type { Text } from './texts.ts'
import { TURNS } from './turns.ts'

export interface Complaint extends Text {
  readonly why: string
}

export interface Vocabulary {
  /** A word or phrase that must not occur, and the term to use instead. */
  readonly replaced: ReadonlyMap<string, string>
  /** Texts that the company wrote: they stay letter for letter. */
  readonly known: ReadonlySet<string>
}

/** Reads the words of docs/words.md: the italics of its last column, by the term of its first. Throws if the table has none. */
export function replacedWords(page: string): ReadonlyMap<string, string> {
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  const words = rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return [...(cells[3] ?? '').matchAll(/\*([^*]+)\*/g)].map(([, word = '']) => [word, cells[1] ?? ''] as const)
  })
  if (words.length === 0) throw new Error('docs/words.md has no table of terms')
  return new Map(words)
}

/** Returns the complaints about the texts, in their order. */
export function complaintsOf(texts: readonly Text[], { replaced, known }: Vocabulary): readonly Complaint[] {
  const terms = [...replaced].map(([word, term]) => [patternOf(word), `say “${term}”`] as const)
  const rules = [...terms, ...TURNS.map(({ pattern, why }) => [pattern, why] as const)]
  return texts
    .filter(({ text }) => !known.has(unnamed(text)))
    .flatMap((one) => {
      const found = rules.filter(([pattern]) => pattern.test(one.text)).map(([, why]) => why)
      const all = isTitleCase(one) ? [...found, 'sentence case'] : found
      return all.map((why) => ({ ...one, why }))
    })
}

/** A word with a capital stands for a whole label; any other matches anywhere as a whole word. */
const patternOf = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? new RegExp(`^${word}:?$`) : new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu')

/** True for two or more capitalised words: title case. In the practice portal they are names of people and goods. */
const isTitleCase = ({ file, text }: Text) =>
  !file.startsWith('src/practice/') && /^(?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+$/u.test(text)

/** The texts of a list with comments (`#`) and empty lines. */
export const knownTexts = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(unnamed),
  )

/** Replaces all placeholders by `{}`: a message may fill them in under another name. */
const unnamed = (text: string) => text.replaceAll(/\{\w*\}/g, '{}')
