/** Tasks: replacing proposed lines, and an operator's parts of a store's cart. */
import type { Page } from '@playwright/test'
import type { Asking } from '../../tests/support/pages/app-bridge.ts'
import { type NamedPart, partsOf } from '../../tests/support/pages/car-parts.ts'
import { replaceable } from '../../tests/support/pages/replacements.ts'
import { expect, type Seat, type Task } from './task.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Lines of the cart' })

/** Ids of lines to replace, one of each set; found before the timing starts. */
let going: readonly number[] = []

async function findsGoing(ask: Asking, count: number, sets: boolean): Promise<void> {
  const found: number[] = []
  for await (const { unit } of replaceable(ask, 'afs', { least: 1, sets })) {
    found.push(unit.products[0]?.id ?? 0)
    if (found.length === count) break
  }
  expect(found).toHaveLength(count)
  going = found
}

const NO_BEFORE =
  'nearly all that was offered was of another gender, age or size; what fitted had to be looked for over all pages'

/** For each line: Ctrl+F, its id, its checkbox, *Replace*, the first offer, *Replace…*, yes. */
async function replaces({ me, page }: Seat): Promise<void> {
  for (const id of going) {
    me.decides()
    await me.press('Control+f', 'Control+a')
    await me.type(String(id))
    await me.click(grid(page).locator(`[data-id="${id}"]`).getByRole('checkbox'))
    await me.click(page.getByRole('button', { name: /^Replace \d+ lines?$/ }))
    const dialog = page.getByRole('dialog', { name: 'Replace products' })
    me.decides(2)
    await me.click(dialog.getByRole('checkbox', { disabled: false }))
    await me.click(dialog.getByRole('button', { name: 'Replace…' }))
    me.decides()
    await me.click(page.getByRole('dialog').last().getByRole('button', { name: 'Replace', exact: true }))
    await me.untilGone(dialog)
  }
}

const replacingTask = (name: string, count: number, sets: boolean): Task => ({
  name,
  prepare: ({ ask }) => findsGoing(ask, count, sets),
  at: '/afs',
  begins: (page) => expect(grid(page).getByText('Over 90 days of stock').first()).toBeVisible(),
  before: { none: NO_BEFORE },
  after: {
    how: `${count > 1 ? 'each: ' : ''}Ctrl+F, its id, its box, *Replace 1 line*, the first that fits, *Replace…*, yes`,
    goes: replaces,
  },
  check: async ({ ask }) => {
    const { lines } = await ask('cart.open', { cart: 'afs', fresh: true })
    expect(lines.filter(({ id }) => going.includes(id))).toEqual([])
  },
})

export const replacements = replacingTask('replace ten proposed lines by others of their kind', 10, false)
export const setReplaced = replacingTask('replace a set by another of the same sizes', 1, true)

const OPERATOR = 'operator@practice.storedesk.example'
const STORE = 'Aarav Kids Retail, Pune'
const PARTS = 6
const SEES_AFTER_MS = 600

let parts: readonly NamedPart[] = []

export const operating: Task = {
  name: `an operator’s morning: ${PARTS} parts of a store’s cart opened and reviewed`,
  as: OPERATOR,
  prepare: async ({ ask }) => {
    const found: NamedPart[] = []
    for await (const part of partsOf(ask, STORE)) {
      found.push(part)
      if (found.length === PARTS) break
    }
    parts = found
  },
  at: '/car',
  begins: (page) => expect(page.getByRole('combobox', { name: 'Store', exact: true })).toBeEnabled(),
  before: {
    none: 'nine presses a part, for a cart that was mostly empty: the lists offered every type and brand for every subcategory',
  },
  after: {
    how: 'the store once; of each part what isn’t chosen by itself, *Open cart*, its lines read',
    goes: async ({ me, page }) => {
      const chooses = async (label: string, option: string) => {
        const field = page.getByRole('combobox', { name: label, exact: true })
        await me.until(async () => field.isEnabled())
        // A person sees what is chosen by itself before they choose.
        await page.waitForTimeout(SEES_AFTER_MS)
        if ((await field.inputValue()).startsWith(option)) return
        me.decides()
        await me.click(field)
        await me.click(page.getByRole('option').filter({ hasText: option }))
      }
      await chooses('Store', STORE)
      for (const { subcategory, type, brand } of parts) {
        await chooses('Subcategory', subcategory)
        await chooses('Type', type)
        await chooses('Brand', brand)
        await me.click(page.getByRole('button', { name: 'Open cart' }))
        await me.until(grid(page).locator('[role=row][data-id]'))
        me.decides(2)
      }
    },
  },
  check: ({ page }) => expect(grid(page).locator('[role=row][data-id]').first()).toBeVisible(),
}
