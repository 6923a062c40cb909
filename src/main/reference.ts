/** The company's own reference data, which ships with the code. A file that doesn't fit stops the start and is named. */
import type { z } from 'zod'
import badges from '../../resources/reference/badges.json' with { type: 'json' }
import couriers from '../../resources/reference/couriers.json' with { type: 'json' }
import documents from '../../resources/reference/documents.json' with { type: 'json' }
import issuers from '../../resources/reference/issuers.json' with { type: 'json' }
import passwords from '../../resources/reference/passwords.json' with { type: 'json' }
import performance from '../../resources/reference/performance.json' with { type: 'json' }
import pricing from '../../resources/reference/pricing.json' with { type: 'json' }
import replenishment from '../../resources/reference/replenishment.json' with { type: 'json' }
import states from '../../resources/reference/states.json' with { type: 'json' }
import warehouses from '../../resources/reference/warehouses.json' with { type: 'json' }
import type { ReplenishmentPolicy } from '../shared/domain/carts/proposal.ts'
import type { PricingPolicy } from '../shared/domain/pricing/pricing.ts'
import {
  type BadgeDesigns,
  badgeDesigns,
  courierList,
  type DocumentPaths,
  documentPaths,
  type IssuerRule,
  issuerList,
  type PasswordPolicy,
  type PerformanceRule,
  passwordPolicy,
  performanceRules,
  pricingPolicy,
  replenishmentPolicy,
  type StateEntry,
  stateList,
  type WarehouseEntry,
  warehouseList,
} from '../shared/reference.ts'

export interface Reference {
  readonly pricing: PricingPolicy
  readonly states: readonly StateEntry[]
  readonly warehouses: readonly WarehouseEntry[]
  readonly issuers: readonly IssuerRule[]
  readonly badges: BadgeDesigns
  readonly passwords: PasswordPolicy
  readonly couriers: readonly string[]
  readonly documents: DocumentPaths
  readonly performance: readonly PerformanceRule[]
  readonly replenishment: ReplenishmentPolicy
}

const FILES = {
  pricing,
  states,
  warehouses,
  issuers,
  badges,
  passwords,
  couriers,
  documents,
  performance,
  replenishment,
}

/** Reads all of it, or throws with the name of the file and the position that doesn't fit. */
export function readReference(files: Readonly<Record<keyof typeof FILES, unknown>> = FILES): Reference {
  const read = <S extends z.ZodType>(file: keyof typeof FILES, shape: S): z.output<S> => {
    const parsed = shape.safeParse(files[file])
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new Error(`resources/reference/${file}.json, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'no fit'}`)
  }
  return {
    pricing: read('pricing', pricingPolicy),
    states: read('states', stateList),
    warehouses: read('warehouses', warehouseList),
    issuers: read('issuers', issuerList),
    badges: read('badges', badgeDesigns),
    passwords: read('passwords', passwordPolicy),
    couriers: read('couriers', courierList),
    documents: read('documents', documentPaths),
    performance: read('performance', performanceRules),
    replenishment: read('replenishment', replenishmentPolicy),
  }
}
