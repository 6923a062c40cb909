/** The sources of a filter's choices: the rows, another filter, a call of the portal. */
import type { Page } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { ALWAYS } from '../../support/pages/list-faults.ts'
import { expect } from '../fixture.ts'
import { test } from './lists.ts'

const field = (window: Page, label: string) => window.getByRole('combobox', { name: label, exact: true })
const options = (window: Page) => window.getByRole('option')

test.describe('looked at', () => {
  test.use({ kept: true })

  test('choices come from the rows and depend on other filters, and a value that is no choice any more is removed', {
    tag: '@quick',
  }, async ({ window, listOf }) => {
    const one = await listOf('users')
    await one.open()
    const { rows } = await one.expectShown()
    const concepts = async (): Promise<readonly string[]> => {
      await field(window, 'Concept').click()
      const words = await options(window).allInnerTexts()
      await window.keyboard.press('Escape')
      return words.map((text) => text.replaceAll(/\s+/g, ' '))
    }
    const all = await concepts()
    const shop = rows.filter((row) => (row as { concept: string }).concept === 'PHARMACY').length
    expect(all).toContain(`PHARMACY ${shop}`)

    await field(window, 'Concept').click()
    await options(window).filter({ hasText: 'PHARMACY' }).click()
    await options(window).filter({ hasText: 'DARPFCFO' }).click()
    await window.keyboard.press('Escape')
    await expect.poll(() => one.state().filters).toEqual({ concept: ['PHARMACY', 'DARPFCFO'] })
    expect((await one.expectShown()).count).toBeGreaterThan(shop)
    await expectAccessible(window)

    // The choices are only those that the other filter leaves.
    await field(window, 'User type').click()
    await options(window).filter({ hasText: 'Stockist' }).click()
    await expect.poll(() => one.state().filters).toEqual({ kind: 'Stockist' })
    expect((await concepts()).length).toBeLessThan(all.length)
  })

  test('a value in the address that is no choice is applied, and a message says so', async ({ window, listOf }) => {
    const one = await listOf('users')
    await one.open('concept=COCO,KITES')
    await one.expectShown()
    await expect(window.getByText(say('notAChoice', { value: 'KITES' }))).toBeVisible()
    expect(one.state().filters).toEqual({ concept: ['COCO', 'KITES'] })
    await expectAccessible(window)
    await window.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect(window.getByText(say('notAChoice', { value: 'KITES' }))).toHaveCount(0)
  })
})

test('choices that the portal doesn’t give hold up no list; opening the field asks again', async ({
  window,
  portal,
  enter,
}) => {
  await portal.misbehave({ kind: 'status', status: 500, message: '', call: 'session.mapping', times: ALWAYS })
  await enter('/home/account/orderHistory?warehouse=2&ordered=')
  await expect(window.getByRole('grid', { name: 'Order history' })).toHaveAttribute('aria-busy', 'false')
  await expect(field(window, 'Warehouse')).toHaveValue('Pune')
  await expect(window.getByText(messages.choicesFailed)).toBeVisible()
  await expectAccessible(window)
  await portal.behave()
  await field(window, 'Warehouse').click()
  await expect(options(window).filter({ hasText: 'STOCKIST' })).toBeVisible()
  await expect(window.getByText(messages.choicesFailed)).toHaveCount(0)
})
