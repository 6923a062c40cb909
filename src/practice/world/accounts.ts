/** Accounts of every kind of user, each with the warehouses that it may order from. */

import type { WarehouseMapping } from '../../shared/domain/catalogue/warehouses.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { paise } from '../../shared/domain/values/money.ts'
import { depotOf, stateCodeOf } from './depots.ts'
import { FURTHER_PEOPLE } from './further-people.ts'
import { gstinOf } from './gstin.ts'
import {
  CHANDIGARH,
  DELHI,
  DELHI_STORE,
  type Entry,
  KARNATAKA,
  MAHARASHTRA,
  PLACES,
  PUNE_STORE,
  type SignInRefusal,
  type Sketch,
} from './sketch.ts'
import { STORE_NAMES } from './store-names.ts'

export interface PracticeAccount {
  readonly store: Store
  readonly password: string
  /** The description on the sign-in screen. */
  readonly who: string
  readonly mapping: readonly WarehouseMapping[]
  /** The reasons why the portal takes no orders from this account, if any. */
  readonly blocked: readonly string[]
  /** The reason why the portal refuses the sign-in, if any. */
  readonly shutOut?: SignInRefusal
}

/** The password of all users of the practice portal. */
const PASSWORD = 'practice'

function mappingOf(entries: readonly Entry[]): readonly WarehouseMapping[] {
  return entries.flatMap(([id, minimum, active = true]) => {
    const depot = depotOf(id)
    if (depot === undefined) return []
    const { whType, name, state } = depot
    const entry = { whID: id, whType, name, state, isActiveStockistforb2b: true, isactive: active }
    return [minimum === undefined ? entry : { ...entry, min: paise(minimum * 100) }]
  })
}

const SKETCHES: readonly Sketch[] = [
  {
    name: 'Aarav',
    email: 'pune@practice.storedesk.example',
    who: 'Store manager, Pune',
    ...PUNE_STORE,
  },
  {
    name: 'Diya',
    email: 'delhi@practice.storedesk.example',
    who: 'Store manager, Delhi (no food licence)',
    ...DELHI_STORE,
    flags: { hasFoodLicense: false },
  },
  {
    name: 'Kabir',
    email: 'fccoco@practice.storedesk.example',
    who: 'Company store, Bengaluru',
    place: 'bengaluru',
    concept: 'FCCOCO',
    signage: 'Babyhug',
    mapping: KARNATAKA,
    flags: { offer: 'Festive margin' },
  },
  {
    name: 'Meera',
    email: 'bbbh@practice.storedesk.example',
    who: 'Company store, Pune (delivery challans)',
    place: 'pune',
    concept: 'BBBHCOCO',
    signage: 'Babyhug',
    mapping: MAHARASHTRA,
  },
  {
    name: 'Ishaan',
    email: 'apparel@practice.storedesk.example',
    who: 'Apparel store, Pune (two carts)',
    place: 'pune',
    concept: 'BBBHFO',
    signage: 'Cutewalk',
    mapping: MAHARASHTRA,
    flags: { isApparels: true, isApparelsstoreCart: true },
  },
  {
    name: 'Saanvi',
    email: 'photo@practice.storedesk.example',
    who: 'Photo studio, Delhi (delivery challans)',
    place: 'delhi',
    concept: 'PARENTING',
    signage: 'Photoshoot',
    mapping: DELHI,
  },
  {
    name: 'Rohan',
    email: 'blocked@practice.storedesk.example',
    who: 'Store manager with blocked orders',
    ...PUNE_STORE,
    blocked: ['Payment overdue by more than 30 days'],
  },
  {
    name: 'Anaya',
    email: 'noorder@practice.storedesk.example',
    who: 'Store manager without ordering',
    ...DELHI_STORE,
    flags: { canOrder: false },
  },
  {
    name: 'Vihaan',
    email: 'noupload@practice.storedesk.example',
    who: 'Store manager without CSV upload',
    place: 'delhi',
    concept: 'FC',
    signage: 'Pine Kids',
    mapping: DELHI,
    flags: { canCartUpload: false },
  },
  {
    name: 'Tara',
    email: 'pharmacy@practice.storedesk.example',
    who: 'Pharmacy, Bengaluru',
    place: 'bengaluru',
    concept: 'PHARMACY',
    signage: 'Firstcry',
    mapping: KARNATAKA,
  },
  {
    name: 'Nikhil',
    email: 'stockist@practice.storedesk.example',
    who: 'Stockist (ledger and orders only)',
    place: 'pune',
    concept: '',
    signage: 'Firstcry',
    mapping: MAHARASHTRA,
    flags: { isFranchisee: false, isStockist: true, canOrder: false },
  },
  {
    name: 'Omar',
    email: 'international@practice.storedesk.example',
    who: 'International stockist',
    place: 'delhi',
    concept: '',
    signage: 'International',
    mapping: DELHI,
    flags: { isFranchisee: false, isStockist: true, canOrder: false },
  },
  {
    name: 'Leela',
    email: 'admin@practice.storedesk.example',
    who: 'Portal staff',
    place: 'pune',
    concept: '',
    signage: '',
    mapping: MAHARASHTRA,
    flags: { isFranchisee: false, isAdmin: true, role: 'admin', canOrder: false },
  },
  {
    name: 'Farhan',
    email: 'locked@practice.storedesk.example',
    who: 'Store manager with a locked account',
    ...PUNE_STORE,
    shutOut: { status: 423, message: 'Your account is locked. Call the help desk.' },
  },
  {
    name: 'Ira',
    email: 'unverified@practice.storedesk.example',
    who: 'Store manager with unverified email',
    ...DELHI_STORE,
    shutOut: { status: 400, message: 'Email is not verified' },
  },
  {
    name: 'Zoya',
    email: 'chandigarh@practice.storedesk.example',
    who: 'Store manager in a union territory (UTGST)',
    place: 'chandigarh',
    concept: 'FOFO',
    signage: 'Firstcry',
    mapping: CHANDIGARH,
  },
  {
    name: 'Kabir',
    email: 'outlet@practice.storedesk.example',
    who: 'Factory outlet, Pune (second company)',
    place: 'pune',
    concept: 'BBBHFO',
    signage: 'Factory Outlet',
    mapping: MAHARASHTRA,
  },
]

function accountOf(sketch: Sketch, nth: number): PracticeAccount {
  const { city, state, pincode, street } = PLACES[sketch.place]
  const store: Store = {
    id: 7001 + nth,
    email: sketch.email,
    firstname: sketch.name,
    role: 'store',
    isAdmin: false,
    isFranchisee: true,
    isStockist: false,
    fcf: { id: 900 + nth, concept: sketch.concept, signage: sketch.signage, subregion: city },
    companyName: `${STORE_NAMES[nth % STORE_NAMES.length]}, ${city}`,
    GSTNumber: gstinOf(stateCodeOf(state), sketch.name, 1000 + nth),
    address1: street,
    city,
    state,
    pincode,
    shippingAddress1: street,
    shippingAddress2: 'Ground floor, loading bay 2',
    shippingCity: city,
    shippingState: state,
    shippingPincode: pincode,
    mobilenumber: `98${String(20_000_000 + nth * 137)}`,
    canOrder: true,
    canCartUpload: true,
    isApparels: false,
    isApparelsstoreCart: false,
    isessential: false,
    enableARS: true,
    enableAFS: true,
    enablecar: false,
    enableLedger: true,
    canViewStorePerformance: true,
    hasFoodLicense: true,
    offer: '',
    ...(sketch.flags?.isStockist === true && {
      hdfcBBaccountNumber: `FCBB${710_000 + nth}`,
      hdfcDARPVirtualAccountNumber: `FCDARP${710_000 + nth}`,
    }),
    ...sketch.flags,
  }
  return {
    store,
    password: PASSWORD,
    who: sketch.who,
    mapping: mappingOf(sketch.mapping),
    blocked: sketch.blocked ?? [],
    ...(sketch.shutOut === undefined ? {} : { shutOut: sketch.shutOut }),
  }
}

/** Much of an account is derived from its place in the list: new users are added at the end. */
export const ACCOUNTS: readonly PracticeAccount[] = [...SKETCHES, ...FURTHER_PEOPLE].map(accountOf)
