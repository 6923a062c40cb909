import { expect, test } from 'vitest'
import { refuseToAct, storeNamed } from '../../../../../src/shared/domain/people/acting.ts'
import { kindOf } from '../../../../../src/shared/domain/people/user-kind.ts'
import { store } from '../../../../support/builders.ts'

const admin = store({ id: 1, isAdmin: true, isFranchisee: false })
const pune = store({ id: 2 })

test('portal staff acts for stores only', () => {
  expect(refuseToAct(admin, pune)).toBeUndefined()
  expect(refuseToAct(admin, { ...pune, isFranchisee: false })).toBe('actingForNoStore')
  expect(refuseToAct({ ...pune, id: 3 }, pune)).toBe('actingNotYours')
  expect(refuseToAct({ ...pune, isAdmin: true }, pune)).toBe('actingForOneself')
})

test('a store is named with its concept, one without a name by its email', () => {
  const { fcf } = pune
  expect(storeNamed({ companyName: 'Aarav Kids Retail, Pune', email: '', fcf: { ...fcf, concept: 'FC' } })).toBe(
    'Aarav Kids Retail, Pune (FC)',
  )
  expect(storeNamed({ companyName: ' ', email: 'a@b.example', fcf: { ...fcf, concept: '' } })).toBe('a@b.example')
})

test.each([
  [{ isFranchisee: true }, 'Franchisee'],
  [{ isFranchisee: true, signage: 'International' }, 'International'],
  [{ isFranchisee: true, isStockist: true }, 'Stockist'],
  [{ isFranchisee: false, isAdmin: true }, 'Admin'],
  [{ isFranchisee: false, role: 'Operator' }, 'Operator'],
  [{ isFranchisee: false }, 'Staff'],
  [{ role: 'helpdesk' }, 'Staff'],
  [{}, undefined],
])('a user of whom %j is said is: %s', (profile, kind) => {
  expect(kindOf({ role: '', signage: '', ...profile })).toBe(kind)
})
