/** Detects the separator of a text's cells from its first lines. */
import { wholeNumber } from '../values/whole-number.ts'
import { isEmptyRow } from './table-row.ts'
import { cutLine } from './text-rows.ts'

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const
export type Separator = keyof typeof SEPARATORS

const NAMES = Object.keys(SEPARATORS) as readonly Separator[]

/** Limits of the detection: number of lines, and characters of the text. */
const SAMPLE_LINES = 200
const HEAD = 65_536

/** Excel's own hint, a first line `sep=;`. */
const HINT = /^sep=([,;\t|])$/i

export interface TextShape {
  readonly separator: Separator
  /** True if the first line only names the separator and isn't a row. */
  readonly isHinted: boolean
  /** Number of headings, or else the most frequent number of cells. */
  readonly width: number
}

/**
 * The separator that splits one of the first lines into headings, or else the one that splits the most lines into the same number of cells.
 * @param text with one kind of line end.
 * @param separatorHint the separator chosen by the user.
 * @param namesColumns true if the cells of a line are headings.
 */
export function shapeOf(
  text: string,
  namesColumns: (cells: readonly string[]) => boolean,
  separatorHint?: Separator,
): TextShape {
  const lines = text.slice(0, HEAD).split('\n', SAMPLE_LINES)
  const hint = HINT.exec(lines[0] ?? '')?.[1]
  const hinted = NAMES.find((name) => SEPARATORS[name] === hint)
  const written = hinted === undefined ? lines : lines.slice(1)
  const known = separatorHint ?? hinted
  const cut = (known === undefined ? NAMES : [known]).map((separator) => cutBy(separator, written))
  const naming = cut.flatMap((one) => {
    const names = one.rows.find((cells) => cells.length > 1 && namesColumns(cells))
    return names === undefined ? [] : [{ ...one, width: names.length }]
  })
  const [best] = (naming.length > 0 ? naming : cut).toSorted(
    (one, other) => other.lines - one.lines || other.numbers - one.numbers,
  )
  return { separator: best?.separator ?? 'comma', isHinted: hinted !== undefined, width: best?.width ?? 1 }
}

interface Cut {
  readonly separator: Separator
  readonly rows: readonly (readonly string[])[]
  /** The most frequent number of cells, the number of lines with it, and the likelihood that those are pairs of numbers. */
  readonly width: number
  readonly lines: number
  readonly numbers: number
}

function cutBy(separator: Separator, lines: readonly string[]): Cut {
  const sign = SEPARATORS[separator]
  const rows = lines.flatMap((line) => {
    const cells = cutLine(line, sign) ?? line.split(sign)
    return isEmptyRow(cells) ? [] : [cells]
  })
  const widths = Map.groupBy(
    rows.filter(({ length }) => length > 1),
    ({ length }) => length,
  )
  const [[width, same] = [1, []]] = [...widths].toSorted(([, one], [, other]) => other.length - one.length)
  return { separator, rows, width, lines: same.length, numbers: same.reduce((sum, row) => sum + numbersOf(row), 0) }
}

/** A cart's row is two whole numbers, the first one the id: a decimal comma must not split a number into two cells. */
function numbersOf([id = '', qty = '', ...more]: readonly string[]): number {
  if (more.length > 0) return 0
  return (wholeNumber(id) === undefined ? 0 : 3) + (wholeNumber(qty) === undefined ? 0 : 2)
}
