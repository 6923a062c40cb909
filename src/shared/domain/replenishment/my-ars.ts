/**
 * My ARS: parents with target stocks and up to three alternates, and the rules for changing them (document 2, section 5). If several rules
 * refuse a change, the first one in the document's order gives the message. Targets are pieces.
 */
import { type MessageKey, say } from '../../messages.ts'
import { isHomeBrand } from '../catalogue/brands.ts'
import { type Known, known, knownOf, notKnown } from '../values/known.ts'
import { missingTo } from '../values/missing.ts'

export const LEAST_TARGET = 1
export const MOST_TARGET = 1000
export const MOST_ALTERNATES = 3
/** The type of which more than a hundred pieces are kept. */
const BULK_TYPE = 8526
const BULK_MORE_THAN = 100

interface Named {
  readonly id: number
}

/** The fields of a product of My ARS that decide which changes are allowed. */
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
  /** Undefined if the portal doesn't send it: then only the portal checks it. */
  readonly originalStock?: number | undefined
  readonly alternateProducts: readonly ArsProduct[]
}

/** A message key with the values of its placeholders. */
export interface Refusal {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}

/** A key of category, subcategory and type: parents with the same key share an original stock. */
export const groupKey = ({ category, subcategory, producttype }: ArsProduct): string =>
  [category.id, subcategory.id, producttype.typeid].join('-')

/** The same in the form of the calls. */
export const kindOf = ({ category, subcategory, producttype }: ArsProduct) => ({
  categoryId: category.id,
  subcategoryId: subcategory.id,
  typeId: producttype.typeid,
})

const isBulk = (typeId: number): boolean => typeId === BULK_TYPE

/** The minimum target of a product of this type. */
export const leastTarget = (typeId: number): number => (isBulk(typeId) ? BULK_MORE_THAN + 1 : LEAST_TARGET)

/** The reason why a product can't have this target; undefined if it can. */
export const refuseTarget = (target: number, typeId: number): Refusal | undefined => {
  const key = [...DOCUMENTED, WHOLE].find(({ breaks }) => breaks(target, typeId))?.key
  return key && { key }
}

interface TargetRule {
  readonly key: MessageKey
  breaks(target: number, typeId: number): boolean
}

/** The document's rules for a target, in its order. */
const DOCUMENTED: readonly TargetRule[] = [
  { key: 'arsTargetTooMuch', breaks: (target) => target > MOST_TARGET },
  { key: 'arsTargetBulk', breaks: (target, typeId) => isBulk(typeId) && target < leastTarget(typeId) },
]

/** StoreDesk's own rule, for a case without a message in the document. */
const WHOLE: TargetRule = {
  key: 'arsTargetWhole',
  breaks: (target) => !Number.isInteger(target) || target < LEAST_TARGET,
}

/** The total of a group's targets, and its lower limit. */
export interface GroupTotal {
  readonly total: number
  /** Undefined if the portal doesn't send it: then missing and spare pieces are unknown. */
  readonly original: number | undefined
  /** The number of its parents. */
  readonly width: number
  /** Pieces below the limit; 0 if there are enough. */
  readonly missing: number | undefined
  /** Pieces by which the targets can still be lowered; 0 if there are none. */
  readonly spare: number | undefined
}

/** @param drafts unsaved targets, by product. */
export function groupTotal(group: readonly ArsParent[], drafts: ReadonlyMap<number, number> = new Map()): GroupTotal {
  const total = group.reduce((sum, { id, targetStock }) => sum + (drafts.get(id) ?? targetStock), 0)
  const known = group.flatMap(({ originalStock }) => originalStock ?? [])
  const original = known.length === 0 ? undefined : Math.max(...known)
  return totalsOf(total, original, group.length)
}

/** Like `groupTotal`, for known sums. */
export const totalsOf = (total: number, original: number | undefined, width: number): GroupTotal => ({
  total,
  original,
  width,
  missing: original === undefined ? undefined : missingTo(original, total),
  spare: original === undefined ? undefined : missingTo(total, original),
})

/**
 * The reason why these targets can't be saved together; undefined if they can.
 * @param groups complete: all parents of each changed group.
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
    // If the minimum is unknown, only the portal checks it.
    if (original !== undefined && missing !== 0) return { key: 'arsTargetTooFew', values: { n: original } }
  }
  return isBroken(WHOLE) ? { key: WHOLE.key } : undefined
}

/** A typed target, with the listed target at that time. */
export interface TypedTarget {
  readonly id: number
  readonly target: number
  readonly was: number
}

/** Typed targets compared with the portal's current list. */
export interface ComparedTargets<T extends TypedTarget> {
  /** The listed target is still the one that the user replaced. */
  readonly asTyped: readonly T[]
  /** Another user has set the same target meanwhile. */
  readonly alreadySo: readonly T[]
  /** Another user has set a different target, `now`. */
  readonly changed: readonly { readonly typed: T; readonly now: number }[]
  /** The product is no longer in the list. */
  readonly removed: readonly T[]
}

/** @param now all parents of each group with typed targets. */
export function compareTargets<T extends TypedTarget>(
  typed: readonly T[],
  now: readonly Pick<ArsParent, 'id' | 'targetStock'>[],
): ComparedTargets<T> {
  const targets = new Map(now.map(({ id, targetStock }) => [id, targetStock]))
  const found = Object.groupBy(typed, ({ id, target, was }) => {
    const has = targets.get(id)
    if (has === undefined) return 'removed'
    if (has === target) return 'alreadySo'
    return has === was ? 'asTyped' : 'changed'
  })
  const { asTyped = [], alreadySo = [], changed = [], removed = [] } = found
  return {
    asTyped,
    alreadySo,
    changed: changed.map((one) => ({ typed: one, now: targets.get(one.id) ?? one.was })),
    removed,
  }
}

/**
 * The reason why a parent can't be deleted; undefined if it can.
 * @param group as the portal has it now; `width`: the number of its parents when the list was loaded.
 */
export function refuseDelete(group: readonly ArsParent[], id: number, width: number): Refusal | undefined {
  const parent = group.find((one) => one.id === id)
  if (parent === undefined) return { key: 'arsProductGone' }
  const { total, original } = groupTotal(group)
  if (original !== undefined && total - parent.targetStock < original) return { key: 'arsDeleteTooFew' }
  return group.length === width ? undefined : { key: 'arsRefresh' }
}

/** True if deleting a parent requires a reason: for the home brand, unless it is of the bulk type. */
export const deletingNeedsReason = ({ brand, producttype }: ArsProduct): boolean =>
  isHomeBrand(brand.id) && !isBulk(producttype.typeid)

/** The message if a required reason is missing; undefined if there is one, or none is required. */
export const refuseReason = (missing: MessageKey | undefined, reason = ''): MessageKey | undefined =>
  reason.trim() === '' ? missing : undefined

/** A reason for which the portal selects an alternate automatically. */
export interface AutoType {
  readonly type: string
  /** True if the company has to approve the deletion of such an alternate. */
  readonly isApproval: boolean
}

/** True if deleting an alternate requires a reason. Unknown for a kind that the portal doesn't list, or without the list. */
export function deletingAlternateNeedsReason(
  { brand, arsautoalternatetype = '' }: ArsProduct,
  autoTypes: Known<readonly AutoType[]>,
): Known<boolean> {
  // These two cases don't depend on the list.
  if (isHomeBrand(brand.id) || arsautoalternatetype === '') return known(isHomeBrand(brand.id), '')
  if (!autoTypes.known) return autoTypes
  const kind = autoTypes.value.find(({ type }) => type === arsautoalternatetype)
  return kind === undefined
    ? notKnown(say('arsKindUnknown', { kind: arsautoalternatetype }))
    : known(kind.isApproval, autoTypes.at)
}

export type Place = 'parent' | 'alternate'

/**
 * True if a replacement requires a reason: always for a best seller; for a parent if the brand changes to another than the home brand; for
 * an alternate if it leaves the home brand.
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

/** Concepts whose lists the company manages: these stores can only view them. */
const COMPANY_MANAGED = ['fccoco', 'bbbhcoco', 'darpfcfo']

export const mayChangeArs = ({ fcf: { concept } }: { readonly fcf: { readonly concept: string } }): boolean =>
  !COMPANY_MANAGED.includes(concept.trim().toLowerCase())

/** The number of alternates that can still be added to a parent. */
export const roomForAlternates = ({ alternateProducts }: Pick<ArsParent, 'alternateProducts'>): number =>
  Math.max(0, MOST_ALTERNATES - alternateProducts.length)
