/**
 * Checks every text that a user reads against docs/words.md: `node tools/words.ts [folder …]` prints the complaints in these folders (or
 * everywhere), one line each, and fails if there are any.
 */
import { ourTexts, vocabulary } from './words/our-texts.ts'
import { complaintsOf } from './words/rules.ts'

const texts = ourTexts(process.argv.slice(2))
const complaints = complaintsOf(texts, vocabulary())
for (const { file, line, text, why } of complaints) console.log(`${file}:${line}: “${text}”: ${why}.`)
console.log(`${texts.length} texts, ${complaints.length} to rewrite (docs/words.md).`)
if (complaints.length > 0) process.exitCode = 1
