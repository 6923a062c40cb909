/** Target stocks out of a spreadsheet, pasted or from a file: what each row would change, and why not, before anything is sent. */
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

/** Columns that are called as ids are, the surest, and the one of targets. */
function namedIn(cells: readonly string[]): { readonly ids: readonly number[]; readonly target: number | undefined } {
  const target = cells.findIndex((cell) => TARGET_HEAD.test(cell.trim()))
  return { ids: headsIn(cells).ids, target: target < 0 ? undefined : target }
}

/**
 * By its headings. Without such, one column is targets; of several the first is the product, and its target the second, or the only other
 * one that has nothing but numbers.
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

/** Rows that were pasted, as far as they are read. */
export interface PastedTargets {
  /** They name no products: each is of the row of the grid that stands there, from the cursor down. */
  readonly isColumn: boolean
  readonly rows: readonly ReadTarget[]
}

/** @param below products of the grid from the cursor down: those that a single column fills. */
export function pastedTargets(text: string, below: readonly number[]): PastedTargets {
  const { rows } = rangeIn(text)
  const lineOf = linesOf(withOneLineEnd(text), rows.length)
  const {
    id: idAt,
    target: targetAt,
    hasHeads,
  } = layoutOf(rows, text.includes('\t') || rows.some(({ length }) => length > 1))
  const isColumn = idAt === undefined
  // A blank row leaves its product as it is, and a heading takes none.
  const belowOf = (at: number): number | undefined => below[lineOf(at) - (hasHeads ? lineOf(0) + 1 : 0)]
  const read = rows.map((cells, at): ReadTarget => {
    const id = isColumn ? belowOf(at) : wholeNumber(cells[idAt] ?? '')
    const qty = wholeNumber(cells[targetAt] ?? '')
    return { line: lineOf(at) + 1, text: cells.join(' '), id, qty, isBeyond: isColumn && id === undefined }
  })
  return { isColumn, rows: hasHeads ? read.slice(1) : read }
}

/** The line of each row that says something, from 0. A cell of several lines is rare: then rows are counted as they come. */
function linesOf(text: string, rows: number): (row: number) => number {
  const said: number[] = []
  let line = 0
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    if (saysSomething(text, from, to)) said.push(line)
    from = to + 1
  }
  return (row) => (said.length === rows ? (said[row] ?? row) : row)
}

/** Blanks and what keeps cells apart say nothing. */
function saysSomething(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!/[\s,;]/.test(text.charAt(at))) return true
  return false
}

/** A row as it was read of a table or a file: `qty` is its target. */
export interface ReadTarget extends Pick<ReadRow, 'line' | 'text' | 'id' | 'qty' | 'misfit'> {
  /** There is no row of the grid left for it. */
  readonly isBeyond?: boolean
}

/** The verdict on each row; the first row of a product counts. */
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
  const kept = target === parent?.targetStock ? 'same' : 'changes'
  const verdict = why === undefined ? kept : 'refused'
  return { row, text, id, name: parent?.name ?? '', was: parent?.targetStock, target, verdict, why: why ?? '' }
}

/** Why a row isn't taken; undefined where it is. */
function whyNot(read: ReadTarget, parent: Parent | undefined): string | undefined {
  const { id, qty: target } = read
  if (read.misfit !== undefined) return lackSentence(read)
  if (read.isBeyond === true) return messages.arsRowBeyond
  if (parent === undefined) return id === undefined ? messages.arsRowWithoutProduct : messages.arsRowNotListed
  if (target === undefined) return messages.arsTargetWhole
  const against = refuseTarget(target, parent.producttype.typeid)
  return against && messages[against.key]
}

/** Which columns of a file are the product and its target, where their names tell; undefined where they don't, or two could be it. */
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
  const told = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${formatCount(count)} ${what}`]))
  return `${counted.rows(rows.length)}: ${told.join(', ') || 'no targets'}.`
}
