/** Saved views of a list. */
import { describe, expect, it, test } from 'vitest'
import { readState } from '../../../../src/shared/lists/address.ts'
import { orderHistory } from '../../../../src/shared/lists/areas/order-history.ts'
import {
  MOST_VIEWS,
  type SavedView,
  stateOfView,
  viewOf,
  viewsSetting,
  withoutView,
  withView,
} from '../../../../src/shared/lists/views.ts'

const list = orderHistory as never
const TODAY = '2026-11-25'
const LATER = '2027-02-03'
const state = (search: string, today = TODAY) => readState(list, new URLSearchParams(search), today)

describe('a view', () => {
  it.each(['status=Confirmed,Shipped&ordered=', 'po=1042', 'ordered=2026-10-03..2026-10-09&size=50'])(
    'of %s shows the same on another day',
    (search) => {
      const view = viewOf(list, state(search), TODAY)
      expect(stateOfView(list, view, LATER)).toEqual(state(search, LATER))
    },
  )

  it('of this month is of the month in which it is looked at', () => {
    const view = viewOf(list, state('ordered=2026-11-01..2026-11-25&status=Pending'), TODAY)
    expect(view.spans).toEqual({ ordered: 'This month' })
    expect(stateOfView(list, view, LATER)).toEqual(state('ordered=2027-02-01..2027-02-03&status=Pending', LATER))
  })

  it('begins at the first page', () => {
    expect(stateOfView(list, viewOf(list, state('status=Pending&page=7'), TODAY), TODAY).page).toBe(1)
  })

  it('of filters that the list hasn’t any more shows what is left of it', () => {
    const shown = stateOfView(
      list,
      { asked: { gone: 'x', status: 'Pending' }, spans: { gone: 'Today', ordered: 'Never' } },
      TODAY,
    )
    expect(shown).toEqual(state('status=Pending'))
  })
})

test('views take the place of one of the same name, in any case, the newest first, and are never too many to keep', () => {
  const named = (name: string): SavedView => ({
    name,
    asked: { status: 'x'.repeat(300) },
    spans: {},
    columns: ['poid'],
  })
  expect(withView([named('a'), named('B')], named('b')).map(({ name }) => name)).toEqual(['b', 'a'])
  expect(withoutView([named('a'), named('B')], 'A').map(({ name }) => name)).toEqual(['B'])
  const many = Array.from({ length: 20 }, (_, at) => named(String(at))).reduce<SavedView[]>(withView, [])
  expect(many).toHaveLength(MOST_VIEWS)
  expect(viewsSetting.safeParse({ views: many }).success).toBe(true)
})
