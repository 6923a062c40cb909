/** What separates the cells of a text, as its first lines show it. */
import { wholeNumber } from '../values/whole-number.ts'
import { isEmptyRow } from './table-row.ts'
import { cutLine } from './text-rows.ts'

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const
export type Separator = keyof typeof SEPARATORS

const NAMES = Object.keys(SEPARATORS) as readonly Separator[]

/** Lines that are looked at, and how much of the text at most. */
const LOOKED_AT = 200
const HEAD = 65_536

/** Excel's own hint, a first line `sep=;`. */
const HINT = /^sep=([,;\t|])$/i

export interface TextShape {
  readonly separator: Separator
  /** The first line only names the separator: it is no row. */
  readonly isHinted: boolean
  /** Cells of most lines. */
  readonly width: number
}

/**
 * What one of the first lines names its columns by, else what cuts the most lines into one same number of cells.
 * @param text with one kind of line end.
 * @param namesColumns whether the cells of a line are names of columns.
 */
export function shapeOf(text: string, namesColumns: (cells: readonly string[]) => boolean): TextShape {
  const lines = text.slice(0, HEAD).split('\n', LOOKED_AT)
  const hint = HINT.exec((lines[0] ?? '').trim())?.[1]
  const hinted = NAMES.find((name) => SEPARATORS[name] === hint)
  const written = hinted === undefined ? lines : lines.slice(1)
  const cut = (hinted === undefined ? NAMES : [hinted]).map((separator) => cutBy(separator, written))
  const naming = cut.filter(({ rows }) => rows.some((cells) => cells.length > 1 && namesColumns(cells)))
  const [best] = (naming.length > 0 ? naming : cut).toSorted((one, other) => other.score - one.score)
  return { separator: best?.separator ?? 'comma', isHinted: hinted !== undefined, width: best?.width ?? 1 }
}

interface Cut {
  readonly separator: Separator
  readonly rows: readonly (readonly string[])[]
  readonly width: number
  readonly score: number
}

function cutBy(separator: Separator, lines: readonly string[]): Cut {
  const sign = SEPARATORS[separator]
  const rows = lines.flatMap((line) => {
    const cells = cutLine(line, sign) ?? line.split(sign)
    return isEmptyRow(cells) ? [] : [cells]
  })
  const widths = Map.groupBy(rows, (cells) => cells.length)
  let [width, score] = [1, 0]
  for (const [cells, same] of widths) {
    if (cells < 2) continue
    const all = same.reduce((sum, row) => sum + 1 + numbersOf(row), 0)
    if (all > score || (all === score && cells > width)) [width, score] = [cells, all]
  }
  return { separator, rows, width, score }
}

/** Two whole numbers are what a cart's row is; a decimal comma doesn't make two cells of them. */
const numbersOf = (row: readonly string[]): number =>
  row.length === 2 ? row.reduce((sum, cell) => sum + (wholeNumber(cell) === undefined ? 0 : 2), 0) : 0
