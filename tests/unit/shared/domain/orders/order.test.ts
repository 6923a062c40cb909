import { expect, test } from 'vitest'
import { isUnconfirmed, JOURNAL_STATES } from '../../../../../src/shared/domain/orders/order.ts'

test('an order is unconfirmed while it is being sent, and while its outcome is unknown', () => {
  expect(JOURNAL_STATES.filter(isUnconfirmed)).toEqual(['sending', 'unknown'])
})
