/** The texts that the check of docs/words.md reads, and the vocabulary that it compares them with. */
import { globSync, readFileSync } from 'node:fs'
import { knownTexts, replacedWords, type Vocabulary } from './rules.ts'
import { type Text, textsIn } from './texts.ts'

const SOURCES = 'src/{shared,main,preload,renderer,practice}/**/*.{ts,tsx}'
/** Names of places, of other programs and of fields, and words that users type to find a command. */
const NO_TEXTS = new Set([
  'src/shared/domain/values/states.ts',
  'src/shared/domain/ledger/tally-xml.ts',
  'src/renderer/papers/fonts.ts',
  'src/renderer/app/shell/other-names.ts',
  'src/shared/domain/carts/cart-heads.ts',
  'src/shared/portal/check/names.ts',
])

/** Texts of the sources whose paths begin with one of `within`; of all sources if it is empty. */
export const ourTexts = (within: readonly string[] = []): readonly Text[] =>
  globSync(SOURCES)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NO_TEXTS.has(file) && (within.length === 0 || within.some((start) => file.startsWith(start))))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))

export const vocabulary = (): Vocabulary => ({
  replaced: replacedWords(readFileSync('docs/words.md', 'utf8')),
  known: knownTexts(readFileSync('tools/words/known.txt', 'utf8')),
})
