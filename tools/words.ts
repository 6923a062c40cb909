/**
 * Holds every text that a user reads against docs/words.md: `node tools/words.ts [folder …]` names what is wrong in these
 * folders (or everywhere), a line each, and fails if there is something.
 */
import { globSync, readFileSync } from 'node:fs'
import { complaintsOf, knownTexts, replacedWords } from './words/rules.ts'
import { textsIn } from './words/texts.ts'

/** Names of places and of other programs. */
const NO_TEXTS = new Set([
  'src/shared/domain/values/states.ts',
  'src/shared/domain/ledger/tally-xml.ts',
  'src/renderer/papers/fonts.ts',
  // What people type to find a command
  'src/renderer/app/shell/other-names.ts',
])

const within = process.argv.slice(2)
const files = globSync('src/{shared,main,preload,renderer}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NO_TEXTS.has(file) && (within.length === 0 || within.some((folder) => file.startsWith(folder))))
  .sort()
const texts = files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))
const complaints = complaintsOf(texts, {
  replaced: replacedWords(readFileSync('docs/words.md', 'utf8')),
  known: knownTexts(readFileSync('tools/words/known.txt', 'utf8')),
})
for (const { file, line, text, why } of complaints) console.log(`${file}:${line}: “${text}”: ${why}.`)
console.log(`${texts.length} texts, ${complaints.length} to write again (docs/words.md).`)
if (complaints.length > 0) process.exitCode = 1
