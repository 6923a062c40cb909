import { expect, test } from 'vitest'
import { account } from '../../../../../src/shared/domain/screens/screen-rule.ts'

test('the account’s screens lie below its home', () => {
  expect(account('orderDetails/:id')).toBe('/home/account/orderDetails/:id')
})
