/**
 * `npm run mutate`: how many small mistakes in the rules and in what moves money `npm test` would notice. Draws mutants by a seed,
 * runs the related unit, contract and integration tests over each, nearest first, and tells the score by folder and the survivors.
 * `-- --seed 7 --count 200 src/main/kiosk`: another seed, another number, these folders alone.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { importsOf } from '../imports/graph.ts'
import { run } from '../suite/stage.ts'
import { type Mutant, mutantsOf, mutated, sample } from './mutants.ts'
import { relatedTests } from './related-tests.ts'
import { type Fate, report } from './report.ts'

const FOLDERS = [
  'src/shared/domain',
  ...['ordering', 'cart', 'cart-import', 'ledger', 'payments', 'kiosk', 'returns', 'session'].map(
    (name) => `src/main/${name}`,
  ),
]
/** Of 100 mutants. */
const GOAL = 85
/** Two run at once: most time goes into starting, which waits. */
const LANES = 2
/** How many tests of each round: most mutants fall to the nearest. Distant integration tests beyond the last are not run. */
const ROUNDS = [6, 24, 60]
/** A mutant may never end. A file of tests takes some seconds; on a busy machine more. */
const SECONDS_OF_FILE = 20
const LEAST_SECONDS = 120

const root = process.cwd()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '200' } },
})
const folders = positionals.length > 0 ? positionals : FOLDERS
const files = globSync(folders.map((folder) => `${folder}/**/*.ts`)).toSorted()
const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
const drawn = sample(all, Number(values.count), Number(values.seed))
const testsOf = relatedTests(importsOf(root))
console.log(`${drawn.length} of ${all.length} mutants, seed ${values.seed}`)

/** A copy of the project in which one file at a time is changed. */
async function copyOfProject(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'storedesk-mutants-'))
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  for (const path of output.split('\n').filter((line) => statSync(line, { throwIfNoEntry: false })?.isFile())) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(path, join(copy, path))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Runs tests in a copy; whether all of them pass. */
async function pass(copy: string, tests: readonly string[]): Promise<boolean | 'never ends'> {
  const vitest = ['vitest', 'run', '--root', copy, '--bail=1', '--reporter=dot', '--maxWorkers=2', ...tests]
  const { code } = await run(
    'timeout',
    ['--kill-after=5', String(LEAST_SECONDS + SECONDS_OF_FILE * tests.length), ...vitest],
    { cwd: copy },
  )
  if (code === 124 || code === 137) return 'never ends'
  return code === 0
}

async function fateOf(mutant: Mutant, copy: string): Promise<Fate> {
  const source = readFileSync(mutant.file, 'utf8')
  const target = join(copy, mutant.file)
  writeFileSync(target, mutated(source, mutant))
  try {
    const tests = testsOf(mutant.file)
    let from = 0
    for (const upTo of ROUNDS) {
      const round = tests.slice(from, from + upTo)
      from += upTo
      if (round.length === 0) break
      const passed = await pass(copy, round)
      if (passed !== true) return passed === false ? 'killed' : 'never ends'
    }
    return 'survived'
  } finally {
    writeFileSync(target, source)
  }
}

const waiting = [...drawn]
const fates = new Map<Mutant, Fate>()
const lane = async () => {
  const copy = await copyOfProject()
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const fate = await fateOf(mutant, copy)
    fates.set(mutant, fate)
    console.error(`${fates.size}/${drawn.length} ${fate} ${mutant.file}:${mutant.line}`)
  }
  rmSync(copy, { recursive: true, force: true })
}
await Promise.all(Array.from({ length: LANES }, lane))
const { text, score } = report(fates)
console.log(text)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/mutants.json', JSON.stringify([...fates].map(([mutant, fate]) => ({ ...mutant, fate }))))
process.exitCode = score >= GOAL ? 0 : 1
