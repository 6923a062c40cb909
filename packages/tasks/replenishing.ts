/** Tasks of replenishment: changing targets of My ARS, reviewing and ordering the portal's proposal. */
import type { Page } from '@playwright/test'
import { messages } from '../../src/shared/messages.ts'
import type { OwnAnswer } from '../../src/shared/portal/own-reads.ts'
import { EMAIL } from '../../tests/support/goods.ts'
import { expect, type Seat, type Task } from './task.ts'

const PROPOSED = 500

const lines = (page: Page) => page.getByRole('grid', { name: 'Lines of the cart' })
const marksAll = (page: Page, group: string) =>
  page.getByRole('button', { name: new RegExp(`^Mark (all|\\d+) reviewed: ${group}$`) })

export const proposal: Task = {
  name: `review ${PROPOSED} proposed lines, and order them`,
  world: { products: 6000 },
  prepare: async ({ portal }) => {
    await portal.settings({ proposedLines: PROPOSED })
  },
  at: '/afs',
  begins: (page) => expect(lines(page).getByText('Over 90 days of stock').first()).toBeVisible(),
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
      await mends('Under 15 days of stock', 'Raise to suggested')
      await mends('Over 90 days of stock', 'Reduce to 90 days')
      await sees('Over 90 days of stock')
      await sees('In stock, not sold in 30 days')
      await me.until(page.getByText(/^0 to review/))
      me.decides()
      await me.click(page.getByRole('button', { name: /^Place order/ }))
      me.decides()
      await me.click(page.getByRole('button', { name: 'Remove and continue' }))
      const checkout = page.getByRole('dialog', { name: /^Place order for/ })
      me.decides(2)
      await me.click(checkout.getByRole('button', { name: /^Place \d+ orders?/ }))
      await me.until(checkout.getByRole('heading', { name: 'Order summary' }))
    },
  },
  check: async ({ portal }) => expect((await portal.orders(EMAIL)).length).toBeGreaterThan(5),
}

const PARENTS = 2500
const TARGETS = 40

type Parent = OwnAnswer<'ars.parents'>['rows'][number]

const read = async (ask: Seat['ask']): Promise<readonly Parent[]> => {
  const { answer } = await ask('portal.read', { call: 'ars.parents', args: {}, request: 'task', fresh: true })
  return (answer as OwnAnswer<'ars.parents'>).rows
}

/** Products spread over the list, each with a target raised by one. */
const raisedTargets = (parents: readonly Parent[]) =>
  Array.from({ length: TARGETS }, (_, nth) => parents[nth * Math.floor(parents.length / TARGETS)]).flatMap((parent) =>
    parent === undefined ? [] : [{ id: parent.id, target: parent.targetStock + 1 }],
  )

/** The rows in the spreadsheet; read before the timing starts. */
let sheet: ReturnType<typeof raisedTargets> = []

const arsGrid = (page: Page) => page.getByRole('grid', { name: 'My ARS' })

async function saves({ me, page }: Seat): Promise<void> {
  me.decides()
  await me.click(page.getByRole('button', { name: 'Save targets' }))
  me.decides()
  await me.click(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))
  await me.until(page.getByText(messages.arsTargetsSaved))
}

export const targets: Task = {
  name: `put ${TARGETS} targets out of Excel into My ARS of ${PARENTS} products`,
  world: { products: 20_000 },
  prepare: async ({ portal, ask }) => {
    await portal.settings({ arsParents: PARENTS })
    sheet = raisedTargets(await read(ask))
  },
  at: '/home/account/ars/myars',
  begins: async (page) => {
    await expect(arsGrid(page).locator('[role=row][data-id]').first()).toBeVisible()
    await expect(page.getByText('so far', { exact: true })).toHaveCount(0)
  },
  before: {
    how: 'each product: Ctrl+F, its id, its field, the target, Enter; *Save targets*',
    goes: async (seat) => {
      const { me, page } = seat
      for (const { id, target } of sheet) {
        const field = arsGrid(page).locator(`[data-id="${id}"] [data-column=target]`)
        await me.press('Control+f', 'Control+a')
        await me.type(String(id))
        await me.click(field)
        await me.type(String(target))
        await me.press('Enter')
      }
      await saves(seat)
    },
  },
  after: {
    how: 'the forty rows copied in Excel, Ctrl+V, *Apply 40 to the list*, *Save targets*',
    goes: async (seat) => {
      const { me, page } = seat
      me.decides()
      await me.click(arsGrid(page).locator('[role=row][data-id] [data-column=target]'))
      await me.pastes(sheet.map(({ id, target }) => `${id}\t${target}`).join('\r\n'))
      me.decides(2)
      await me.click(page.getByRole('dialog').getByRole('button', { name: /^Apply / }))
      await saves(seat)
    },
  },
  check: async ({ ask }) => {
    const now = new Map((await read(ask)).map(({ id, targetStock }) => [id, targetStock]))
    expect(sheet.map(({ id }) => ({ id, target: now.get(id) }))).toEqual(sheet)
  },
}
