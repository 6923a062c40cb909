/** Target stocks out of a spreadsheet, pasted or from a file: what each row would change, and why not, before anything is sent. */
import { type MessageKey, say } from '../../messages.ts'
import { headsIn } from '../carts/cart-heads.ts'
import type { ImportChoice, ImportQuestion } from '../carts/import-question.ts'
import { lackSentence, type ReadRow } from '../carts/judge-row.ts'
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
  /** The target as it is; undefined for a product that isn't in the list. */
  readonly was: number | undefined
  readonly target: number | undefined
  readonly verdict: 'changes' | 'same' | 'refused'
  readonly why: string
}

type Parent = Pick<ArsParent, 'id' | 'targetStock' | 'producttype'> & { readonly name: string }

export interface TargetsInto {
  readonly parents: ReadonlyMap<number, Parent>
  /** Products that a single column fills, from the first. */
  readonly below: readonly number[]
}

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

/** By its headings; without such, one column is targets, of several the first is the product and the second its target. */
function layoutOf(first: readonly string[] | undefined): Layout & { readonly hasHeads: boolean } {
  const { ids, target } = namedIn(first ?? [])
  if (target !== undefined) return { id: ids[0], target, hasHeads: true }
  return { ...((first ?? []).length > 1 ? { id: 0, target: 1 } : { id: undefined, target: 0 }), hasHeads: false }
}

/** @param rows cells of the table; rows without anything in them are left out, but count. */
export function targetsIn(rows: readonly (readonly string[])[], into: TargetsInto): readonly TargetRow[] {
  const first = rows.find((cells) => cells.some((cell) => cell.trim() !== ''))
  const layout = layoutOf(first)
  let place = 0
  const read = rows.flatMap((cells, at): ReadTarget[] => {
    if (cells.every((cell) => cell.trim() === '') || (layout.hasHeads && cells === first)) return []
    const id = layout.id === undefined ? into.below[place++] : wholeNumber(cells[layout.id] ?? '')
    return [{ line: at + 1, text: cells.join(' '), id, qty: wholeNumber(cells[layout.target] ?? '') }]
  })
  return targetsOf(read, into.parents)
}

/** A row as it was read of a table or a file: `qty` is its target. */
type ReadTarget = Pick<ReadRow, 'line' | 'text' | 'id' | 'qty' | 'misfit'>

/** The verdict on each row; the first row of a product counts. */
export function targetsOf(rows: readonly ReadTarget[], parents: TargetsInto['parents']): readonly TargetRow[] {
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

function rowOf(read: ReadTarget, parents: TargetsInto['parents']): TargetRow {
  const { line: row, text, id, qty: target } = read
  const parent = id === undefined ? undefined : parents.get(id)
  const told = { row, text, id, name: parent?.name ?? '', was: parent?.targetStock, target }
  const refused = (key: MessageKey): TargetRow => ({ ...told, verdict: 'refused', why: say(key) })
  if (read.misfit !== undefined) return { ...told, verdict: 'refused', why: lackSentence(read) }
  if (parent === undefined) return refused(id === undefined ? 'arsRowWithoutProduct' : 'arsRowNotListed')
  if (target === undefined) return refused('arsTargetWhole')
  const against = refuseTarget(target, parent.producttype.typeid)
  if (against !== undefined) return refused(against.key)
  return { ...told, verdict: target === parent.targetStock ? 'same' : 'changes', why: '' }
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

/** `12 rows: 9 change a target, 2 say what it is already, 1 not taken.` */
export function targetsSentence(rows: readonly TargetRow[]): string {
  const of = (verdict: TargetRow['verdict']) => rows.filter((one) => one.verdict === verdict).length
  const parts = [
    [of('changes'), 'change a target'],
    [of('same'), 'say what it is already'],
    [of('refused'), 'not taken'],
  ] as const
  const told = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${formatCount(count)} ${what}`]))
  return `${counted.rows(rows.length)}: ${told.join(', ') || 'nothing to take'}.`
}
