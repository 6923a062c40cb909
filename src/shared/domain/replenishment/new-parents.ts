/** Adds several products to My ARS as parents at once, each without alternates. Targets are pieces. */
import { say } from '../../messages.ts'
import { halfOf, type Movement, targetFor } from '../catalogue/movement.ts'
import { type ArsProduct, leastTarget, MOST_TARGET, refuseTarget } from './my-ars.ts'
import { refuseParent } from './picking.ts'

/** The target that the sales of 30 days suggest, within the allowed range; the minimum if nothing was sold or sales are unknown. */
export function proposeTarget(
  { category, producttype }: Pick<ArsProduct, 'category' | 'producttype'>,
  sale: Movement['sale'],
): number {
  const target = sale === undefined ? 0 : targetFor(halfOf(category.id), sale)
  return Math.min(MOST_TARGET, Math.max(leastTarget(producttype.typeid), target))
}

export interface NewParent<P extends ArsProduct> {
  readonly product: P
  readonly target: number
}

export interface ParentsProposal<P extends ArsProduct> {
  readonly parents: readonly NewParent<P>[]
  readonly leftOut: readonly { readonly id: number; readonly name: string; readonly why: string }[]
}

export interface ParentsAbout<P extends ArsProduct> {
  /** Products that My ARS has; others aren't available there. */
  readonly found: ReadonlyMap<number, P>
  /** Products with an undecided request. */
  readonly pending: ReadonlySet<number>
  /** Existing parents of My ARS. */
  readonly listed: ReadonlySet<number>
  /** Pieces sold in 30 days. */
  readonly saleOf: (id: number) => Movement['sale']
}

/** Splits these products into those that can be added and those that can't, with the reason. */
export function proposeParents<P extends ArsProduct & { readonly isRequestPending: boolean }>(
  rows: readonly { readonly productId: number; readonly productName: string }[],
  { found, pending, listed, saleOf }: ParentsAbout<P>,
): ParentsProposal<P> {
  const parents: NewParent<P>[] = []
  const leftOut: ParentsProposal<P>['leftOut'][number][] = []
  for (const { productId: id, productName: name } of rows) {
    const product = found.get(id)
    const refused = refuseParent(product, listed.has(id), pending.has(id))
    if (product !== undefined && refused === undefined)
      parents.push({ product, target: proposeTarget(product, saleOf(id)) })
    else leftOut.push({ id, name, why: refused === undefined ? '' : say(refused) })
  }
  return { parents, leftOut }
}

/** A typed target, or the reason why it is invalid. */
export function typedTarget(text: string, typeId: number): { readonly target: number } | { readonly refused: string } {
  const target = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN
  const refusal = refuseTarget(target, typeId)
  return refusal === undefined ? { target } : { refused: say(refusal.key) }
}

/** The proposed parents with their targets as typed. */
export interface TypedParents<P extends ArsProduct> {
  /** Those that weren't added yet. */
  readonly remaining: readonly NewParent<P>[]
  /** Those of them with a valid target. */
  readonly valid: readonly NewParent<P>[]
  /** True if there are some, and each of them has a valid target. */
  readonly mayGoOn: boolean
}

/** @param typed text by product; other products keep their proposed target */
export function typedParents<P extends ArsProduct>(
  parents: readonly NewParent<P>[],
  typed: ReadonlyMap<number, string>,
  isAdded: (id: number) => boolean,
): TypedParents<P> {
  const remaining = parents.filter(({ product }) => !isAdded(product.id))
  const valid = remaining.flatMap(({ product, target }) => {
    const judged = typedTarget(typed.get(product.id) ?? String(target), product.producttype.typeid)
    return 'target' in judged ? [{ product, target: judged.target }] : []
  })
  return { remaining, valid, mayGoOn: valid.length > 0 && valid.length === remaining.length }
}
