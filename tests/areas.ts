/**
 * The tables for the tests that cover every call, answer, event, list, paper and entry: a file per area of the portal, and one for the
 * parts of the app outside the portal. A missing entry doesn't compile.
 */
import type { AreaName, Every } from '../src/practice/states.ts'
import { all as everyArea } from './areas/all.ts'
import { app } from './areas/app.ts'
import type { AppTables, AreaTables, AtBridge } from './support/area-tables.ts'

export const areas = everyArea satisfies { readonly [A in AreaName]: AreaTables<A> }

const all = { ...areas, app }
type All = (typeof all)[keyof typeof all]

const everyones = Object.values<object>(all) as readonly AppTables[]
type PartOf<T, K extends keyof AppTables> = T extends { readonly [P in K]: infer V } ? V : never
type EntriesOf<T> = T extends { readonly entries: (at: AtBridge) => infer V } ? V : never

/** Combines this part of all areas. */
export const joined = <K extends 'lists' | 'papers'>(what: K): Every<PartOf<All, K>> =>
  Object.assign({}, ...everyones.map((one) => one[what]))

export const entriesOf = (at: AtBridge): Every<EntriesOf<All>> =>
  Object.assign({}, ...everyones.map(({ entries }) => entries?.(at)))
