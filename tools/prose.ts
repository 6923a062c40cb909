/**
 * Compares comments, test titles and pages with docs/style.md: `node tools/prose.ts [folder …]` names what is wrong in these
 * folders (or everywhere), a line each, and fails if there is something.
 */
import { proseOf } from './prose/sources.ts'
import { complaintsOf } from './prose/turns.ts'

const prose = proseOf(process.argv.slice(2))
const complaints = complaintsOf(prose)
for (const { file, line, text, why } of complaints) console.log(`${file}:${line}: ${text.split('\n')[0]}: ${why}.`)
console.log(`${prose.length} comments, titles and paragraphs, ${complaints.length} to rewrite (docs/style.md).`)
if (complaints.length > 0) process.exitCode = 1
