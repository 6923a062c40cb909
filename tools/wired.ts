/** Part of `npm run check`: checks that every sentence is shown, and every call is made. Knip finds unused code. */
import { globSync, readFileSync } from 'node:fs'
import { messages } from '../src/shared/messages.ts'
import { callNames } from '../src/shared/portal/calls.ts'
import { complaintsOf } from './wiring.ts'

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const sentences = Object.keys(messages)
const complaints = complaintsOf({ sources, sentences, calls: callNames })
for (const complaint of complaints) console.log(complaint)
console.log(
  `${files.length} files, ${sentences.length} sentences, ${callNames.length} calls: ${complaints.length} complaints`,
)
process.exitCode = complaints.length > 0 ? 1 : 0
