import { expect, it } from 'vitest'
import { calls, isCallName } from '../../../../src/shared/portal/calls.ts'
import { madeOf, ownReads } from '../../../../src/shared/portal/own-reads.ts'
import { ORDER_READS } from '../../../../src/shared/portal/read-groups.ts'

it('every read of our own is old when some call is', () => {
  const names = Object.entries(calls).flatMap(([area, own]) => Object.keys(own).map((name) => `${area}.${name}`))
  const all = madeOf(names.filter(isCallName))
  expect(all.toSorted()).toEqual(Object.keys(ownReads).toSorted())
})

it('an order makes old what was sold, is there and comes', () => {
  expect(madeOf(ORDER_READS)).toEqual(expect.arrayContaining(['ars.movements', 'order.every', 'checklist.toOrder']))
})
