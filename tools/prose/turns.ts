/** The turns of phrase that docs/style.md keeps out of comments, test titles and pages, each with its reason. */
import type { Prose } from './comments.ts'

interface Turn {
  readonly pattern: RegExp
  /** The kinds of prose that it is kept out of; all, where it says none. */
  readonly in?: readonly Prose['kind'][]
  readonly why: string
}

export const TURNS: readonly Turn[] = [
  {
    pattern:
      /^(?:What|Whether|Who|Whom|Whose|Whoever|Whatever|Which|How|That|Nobody|Nothing|(?:Of|By|To|From|In) (?:which|whom))\b/,
    in: ['doc'],
    why: 'a doc comment begins with a verb or a noun phrase',
  },
  { pattern: /\b(?:whoever|whomever|whatever|whichever|wherever)\b/i, why: 'name the thing or the person' },
  { pattern: /\b(?:nobody|somebody)\b/i, why: 'say the user, no user, no one, or use the passive' },
  { pattern: /\b(?:he|she|him|his|her|himself|herself)\b/i, why: 'a user is “the user” or “they”' },
  { pattern: /\banew\b/i, why: 'say again' },
  { pattern: /\b(?:hold|holds|held) against\b/i, why: 'say compare with' },
  { pattern: /\b(?:lest|whence|thereby|hence|thereof)\b/i, why: 'bookish' },
]

export interface Complaint extends Prose {
  readonly why: string
}

/** Names of code and quotations are left alone. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '``').replaceAll(/“[^”]*”/g, '“”')

export const complaintsOf = (prose: readonly Prose[]): readonly Complaint[] =>
  prose.flatMap((one) => {
    const text = withoutCode(one.text)
    return TURNS.filter(({ pattern, in: kinds = [one.kind] }) => kinds.includes(one.kind) && pattern.test(text)).map(
      ({ why }) => ({ ...one, why }),
    )
  })
