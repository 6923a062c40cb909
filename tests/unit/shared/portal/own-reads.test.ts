import { expect, it } from 'vitest'
import { calls, isCallName } from '../../../../src/shared/portal/calls.ts'
import { type OwnRead, ownReads, ownReadsUsing } from '../../../../src/shared/portal/own-reads.ts'
import { ORDER_READS } from '../../../../src/shared/portal/read-groups.ts'

const names = Object.entries(calls).flatMap(([area, own]) => Object.keys(own).map((name) => `${area}.${name}`))
const all = new Set(ownReadsUsing(names.filter(isCallName)))

it.each(Object.keys(ownReads) as OwnRead[])('%s is old when a call is that it is made of', (name) =>
  expect(all.has(name)).toBe(true),
)

it('an order makes old what was sold, is there and comes', () => {
  expect(ownReadsUsing(ORDER_READS)).toEqual(
    expect.arrayContaining(['ars.movements', 'order.every', 'checklist.toOrder']),
  )
})
