import { describe, expect, it } from 'vitest'
import { readDetails } from '../../../../src/main/ledger/details.ts'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { DETAIL_KINDS, type DetailKind } from '../../../../src/shared/domain/ledger/details.ts'
import { fail } from '../../../../src/shared/errors.ts'
import { findCall } from '../../../../src/shared/portal/calls.ts'
import { offline } from '../../../support/scripted-portal.ts'

/** The call that is made for an entry's details. */
async function callsFor(kind: DetailKind) {
  const calls: unknown[] = []
  const reader = {
    read: async (...all: unknown[]) => {
      calls.push(...all)
      return fail(offline)
    },
  } as unknown as Reader
  expect(await readDetails(reader, { kind, id: 'E-1' }, { fresh: true })).toEqual(fail(offline))
  return calls
}

describe('the details of an entry', () => {
  it.each([
    ['productCn', 'ledger.productCnDetails'],
    ['tatBreach', 'ledger.tatBreachDetails'],
    ['priceDifference', 'ledger.priceDifferenceDetails'],
    ['kioskCommission', 'ledger.kioskCommissionDetails'],
    ['storeInterior', 'ledger.storeInteriorDetails'],
    ['buyback', 'ledger.productRemovalDetails'],
  ] as const)('is asked for by the id in a query: %s', async (kind, call) => {
    expect(await callsFor(kind)).toEqual([call, { query: { id: 'E-1' } }, { fresh: true }])
  })

  it.each([
    ['salesPo', 'ledger.orderSale'],
    ['salesLoad', 'ledger.loadSale'],
    ['productRemoval', 'ledger.removedProducts'],
    ['outletRemoval', 'ledger.outletRemovedProducts'],
    ['gcCn', 'ledger.gcCnDetails'],
    ['cmCn', 'ledger.cmCnDetails'],
    ['cndnInvoice', 'ledger.cndnInvoiceDetails'],
    ['discountPaid', 'ledger.discountPaidInvoice'],
    ['cndn', 'ledger.cndnDetails'],
    ['courier', 'ledger.cndnDetails'],
  ] as const)('is asked for by the id in its path: %s', async (kind, call) => {
    expect(await callsFor(kind)).toEqual([call, { params: { id: 'E-1' } }, { fresh: true }])
  })

  it.each(Object.keys(DETAIL_KINDS) as DetailKind[])('is a call that the portal has: %s', async (kind) => {
    const [call] = await callsFor(kind)
    expect(findCall(String(call))).toBeDefined()
  })
})
