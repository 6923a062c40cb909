/** The verdicts of running balances on the rows beside them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arithmeticOf, type BalanceRow, isConsistent } from '../../../../../src/shared/domain/ledger/books-balance.ts'

const row = (amount: number | { readonly either: number } | undefined, balance?: number, isTentative = false) => ({
  amount,
  balance,
  isTentative,
})

const reckon = (rows: readonly BalanceRow[], isNewestFirst: boolean | undefined, debit?: -1 | 1) =>
  arithmeticOf(rows, { isNewestFirst, debit })

it('follow where each is the one before less what was paid, in either order', () => {
  const rows = [row(10, 90), row(-5, 95), row(20, 75)]
  const proven = { compared: 2, right: 2, follows: [undefined, true, true] }
  expect(reckon(rows, false)).toMatchObject(proven)
  expect(reckon(rows.toReversed(), undefined)).toMatchObject({ compared: 2, right: 2 })
  expect(isConsistent(reckon(rows, false))).toBe(true)
})

it('a row that doesn’t follow is found, and no other', () => {
  const rows = [row(10, 90), row(5, 95), row(20, 75), row(1, 74)]
  expect(reckon(rows, false).follows).toEqual([undefined, false, true, true])
})

it('a balance for several rows proves all of them; an unread row proves nothing', () => {
  expect(reckon([row(0, 100), row(10), row(20, 70)], false).follows).toEqual([undefined, true, true])
  const gap = reckon([row(0, 100), row(undefined), row(20, 70), row(5, 65)], false)
  expect(gap.follows).toEqual([undefined, undefined, undefined, true])
})

it('what was put together again counts only where it follows, and spoils none behind it', () => {
  const { follows } = reckon([row(0, 100), row(10, 90, true), row(7, 1, true), row(5, 80), row(1, 79)], false)
  expect(follows).toEqual([undefined, true, false, undefined, true])
})

it('shows the side of an amount that has none', () => {
  const { amounts } = reckon(
    [row(0, 100), row({ either: 10 }, 90), row({ either: 30 }, 120), row({ either: 7 }, 1)],
    false,
  )
  expect(amounts).toEqual([undefined, 10, -30, undefined])
})

it('nothing is no proof', () => {
  expect(isConsistent(reckon([], undefined))).toBe(false)
  expect(isConsistent(reckon([row(1, 5), row(2, 9), row(3, 4)], false))).toBe(false)
})

it('any statement that is right follows throughout, newest first, too', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(amounts, fc.boolean(), fc.constantFrom(-1, 1), (all, isNewestFirst, debit) => {
      let balance = 5_000_000
      const rows = all.map((amount) => {
        balance += debit * amount
        return row(amount, balance)
      })
      const { right, compared } = reckon(isNewestFirst ? rows.toReversed() : rows, isNewestFirst)
      expect([right, compared]).toEqual([all.length - 1, all.length - 1])
    }),
  )
})

it('rows that are all put together again prove each other, but for the first', () => {
  const { follows, right } = reckon([row(10, 90, true), row(5, 85, true), row(20, 65, true)], false)
  expect(follows).toEqual([false, true, true])
  expect(right).toBe(2)
})

it('in a direction that is known, no other is tried', () => {
  const rows = [row({ either: 5 }, 90), row({ either: 10 }, 100)]
  expect(reckon(rows, false, -1).amounts).toEqual([undefined, -10])
  expect(reckon(rows, false, 1).amounts).toEqual([undefined, 10])
  expect(reckon([row(0, 90), row(10, 100)], false)).toMatchObject({ right: 1, debit: 1 })
})
