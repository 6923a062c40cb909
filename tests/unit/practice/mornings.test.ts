/** The practice portal’s first account has tasks to look at on any day. */
import { expect, test } from 'vitest'
import { DAY } from '../../../src/practice/kit/rows.ts'
import { addMonths, dayOf } from '../../../src/shared/domain/values/dates.ts'
import { attentionOf } from '../../../src/shared/domain/watching/attention.ts'
import { openShop } from '../../support/shop.ts'

/** Each weekday, at many times of the day, over a year. */
const MORNINGS = Array.from({ length: 20 }, (_, nth) => Date.UTC(2026, 10, 20, (nth * 7) % 24) + nth * 18 * DAY)

test.each(MORNINGS.map((at) => [new Date(at).toUTCString(), at] as const))('%s', async (_, at) => {
  const shop = await openShop({ clock: () => at })
  const pune = await shop.signIn('pune')
  const today = dayOf(new Date(at).toISOString()) ?? ''
  const from = addMonths(today, -1)
  const history = { fromDate: from, toDate: today, pageNo: 1, pageSize: 100 }
  const { rows: orders } = await pune.ask('order.history', { query: history })
  const { rows: loads } = await pune.ask('loads.list', {
    body: { loadFrom: from, loadTo: today, pageNo: 1, pageSize: 40 },
  })
  expect(attentionOf({ today, orders, loads }).map(({ kind }) => kind)).toEqual(['late', 'lateLoads', 'shipped'])
  await shop.portal.stop()
})
