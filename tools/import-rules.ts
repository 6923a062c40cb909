/**
 * Part of `npm run check`: checks that every import points in an allowed direction, and that package.json names what src imports. Prints
 * each violation with the reason.
 */
import { declaredIn, idleAmong, peersIn, undeclaredIn } from './imports/declared.ts'
import { importsOf, ringsOf } from './imports/graph.ts'
import { violationsOf } from './imports/judge.ts'
import { importRules } from './imports/rules.ts'

const root = process.cwd()
const imports = importsOf(root)
const declared = declaredIn(root)

const broken = [
  ...violationsOf(imports).map(
    ({ rule, at }) => `${at.from}:${at.line} imports ${at.to}\n  ${rule.name}: ${rule.reason}`,
  ),
  ...ringsOf(imports).map(
    (ring) =>
      `${ring.join(' → ')}\n  no rings: files that import each other, be it for a type alone, are one thought in two places. Move what both need to a file of its own, or make them one.`,
  ),
  ...undeclaredIn(imports, declared).map(
    ({ from, line, to }) =>
      `${from}:${line} imports ${to}\n  src imports only dependencies: it ships, so it stands in "dependencies" of package.json.`,
  ),
  ...idleAmong(imports, declared, peersIn(root)).map(
    (name) =>
      `package.json names ${name}\n  no idle dependencies: nothing of src imports it, and none of them needs it as a peer.`,
  ),
]
for (const one of broken) console.log(one)
console.log(`${imports.length} imports held against ${importRules.length + 3} rules: ${broken.length} broken`)
process.exitCode = broken.length > 0 ? 1 : 0
