/** What the portal keeps a store filled with: its proposal reviewed and ordered. */
import type { Page } from '@playwright/test'
import { EMAIL } from '../../tests/support/goods.ts'
import { expect, type Task } from './task.ts'

const PROPOSED = 500

const lines = (page: Page) => page.getByRole('grid', { name: 'Lines of the cart' })
const marksAll = (page: Page, group: string) => page.getByRole('button', { name: `Mark all reviewed: ${group}` })

export const proposal: Task = {
  name: `review ${PROPOSED} proposed lines, and order them`,
  world: { products: 6000 },
  given: async ({ portal }) => {
    await portal.settings({ proposedLines: PROPOSED })
  },
  at: '/afs',
  begins: (page) => expect(lines(page).getByText('Covers more than 90 days').first()).toBeVisible(),
  before: {
    none: 'each line by its mark; most were marked for having sold nothing, though there was nothing to sell',
  },
  after: {
    how: 'each group by its reason: the gap is seen, what is too few raised, what is too much cut, what lies unsold seen; *Place order*',
    goes: async ({ me, page }) => {
      const mends = async (group: string, verb: string) => {
        me.decides(2)
        await me.click(page.getByRole('button', { name: `${verb}: ${group}` }))
        const dialog = page.getByRole('dialog')
        me.decides()
        await me.click(dialog.getByRole('button', { name: verb }))
        await me.untilGone(dialog)
      }
      const sees = async (group: string) => {
        me.decides(2)
        await me.click(marksAll(page, group))
        await me.untilGone(marksAll(page, group))
      }
      await sees('Gap')
      await mends('Covers less than 15 days', 'Raise as suggested')
      await mends('Covers more than 90 days', 'Cut to 90 days')
      await sees('Covers more than 90 days')
      await sees('In stock, not sold in 30 days')
      await me.until(page.getByText(/^0 to review/))
      me.decides()
      await me.click(page.getByRole('button', { name: /^Place order/ }))
      me.decides()
      await me.click(page.getByRole('button', { name: 'Take it out and go on' }))
      const checkout = page.getByRole('dialog', { name: /^Place order for/ })
      me.decides(2)
      await me.click(checkout.getByRole('button', { name: /^Place \d+ orders?/ }))
      await me.until(checkout.getByRole('heading', { name: 'Order summary' }))
    },
  },
  check: async ({ portal }) => expect((await portal.orders(EMAIL)).length).toBeGreaterThan(5),
}
