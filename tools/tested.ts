/** Part of `npm run check`: checks that every exported function of the rules is imported and used by a unit test. */
import { globSync, readFileSync } from 'node:fs'
import { functionsIn, type Sources, untestedIn } from './untested.ts'

const sourcesOf = (pattern: string): Sources =>
  new Map(globSync(pattern).map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]))

const rules = sourcesOf('src/shared/domain/**/*.ts')
const untested = untestedIn(rules, sourcesOf('tests/unit/**/*.{ts,tsx}'))
for (const { path, line, name } of untested) console.log(`${path}:${line} ${name}`)
if (untested.length > 0) {
  console.log('Test each with examples in tests/unit/shared/domain, or drop its export if only its own file uses it.')
}
const functions = [...rules].flatMap(([path, source]) => functionsIn(path, source)).length
console.log(`${functions} exported functions in ${rules.size} files: ${untested.length} without a unit test`)
process.exitCode = untested.length > 0 ? 1 : 0
