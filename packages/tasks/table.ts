/** The measurements as a table in Markdown. */
import type { Measured } from './measure.ts'
import type { Effort } from './person.ts'

const NOTHING = '–'

const seconds = (much: number | undefined): string => (much === undefined ? NOTHING : much.toFixed(1))
const count = (many: number | undefined): string => (many === undefined ? NOTHING : String(many))

const FIGURES: readonly (readonly [head: string, say: (effort: Effort | undefined) => string])[] = [
  ['clicks', (effort) => count(effort?.clicks)],
  ['keys', (effort) => count(effort?.keys)],
  ['person s', (effort) => seconds(effort?.person)],
  ['program s', (effort) => seconds(effort?.program)],
  ['together s', (effort) => seconds(effort && effort.person + effort.program)],
]

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function lineOf({ task, before, after }: Measured): readonly string[] {
  return [task.name, ...FIGURES.map(([, say]) => `${say(before)} → ${say(after)}`)]
}

export function tableOf(all: readonly Measured[]): string {
  const heads = ['', 'task', ...FIGURES.map(([head]) => head)]
  const lines = all.map((one, at) => row([String(at + 1), ...lineOf(one)]))
  return [row(heads), row(heads.map((_, at) => (at < 2 ? '---' : '--:'))), ...lines, total(all)].join('\n')
}

/** Sums only the tasks that were possible before. */
function total(all: readonly Measured[]): string {
  const both = all.flatMap(({ before, after }) => (before === undefined ? [] : [{ before, after }]))
  const sum = (efforts: readonly Effort[]): Effort => ({
    clicks: efforts.reduce((so, one) => so + one.clicks, 0),
    keys: efforts.reduce((so, one) => so + one.keys, 0),
    person: efforts.reduce((so, one) => so + one.person, 0),
    program: efforts.reduce((so, one) => so + one.program, 0),
  })
  const [before, after] = [sum(both.map((one) => one.before)), sum(both.map((one) => one.after))]
  return row(['', `all ${both.length} with both ways`, ...FIGURES.map(([, say]) => `${say(before)} → ${say(after)}`)])
}

/** Lists both ways of each task. */
export function waysOf(all: readonly Measured[]): string {
  const lines = all.map(({ task: { name, before, after } }, at) =>
    row([String(at + 1), name, 'none' in before ? `*${before.none}*` : before.how, after.how]),
  )
  return [row(['', 'task', 'before', 'after']), row(['---', '---', '---', '---']), ...lines].join('\n')
}
