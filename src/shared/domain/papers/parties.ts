/** Who is on a paper: the company that issues it, the store that is billed, where the goods go, the vendor who sent them. */
import type { IssuerRule, StateEntry, WarehouseEntry } from '../../reference.ts'
import type { WarehouseType } from '../catalogue/product.ts'
import { sameState } from '../values/states.ts'
import type { StoreDetails, VendorDetails, WareHouseDetails } from './invoice-source.ts'
import type { PaperStore } from './invoice-title.ts'

/** '' stands for what isn't known. */
export interface Party {
  /** What people call it. */
  readonly name: string
  readonly legalName: string
  readonly address: readonly string[]
  readonly state: string
  readonly stateCode: string
  readonly pincode: string
  readonly GSTNo: string
}

export interface Seller extends Party {
  readonly whType: WarehouseType | undefined
  readonly CINNo: string
  /** From before GST. */
  readonly TINNo: string
}

/** The company's own data (resources/reference), as far as papers need it. */
export interface PaperReference {
  readonly states: readonly StateEntry[]
  readonly warehouses: readonly WarehouseEntry[]
  readonly issuers: readonly IssuerRule[]
}

const stateOf = (states: readonly StateEntry[], name: string): StateEntry | undefined =>
  states.find(({ displayName }) => sameState(displayName, name) === true)

const stateCodeOf = (states: readonly StateEntry[], name: string): string => stateOf(states, name)?.stateCode ?? ''

/** Union territories without a legislature levy UTGST where states levy SGST. */
export const leviesUtgst = (states: readonly StateEntry[], name: string): boolean =>
  stateOf(states, name)?.utgst === true

const known = (parts: readonly string[]): readonly string[] => parts.filter((part) => part.trim() !== '')

/** The first rule that fits: a rule names a concept, a signage, both, or, at the end of the list, neither. */
const ruleFor = (issuers: readonly IssuerRule[], { concept, signage }: PaperStore): IssuerRule | undefined =>
  issuers.find(
    (rule) =>
      (rule.concept === undefined || rule.concept === concept) &&
      (rule.signage === undefined || rule.signage === signage),
  )

/**
 * Who issues the paper: one of the two companies of a listed warehouse, by the store's concept and signage. A stockist is
 * in no list and issues in their own name, as the portal tells it.
 */
export function sellerOf(
  told: WareHouseDetails,
  store: PaperStore,
  { states, warehouses, issuers }: PaperReference,
): Seller {
  const listed = warehouses.find(({ id }) => id === told.WareHouseID)
  const rule = listed === undefined ? undefined : ruleFor(issuers, store)
  const company = rule === undefined ? undefined : listed?.legalEntities[rule.company - 1]
  const state = told.state || (listed?.state ?? '')
  const address = known([told.address, told.city])
  return {
    whType: told.whType ?? listed?.type,
    name: listed?.displayName ?? told.name,
    legalName: rule?.companyName ?? company?.name ?? (told.companyName || told.name),
    address: address.length > 0 ? address : [...(listed?.address ?? []), listed?.city ?? ''],
    state,
    stateCode: stateCodeOf(states, state),
    pincode: told.pincode || (listed?.pincode ?? ''),
    GSTNo: company?.GSTNo ?? told.GSTNo,
    CINNo: company?.CINNo ?? told.CINNo,
    TINNo: told.tinNo || (listed?.TINNo ?? ''),
  }
}

const nameOf = ({ storeName, companyName }: StoreDetails): Pick<Party, 'name' | 'legalName'> => ({
  name: storeName || companyName,
  legalName: companyName || storeName,
})

export const billToOf = (store: StoreDetails, { states }: PaperReference): Party => ({
  ...nameOf(store),
  address: known([store.address1, store.city]),
  state: store.state,
  stateCode: stateCodeOf(states, store.state),
  pincode: store.pincode,
  GSTNo: store.GSTNumber,
})

/**
 * Where the goods go; a store without a shipping address has them sent to where it is billed. `own` is the shipping state
 * of the user, where it is the user's own paper.
 */
export function shipToOf(store: StoreDetails, reference: PaperReference, own: string): Party {
  const address = known([store.shippingAddress1, store.shippingAddress2, store.shippingCity])
  const state = store.shippingState || own || store.state
  if (address.length === 0 && state === store.state) return billToOf(store, reference)
  return {
    ...nameOf(store),
    address,
    state,
    stateCode: stateCodeOf(reference.states, state),
    pincode: store.shippingPincode,
    GSTNo: store.GSTNumber,
  }
}

export const vendorOf = (told: VendorDetails, { states }: PaperReference): Party => ({
  name: told.name,
  legalName: told.name,
  address: known([told.address, told.city]),
  state: told.state,
  stateCode: stateCodeOf(states, told.state),
  pincode: told.pincode,
  GSTNo: told.GSTNo,
})
