/**
 * Target stocks from a spreadsheet, pasted or in a file: the change that each row would make, or the reason why not, before anything is
 * sent.
 */
import { messages, say } from '../../messages.ts'
import { headsIn } from '../carts/cart-heads.ts'
import { rangeIn } from '../carts/cart-paste.ts'
import type { ImportChoice, ImportQuestion } from '../carts/import-question.ts'
import { lackSentence, type ReadRow } from '../carts/judge-row.ts'
import { withOneLineEnd } from '../tables/text-rows.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { type ArsParent, refuseTarget } from './my-ars.ts'

export interface TargetRow {
  /** From 1, as the table counts it. */
  readonly row: number
  readonly text: string
  readonly id: number | undefined
  readonly name: string
  /** The saved target; undefined for a product that isn't in the list. */
  readonly was: number | undefined
  readonly target: number | undefined
  readonly verdict: 'changes' | 'same' | 'refused'
  readonly why: string
}

type Parent = Pick<ArsParent, 'id' | 'targetStock' | 'producttype'> & { readonly name: string }

/** Every parent of My ARS, by its id. */
export type TargetParents = ReadonlyMap<number, Parent>

interface Layout {
  readonly id: number | undefined
  readonly target: number
}

const TARGET_HEAD = /^(new )?target/i

/** The most certain id columns by heading, and the column of targets. */
function namedIn(cells: readonly string[]): { readonly ids: readonly number[]; readonly target: number | undefined } {
  const target = cells.findIndex((cell) => TARGET_HEAD.test(cell.trim()))
  return { ids: headsIn(cells).ids, target: target < 0 ? undefined : target }
}

/**
 * Finds the columns by their headings. Without headings, a single column holds targets; of several, the first holds products, and the
 * second or the only other numeric one holds targets.
 */
function layoutOf(rows: readonly (readonly string[])[], isTable: boolean): Layout & { readonly hasHeads: boolean } {
  const [first = []] = rows
  const { ids, target } = namedIn(first)
  if (target !== undefined) return { id: ids[0], target, hasHeads: true }
  if (!isTable) return { id: undefined, target: 0, hasHeads: false }
  const isNumbers = (at: number) => rows.every((cells) => wholeNumber(cells[at] ?? '') !== undefined)
  const [only, ...more] = first.map((_, at) => at).filter((at) => at > 0 && isNumbers(at))
  return { id: 0, target: more.length === 0 ? (only ?? 1) : 1, hasHeads: false }
}

/** Pasted rows that could be read. */
export interface PastedTargets {
  /** True if the rows name no products: each belongs to a grid row, from the cursor down. */
  readonly isColumn: boolean
  readonly rows: readonly ReadTarget[]
}

/** @param below products of the grid from the cursor down, which a single column fills. */
export function pastedTargets(text: string, below: readonly number[]): PastedTargets {
  const { rows } = rangeIn(text)
  const lineOf = linesOf(withOneLineEnd(text), rows.length)
  const {
    id: idAt,
    target: targetAt,
    hasHeads,
  } = layoutOf(rows, text.includes('\t') || rows.some(({ length }) => length > 1))
  const isColumn = idAt === undefined
  // A blank row leaves its product as it is, and a heading doesn't use one up.
  const belowOf = (at: number): number | undefined => below[lineOf(at) - (hasHeads ? lineOf(0) + 1 : 0)]
  const read = rows.map((cells, at): ReadTarget => {
    const id = isColumn ? belowOf(at) : wholeNumber(cells[idAt] ?? '')
    const qty = wholeNumber(cells[targetAt] ?? '')
    return { line: lineOf(at) + 1, text: cells.join(' '), id, qty, isBeyond: isColumn && id === undefined }
  })
  return { isColumn, rows: hasHeads ? read.slice(1) : read }
}

/** The line of each non-blank row, from 0. Cells of several lines are rare: then rows are numbered consecutively. */
function linesOf(text: string, rows: number): (row: number) => number {
  const lineNumbers: number[] = []
  let line = 0
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    if (saysSomething(text, from, to)) lineNumbers.push(line)
    from = to + 1
  }
  return (row) => (lineNumbers.length === rows ? (lineNumbers[row] ?? row) : row)
}

/** True if the text contains more than blanks and separators. */
function saysSomething(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!/[\s,;]/.test(text.charAt(at))) return true
  return false
}

/** A row read from a table or a file: `qty` is its target. */
export interface ReadTarget extends Pick<ReadRow, 'line' | 'text' | 'id' | 'qty' | 'misfit'> {
  /** True if no row of the grid is left for it. */
  readonly isBeyond?: boolean
}

/** The verdict on each row; of several rows for a product the first counts. */
export function targetsOf(rows: readonly ReadTarget[], parents: TargetParents): readonly TargetRow[] {
  const seen = new Set<number>()
  return rows.map((row) => {
    const found = rowOf(row, parents)
    const { id } = row
    if (found.verdict === 'refused' || id === undefined) return found
    const isTwice = seen.has(id)
    seen.add(id)
    return isTwice ? { ...found, verdict: 'refused', why: say('arsRowTwice') } : found
  })
}

function rowOf(read: ReadTarget, parents: TargetParents): TargetRow {
  const { line: row, text, id, qty: target } = read
  const parent = id === undefined ? undefined : parents.get(id)
  const why = whyNot(read, parent)
  const outcome = target === parent?.targetStock ? 'same' : 'changes'
  const verdict = why === undefined ? outcome : 'refused'
  return { row, text, id, name: parent?.name ?? '', was: parent?.targetStock, target, verdict, why: why ?? '' }
}

/** The reason why a row isn't taken; undefined if it is. */
function whyNot(read: ReadTarget, parent: Parent | undefined): string | undefined {
  const { id, qty: target } = read
  if (read.misfit !== undefined) return lackSentence(read)
  if (read.isBeyond === true) return messages.arsRowBeyond
  if (parent === undefined) return id === undefined ? messages.arsRowWithoutProduct : messages.arsRowNotListed
  if (target === undefined) return messages.arsTargetWhole
  const against = refuseTarget(target, parent.producttype.typeid)
  return against && messages[against.key]
}

/** The product and target columns of a file, if its headings show them; undefined if they don't, or if two could be meant. */
export function targetColumns({ tables }: ImportQuestion): ImportChoice | undefined {
  const found = tables.flatMap(({ sheet, header, rows }): ImportChoice[] => {
    const {
      ids: [id, ...others],
      target,
    } = namedIn(rows.find(({ line }) => line === header)?.cells ?? [])
    return id === undefined || others.length > 0 || target === undefined ? [] : [{ sheet, header, id, qty: target }]
  })
  return found.length === 1 ? found[0] : undefined
}

/** `12 rows: 9 to change, 2 unchanged, 1 refused.` */
export function targetsSentence(rows: readonly TargetRow[]): string {
  const of = (verdict: TargetRow['verdict']) => rows.filter((one) => one.verdict === verdict).length
  const parts = [
    [of('changes'), 'to change'],
    [of('same'), 'unchanged'],
    [of('refused'), 'refused'],
  ] as const
  const counts = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${formatCount(count)} ${what}`]))
  return `${counted.rows(rows.length)}: ${counts.join(', ') || 'no targets'}.`
}
