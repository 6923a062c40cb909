/**
 * `npm run mutate`: measures how many small mistakes in the rules and in code that moves money `npm test` would detect. Draws mutants by a
 * seed, runs the related unit, contract and integration tests for each, nearest first, and prints the score by folder and the survivors.
 * `-- --seed 7 --count 200 src/main/kiosk`: another seed, another number, only these folders.
 */
import {
  cpSync,
  existsSync,
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
/** The projects that `npm test` runs completely. */
const PROJECTS = ['--project=unit', '--project=contract', '--project=integration']
/** Percent of killed mutants. */
const GOAL = 85
/** Parallel runs: most of the time is startup, which mainly waits. */
const LANES = 2
/** Number of tests per round: most mutants are killed by the nearest tests. Integration tests beyond the last round aren't run. */
const ROUNDS = [6, 24, 60]
/** A mutant may never end. A test file takes some seconds; more on a busy machine. */
const SECONDS_OF_FILE = 20
const LEAST_SECONDS = 600

const root = process.cwd()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '200' } },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
const places = positionals.length > 0 ? positionals : FOLDERS
const sources = new Map(places.flatMap(sourcesIn))
const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
const drawn = sample(all, count, seed)
if (!Number.isInteger(count) || !Number.isInteger(seed) || drawn.length === 0) {
  throw new Error('There is nothing to change: --count and --seed are whole numbers, of at least one mutant.')
}
const testsOf = relatedTests(importsOf(root))
console.log(`${drawn.length} of ${all.length} mutants, seed ${seed}`)

/** Returns the files of a folder, or a single file, with their texts. */
function sourcesIn(place: string): readonly (readonly [string, string])[] {
  const files = globSync([place, `${place}/**/*`]).filter((path) => /\.tsx?$/.test(path))
  if (files.length === 0) throw new Error(`There are no sources in ${place}.`)
  return files.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')])
}

/** Makes a copy of the project, in which one file at a time is changed. */
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

interface Ran {
  readonly failed: readonly string[]
  readonly isOver: boolean
}

/** Runs test files in a copy, up to the first failure unless `all`; returns the files that failed so far. */
async function runTests(copy: string, tests: readonly string[], which: 'all' | 'first' = 'first'): Promise<Ran> {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=./tools/suite/vitest-report.ts']
  const bail = which === 'first' ? ['--bail=1'] : []
  const vitest = ['vitest', 'run', '--root', copy, ...PROJECTS, ...bail, ...reporters, ...tests]
  const limit = LEAST_SECONDS + SECONDS_OF_FILE * tests.length
  const env = { NO_COLOR: '1', STOREDESK_VITEST_REPORT: report }
  const { code } = await run('timeout', ['--kill-after=5', String(limit), ...vitest], { cwd: copy, env })
  const isOver = code === 124 || code === 137
  if (!existsSync(report)) return { failed: code === 0 ? [] : tests, isOver }
  return { failed: failedIn(readFileSync(report, 'utf8')), isOver }
}

function failedIn(report: string): readonly string[] {
  const files: { path: string; errors: number; tests: { state: string }[] }[] = JSON.parse(report)
  const hasFailed = ({ errors, tests }: (typeof files)[number]) =>
    errors > 0 || tests.some(({ state }) => state === 'failed')
  return files.filter(hasFailed).map(({ path }) => path)
}

async function fateOf(mutant: Mutant, copy: string, broken: ReadonlySet<string>): Promise<Fate> {
  const source = sources.get(mutant.file) ?? ''
  const target = join(copy, mutant.file)
  writeFileSync(target, mutated(source, mutant))
  try {
    const tests = testsOf(mutant.file).filter((test) => !broken.has(test))
    let from = 0
    for (const upTo of ROUNDS) {
      const round = tests.slice(from, from + upTo)
      from += upTo
      if (round.length === 0) break
      const { failed, isOver } = await runTests(copy, round)
      if (isOver) return 'never ends'
      if (failed.length > 0) return 'killed'
    }
    return 'survived'
  } finally {
    writeFileSync(target, source)
  }
}

const waiting = [...drawn]
const fates = new Map<Mutant, Fate>()
const copies = await Promise.all(Array.from({ length: LANES }, copyOfProject))
const removeCopies = () => copies.forEach((copy) => void rmSync(copy, { recursive: true, force: true }))
process.on('exit', removeCopies)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

// A test that fails in an unchanged copy would count as detecting a mutant.
const { failed: broken } = await runTests(copies[0] ?? '', [], 'all')
if (broken.length > 0) console.log(`Left out, as they fail without a change: ${broken.join(', ')}`)

const lane = async (copy: string) => {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const fate = await fateOf(mutant, copy, new Set(broken))
    fates.set(mutant, fate)
    console.error(`${fates.size}/${drawn.length} ${fate} ${mutant.file}:${mutant.line}`)
  }
}
await Promise.all(copies.map(lane))
const { text, score } = report(fates)
console.log(text)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/mutants.json', JSON.stringify([...fates].map(([mutant, fate]) => ({ ...mutant, fate }))))
process.exitCode = score >= GOAL ? 0 : 1
