/** `npm run check` asks: does every import point the way it may? Prints each one that doesn't, with the reason. */
import { importsOf, ringsOf } from './imports/graph.ts'
import { violationsOf } from './imports/judge.ts'
import { importRules } from './imports/rules.ts'

const imports = importsOf(process.cwd())
const violations = violationsOf(imports)
const rings = ringsOf(imports)

for (const { rule, at } of violations) {
  console.log(`${at.from}:${at.line} imports ${at.to}\n  ${rule.name}: ${rule.reason}`)
}
for (const ring of rings) {
  console.log(
    `${ring.join(' → ')}\n  no rings: files that import each other, be it for a type alone, are one thought in two places. Move what both need to a file of its own, or make them one.`,
  )
}
console.log(
  `${imports.length} imports held against ${importRules.length + 1} rules: ${violations.length + rings.length} broken`,
)
process.exitCode = violations.length + rings.length > 0 ? 1 : 0
