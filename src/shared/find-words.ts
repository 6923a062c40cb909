/**
 * What a person types, held against what things are called: every word has to begin one of theirs. A word with a slip in it (a letter
 * too many, too few, another, or two that changed places) counts less.
 */

/** How well it is meant: by its own name, by another name for it, or with a slip. */
export const MEANT = { name: 3, other: 2, slip: 1 } as const

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Shorter words are typed anew sooner than they are guessed. */
const SHORTEST_WITH_SLIP = 4

/** Whether one becomes the beginning of the other by at most one slip. */
function nearlyBegins(word: string, typed: string): boolean {
  if (typed.length < SHORTEST_WITH_SLIP || word[0] !== typed[0]) return false
  let at = 0
  while (at < typed.length && word[at] === typed[at]) at++
  const rest = typed.slice(at)
  const there = word.slice(at)
  return (
    there.slice(1).startsWith(rest.slice(1)) ||
    there.startsWith(rest.slice(1)) ||
    there.slice(1).startsWith(rest) ||
    (rest[0] === there[1] && rest[1] === there[0] && there.slice(2).startsWith(rest.slice(2)))
  )
}

/**
 * 0 where it isn't meant, else one of `MEANT`; nothing typed means everything.
 *
 * @param others further names, by which it is known as well
 */
export function meantBy(typed: string, name: string, others = ''): number {
  const parts = wordsOf(typed)
  const [own, all] = [wordsOf(name), wordsOf(`${name} ${others}`)]
  const every = (of: readonly string[], is: (word: string, part: string) => boolean) =>
    parts.every((part) => of.some((word) => is(word, part)))
  if (every(own, (word, part) => word.startsWith(part))) return MEANT.name
  if (every(all, (word, part) => word.startsWith(part))) return MEANT.other
  return every(all, (word, part) => word.startsWith(part) || nearlyBegins(word, part)) ? MEANT.slip : 0
}
