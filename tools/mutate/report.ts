/** The score of a run of mutants, by folder, and the mutants that no test detected. */
import type { Mutant } from './mutants.ts'

export type Fate = 'killed' | 'never ends' | 'survived'

const FOLDER = /^src\/(?:shared\/domain|main\/[^/]+)/

/** `score`: percent of killed mutants. A mutant that never ends would be noticed, and counts as killed. */
export function report(fates: ReadonlyMap<Mutant, Fate>): { readonly text: string; readonly score: number } {
  const byFolder = Map.groupBy(fates, ([{ file }]) => FOLDER.exec(file)?.[0] ?? file)
  const survivors = [...fates].filter(([, fate]) => fate === 'survived').map(([mutant]) => mutant)
  const rows = [...byFolder].toSorted(([one], [other]) => one.localeCompare(other))
  const lines = [
    'folder'.padEnd(26) + ['mutants', 'killed', 'survived', '%'].map((head) => head.padStart(10)).join(''),
    ...rows.map(([folder, some]) => row(folder, some)),
    row('all', [...fates]),
    ...(survivors.length > 0 ? ['', 'No test noticed:', ...survivors.map(lineOf)] : []),
  ]
  return { text: lines.join('\n'), score: scoreOf([...fates]) }
}

type Some = readonly (readonly [Mutant, Fate])[]

function row(name: string, some: Some): string {
  const survived = some.filter(([, fate]) => fate === 'survived').length
  const cells = [some.length, some.length - survived, survived, scoreOf(some).toFixed(1)]
  return name.padEnd(26) + cells.map((cell) => String(cell).padStart(10)).join('')
}

const scoreOf = (some: Some): number => (some.filter(([, fate]) => fate !== 'survived').length / some.length) * 100

const lineOf = ({ file, line, was, becomes }: Mutant): string => {
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `  ${file}:${line}  ${short(was)}  →  ${short(becomes) || '(nothing)'}`
}
