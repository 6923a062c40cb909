/**
 * My ARS: parents with the stock that a store is kept at and up to three alternates, and what may be changed of them (document 2,
 * section 5). Where several rules refuse, the first in the document's order speaks. Targets are pieces.
 */
import { type MessageKey, say } from '../../messages.ts'
import { isHomeBrand } from '../catalogue/brands.ts'
import { type Known, known, knownOf, notKnown } from '../values/known.ts'
import { missingTo } from '../values/missing.ts'

export const LEAST_TARGET = 1
export const MOST_TARGET = 1000
export const MOST_ALTERNATES = 3
/** Of this type more than a hundred pieces are kept. */
const BULK_TYPE = 8526
const BULK_MORE_THAN = 100

interface Named {
  readonly id: number
}

/** What of a product of My ARS decides what may be done with it. */
export interface ArsProduct {
  readonly id: number
  readonly brand: Named
  readonly category: Named
  readonly subcategory: Named
  readonly producttype: { readonly typeid: number }
  readonly arsautoalternatetype?: string
}

export interface ArsParent extends ArsProduct {
  readonly targetStock: number
  /** Undefined where the portal doesn't tell it: then the portal alone checks it. */
  readonly originalStock?: number | undefined
  readonly alternateProducts: readonly ArsProduct[]
}

/** A sentence, and what stands in its braces. */
export interface Refusal {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}

/** Category, subcategory and type together: the parents that share an original stock. */
export const groupKey = ({ category, subcategory, producttype }: ArsProduct): string =>
  [category.id, subcategory.id, producttype.typeid].join('-')

/** The same as the calls write it. */
export const kindOf = ({ category, subcategory, producttype }: ArsProduct) => ({
  categoryId: category.id,
  subcategoryId: subcategory.id,
  typeId: producttype.typeid,
})

const isBulk = (typeId: number): boolean => typeId === BULK_TYPE

/** The least target of a product of this type. */
export const leastTarget = (typeId: number): number => (isBulk(typeId) ? BULK_MORE_THAN + 1 : LEAST_TARGET)

/** Why one product can't have this target; undefined where it can. */
export const refuseTarget = (target: number, typeId: number): Refusal | undefined => {
  const key = [...DOCUMENTED, WHOLE].find(({ breaks }) => breaks(target, typeId))?.key
  return key && { key }
}

interface TargetRule {
  readonly key: MessageKey
  breaks(target: number, typeId: number): boolean
}

/** The document's rules of one target, in its order. */
const DOCUMENTED: readonly TargetRule[] = [
  { key: 'arsTargetTooMuch', breaks: (target) => target > MOST_TARGET },
  { key: 'arsTargetBulk', breaks: (target, typeId) => isBulk(typeId) && target < leastTarget(typeId) },
]

/** Ours: it speaks where no sentence of the document's does. */
const WHOLE: TargetRule = {
  key: 'arsTargetWhole',
  breaks: (target) => !Number.isInteger(target) || target < LEAST_TARGET,
}

/** What the targets of a group come to, beside what they may not fall below. */
export interface GroupTotal {
  readonly total: number
  /** Undefined where the portal doesn't tell it: nothing is known of what is missing or to spare then. */
  readonly original: number | undefined
  /** How many parents it has. */
  readonly width: number
  /** Pieces that are too few; 0 where there are enough. */
  readonly missing: number | undefined
  /** Pieces that the targets may still be lowered by; 0 where there are none. */
  readonly spare: number | undefined
}

/** @param drafts targets that aren't saved yet, by product. */
export function groupTotal(group: readonly ArsParent[], drafts: ReadonlyMap<number, number> = new Map()): GroupTotal {
  const total = group.reduce((sum, { id, targetStock }) => sum + (drafts.get(id) ?? targetStock), 0)
  const told = group.flatMap(({ originalStock }) => originalStock ?? [])
  const original = told.length === 0 ? undefined : Math.max(...told)
  return totalsOf(total, original, group.length)
}

/** The same of sums that are known already. */
export const totalsOf = (total: number, original: number | undefined, width: number): GroupTotal => ({
  total,
  original,
  width,
  missing: original === undefined ? undefined : missingTo(original, total),
  spare: original === undefined ? undefined : missingTo(total, original),
})

/**
 * Why these targets can't be saved together; undefined where they can.
 * @param groups whole: every parent of each group that is changed.
 */
export function refuseTargets(
  groups: readonly (readonly ArsParent[])[],
  drafts: ReadonlyMap<number, number>,
): Refusal | undefined {
  const changed = groups.flat().filter(({ id }) => drafts.has(id))
  if (changed.length < drafts.size) return { key: 'arsProductGone' }
  const isBroken = ({ breaks }: TargetRule): boolean =>
    changed.some(({ id, producttype, targetStock }) => breaks(drafts.get(id) ?? targetStock, producttype.typeid))
  const broken = DOCUMENTED.find(isBroken)
  if (broken !== undefined) return { key: broken.key }
  for (const group of groups) {
    const { original, missing } = groupTotal(group, drafts)
    // Where the minimum isn't told the portal alone checks it.
    if (original !== undefined && missing !== 0) return { key: 'arsTargetTooFew', values: { n: original } }
  }
  return isBroken(WHOLE) ? { key: WHOLE.key } : undefined
}

/** A target that was typed, with the one that the list had then. */
export interface TypedTarget {
  readonly id: number
  readonly target: number
  readonly was: number
}

/** Typed targets beside the list as the portal has it now. */
export interface ComparedTargets<T extends TypedTarget> {
  /** Their products have the target that they were typed over. */
  readonly asTyped: readonly T[]
  /** Somebody else gave them the same target meanwhile. */
  readonly alreadySo: readonly T[]
  /** Somebody else gave them another one, `now`. */
  readonly changed: readonly { readonly typed: T; readonly now: number }[]
  /** Their products aren't in the list any more. */
  readonly gone: readonly T[]
}

/** @param now every parent of each group that something was typed of. */
export function compareTargets<T extends TypedTarget>(
  typed: readonly T[],
  now: readonly Pick<ArsParent, 'id' | 'targetStock'>[],
): ComparedTargets<T> {
  const targets = new Map(now.map(({ id, targetStock }) => [id, targetStock]))
  const found = Object.groupBy(typed, ({ id, target, was }) => {
    const has = targets.get(id)
    if (has === undefined) return 'gone'
    if (has === target) return 'alreadySo'
    return has === was ? 'asTyped' : 'changed'
  })
  const { asTyped = [], alreadySo = [], changed = [], gone = [] } = found
  return {
    asTyped,
    alreadySo,
    changed: changed.map((one) => ({ typed: one, now: targets.get(one.id) ?? one.was })),
    gone,
  }
}

/**
 * Why a parent can't be deleted; undefined where it can.
 * @param group as the portal has it now; `width`: parents that it had when the list was loaded.
 */
export function refuseDelete(group: readonly ArsParent[], id: number, width: number): Refusal | undefined {
  const parent = group.find((one) => one.id === id)
  if (parent === undefined) return { key: 'arsProductGone' }
  const { total, original } = groupTotal(group)
  if (original !== undefined && total - parent.targetStock < original) return { key: 'arsDeleteTooFew' }
  return group.length === width ? undefined : { key: 'arsRefresh' }
}

/** Deleting a parent of the home brand is asked for with a reason, unless it is of the bulk type. */
export const deletingNeedsReason = ({ brand, producttype }: ArsProduct): boolean =>
  isHomeBrand(brand.id) && !isBulk(producttype.typeid)

/** A reason for which the portal chooses an alternate by itself. */
export interface AutoType {
  readonly type: string
  /** The company has to approve that such an alternate is deleted. */
  readonly isApproval: boolean
}

/** Whether deleting an alternate is asked for with a reason. A kind that the portal doesn't list is unknown, as is any without the list. */
export function deletingAlternateNeedsReason(
  { brand, arsautoalternatetype = '' }: ArsProduct,
  autoTypes: Known<readonly AutoType[]>,
): Known<boolean> {
  // Neither of them is a matter of the list.
  if (isHomeBrand(brand.id) || arsautoalternatetype === '') return known(isHomeBrand(brand.id), '')
  if (!autoTypes.known) return autoTypes
  const kind = autoTypes.value.find(({ type }) => type === arsautoalternatetype)
  return kind === undefined
    ? notKnown(say('arsKindUnknown', { kind: arsautoalternatetype }))
    : known(kind.isApproval, autoTypes.at)
}

export type Place = 'parent' | 'alternate'

/**
 * Whether a replacement is asked for with a reason: always that of a best seller; of a parent where the brand changes to another than
 * the home brand; of an alternate where it leaves the home brand.
 */
export function replacingNeedsReason(
  place: Place,
  original: Pick<ArsProduct, 'brand'>,
  replacement: Pick<ArsProduct, 'brand'>,
  isBestSeller: Known<boolean>,
): Known<boolean> {
  return knownOf(isBestSeller, (isBest) => {
    if (isBest) return true
    if (original.brand.id === replacement.brand.id) return false
    return place === 'parent' ? !isHomeBrand(replacement.brand.id) : isHomeBrand(original.brand.id)
  })
}

/** Concepts whose lists the company keeps: they look, and change nothing. */
const KEPT_BY_COMPANY = ['fccoco', 'bbbhcoco', 'darpfcfo']

export const mayChangeArs = ({ fcf: { concept } }: { readonly fcf: { readonly concept: string } }): boolean =>
  !KEPT_BY_COMPANY.includes(concept.trim().toLowerCase())

/** How many more alternates a parent can have. */
export const roomForAlternates = ({ alternateProducts }: Pick<ArsParent, 'alternateProducts'>): number =>
  Math.max(0, MOST_ALTERNATES - alternateProducts.length)
