import { describe, expect, it } from 'vitest'
import {
  type AccountsHere,
  accountAt,
  accountNamed,
  offersToKeepSignedIn,
} from '../../../../../src/shared/domain/people/saved-accounts.ts'
import { placeBeside, storeName } from '../../../../../src/shared/domain/people/store.ts'

const account = { id: 7, name: 'Aarav Kids', place: 'Pune', email: 'a@example.in', colour: 'teal' } as const
const here = (of: Partial<AccountsHere>): AccountsHere => ({
  accounts: [account],
  keepsSignedIn: undefined,
  isShared: false,
  ...of,
})

describe('the stores of a computer', () => {
  it('are numbered from 1', () => {
    expect(accountAt(here({}), 1)).toBe(account)
    expect(accountAt(here({}), 2)).toBeUndefined()
    expect(accountAt(here({}), 0)).toBeUndefined()
  })

  it.each([
    ['Aarav Kids', 'Pune', 'Aarav Kids, Pune'],
    ['Aarav Kids', '', 'Aarav Kids'],
  ])('are named with their place: %s in %s', (name, place, named) => expect(accountNamed({ name, place })).toBe(named))

  it.each([
    ['Aarav Kids', ' Pune ', 'Pune'],
    ['Aarav Kids, Pune', 'pune', ''],
    ['Aarav Kids', '', ''],
  ])('have no place beside a name that has it: %s in “%s”', (name, city, place) =>
    expect(placeBeside(name, city)).toBe(place),
  )

  it.each([
    [' Aarav Kids ', 'Aarav Kids'],
    ['  ', 'a@example.in'],
  ])('are called by the company, or by the email where it has no name: “%s”', (companyName, name) =>
    expect(storeName({ companyName, email: 'a@example.in' })).toBe(name),
  )

  it.each<readonly [Partial<AccountsHere>, boolean]>([
    [{}, true],
    [{ keepsSignedIn: true }, false],
    [{ keepsSignedIn: false }, false],
    [{ accounts: [] }, false],
    [{ isShared: true }, false],
  ])('ask once, where there is another to change to: %o', (of, asks) =>
    expect(offersToKeepSignedIn(here(of))).toBe(asks),
  )
})
