/** The parties on a paper: the issuing company, the billed store, the recipient of the goods, the vendor who sent them. */
import type { IssuerRule, StateEntry, WarehouseEntry } from '../../reference.ts'
import type { WarehouseType } from '../catalogue/product.ts'
import type { StoreDetails, VendorDetails, WareHouseDetails } from '../invoices/invoice-source.ts'
import { sameState } from '../values/states.ts'
import type { PaperStore } from './invoice-title.ts'

/** '' stands for unknown values. */
export interface Party {
  /** The display name. */
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
  /** A tax number from before GST. */
  readonly TINNo: string
}

/** The company's own data (resources/reference) that papers need. */
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

/** The first rule that matches: a rule names a concept, a signage, both, or, at the end of the list, neither. */
const ruleFor = (issuers: readonly IssuerRule[], { concept, signage }: PaperStore): IssuerRule | undefined =>
  issuers.find(
    (rule) =>
      (rule.concept === undefined || rule.concept === concept) &&
      (rule.signage === undefined || rule.signage === signage),
  )

/**
 * The issuer of the paper: one of the two companies of a listed warehouse, by the store's concept and signage. A stockist isn't listed and
 * issues in their own name, as the portal sends it.
 */
export function sellerOf(
  details: WareHouseDetails,
  store: PaperStore,
  { states, warehouses, issuers }: PaperReference,
): Seller {
  const listed = warehouses.find(({ id }) => id === details.WareHouseID)
  const rule = listed === undefined ? undefined : ruleFor(issuers, store)
  const company = rule === undefined ? undefined : listed?.legalEntities[rule.company - 1]
  const state = details.state || (listed?.state ?? '')
  const address = known([details.address, details.city])
  return {
    whType: details.whType ?? listed?.type,
    name: listed?.displayName ?? details.name,
    legalName: rule?.companyName ?? company?.name ?? (details.companyName || details.name),
    address: address.length > 0 ? address : [...(listed?.address ?? []), listed?.city ?? ''],
    state,
    stateCode: stateCodeOf(states, state),
    pincode: details.pincode || (listed?.pincode ?? ''),
    GSTNo: company?.GSTNo ?? details.GSTNo,
    CINNo: company?.CINNo ?? details.CINNo,
    TINNo: details.tinNo || (listed?.TINNo ?? ''),
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
 * The recipient of the goods; a store without a shipping address receives them at its billing address. `own` is the user's shipping state,
 * if the paper is the user's own.
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

export const vendorOf = (details: VendorDetails, { states }: PaperReference): Party => ({
  name: details.name,
  legalName: details.name,
  address: known([details.address, details.city]),
  state: details.state,
  stateCode: stateCodeOf(states, details.state),
  pincode: details.pincode,
  GSTNo: details.GSTNo,
})
