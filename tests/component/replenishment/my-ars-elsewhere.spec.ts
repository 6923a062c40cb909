/** My ARS changed at two computers at once: the other's changes are never overwritten unasked, and products that are gone block nothing. */
import type { Page } from '@playwright/test'
import type { Parent } from '../../../src/renderer/screens/replenishment/my-ars-model.ts'
import { kindOf } from '../../../src/shared/domain/replenishment/my-ars.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { EMAIL, PASSWORD } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import type { Asking } from '../../support/pages/app-bridge.ts'
import type { Steered } from '../../support/pages/portal.ts'
import { expect, test } from '../fixture.ts'

const rowOf = (window: Page, nth: number) =>
  window.getByRole('grid', { name: 'My ARS' }).locator('[role=row][data-id]').nth(nth)
const targetOf = (window: Page, nth: number) => rowOf(window, nth).locator('[data-column=target]')

/** The index of a row in the second group. */
const SMALL = 7

async function open(window: Page, enter: (path: string) => Promise<unknown>) {
  await enter('/home/account/ars/myars')
  await expect(targetOf(window, 0)).toBeVisible()
}

async function type(window: Page, nth: number, target: string) {
  await targetOf(window, nth).click()
  await targetOf(window, nth).getByRole('textbox').fill(target)
  await window.keyboard.press('Enter')
}

/** Sends a change to the portal, as another computer of the store does. */
const elsewhere = (portal: Steered, path: string, body: unknown) => portal.call(EMAIL, PASSWORD, 'POST', path, body)

async function parentAt(ask: Asking, nth: number) {
  const read = { call: 'ars.list', args: { body: { page: 1 } }, request: crypto.randomUUID(), fresh: true }
  const { answer } = (await ask('portal.read', read)) as { answer: { rows: readonly Parent[] } }
  return answer.rows[nth] as Parent
}

test('a target that another computer changed meanwhile is asked about with both values, and nothing is overwritten unasked', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await open(window, enter)
  const parent = await parentAt(ask, SMALL)
  const now = parent.targetStock + 300
  await type(window, SMALL, '600')
  await type(window, SMALL + 1, '500')
  const data = [{ productId: parent.id, targetStock: now, ...kindOf(parent) }]
  await elsewhere(portal, '/api/ars/myars/updatets', { data })
  await portal.forget()
  await window.getByRole('button', { name: 'Save targets' }).click()
  const question = window.getByRole('dialog', { name: 'Save 2 target stocks?' })
  await expect(question.getByText(`${parent.name} ${parent.targetStock} → 600`)).toBeVisible()
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  const sentence = say('arsTargetElsewhere', { was: parent.targetStock, target: 600, now })
  const changed = window.getByRole('dialog', { name: messages.arsTargetsElsewhere })
  await expect(changed.getByText(sentence)).toBeVisible()
  await expectAccessible(window)
  expect(await portal.asked()).not.toContain('ars.updateTargets')

  // Without a tick only the others are saved, and the row says so.
  await changed.getByRole('button', { name: 'Save 1 target stock' }).click()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await parentAt(ask, SMALL)).targetStock).toBe(now)
  expect((await parentAt(ask, SMALL + 1)).targetStock).toBe(500)
  await expect(rowOf(window, SMALL).getByText(sentence)).toBeVisible()

  await window.getByRole('button', { name: 'Save targets' }).click()
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await changed.getByRole('checkbox', { name: parent.name }).check()
  await changed.getByRole('button', { name: 'Save 1 target stock' }).click()
  await expect(window.getByRole('button', { name: 'Save targets' })).toHaveCount(0)
  expect((await parentAt(ask, SMALL)).targetStock).toBe(600)
})

test('a target changed elsewhere again while the question is open is asked about again, with nothing selected', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await open(window, enter)
  const [one, other] = [await parentAt(ask, SMALL), await parentAt(ask, SMALL + 1)]
  const change = (parent: Parent, targetStock: number) =>
    elsewhere(portal, '/api/ars/myars/updatets', { data: [{ productId: parent.id, targetStock, ...kindOf(parent) }] })
  await type(window, SMALL, '600')
  await type(window, SMALL + 1, '500')
  await change(one, 310)
  await window.getByRole('button', { name: 'Save targets' }).click()
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  const changed = window.getByRole('dialog', { name: messages.arsTargetsElsewhere })
  await changed.getByRole('checkbox', { name: one.name }).check()
  await change(other, 320)
  await changed.getByRole('button', { name: 'Save 2 target stocks' }).click()
  await expect(changed.getByRole('checkbox', { name: other.name })).not.toBeChecked()
  await expect(changed.getByRole('button', { name: 'Save 1 target stock' })).toBeVisible()
  await change(one, 330)
  await changed.getByRole('checkbox', { name: other.name }).check()
  await changed.getByRole('button', { name: 'Save 2 target stocks' }).click()
  await expect(changed.getByRole('checkbox', { name: one.name })).not.toBeChecked()
  expect((await parentAt(ask, SMALL)).targetStock).toBe(330)
})

test('a target that was saved though its answer was lost is typed over again, and no one else is said to have changed it', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await open(window, enter)
  await type(window, SMALL, '600')
  await portal.misbehave({ kind: 'answerLost', call: 'ars.updateTargets', times: 1 })
  const save = window.getByRole('button', { name: 'Save targets' })
  await save.click()
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(save).toHaveCount(0)
  await type(window, SMALL, '681')
  await save.click()
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await parentAt(ask, SMALL)).targetStock).toBe(681)
})

test('a target of a product that is gone holds up no others, and is dropped by itself', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await enter('/home')
  const [goes, stays] = [await parentAt(ask, 0), await parentAt(ask, 1)]
  // Keeps the group's total above its minimum without the other product.
  const data = [{ productId: stays.id, targetStock: 700, ...kindOf(stays) }]
  await elsewhere(portal, '/api/ars/myars/updatets', { data })
  expect(await parentAt(ask, 1)).toMatchObject({ targetStock: 700 })
  await open(window, enter)
  await type(window, 0, '600')
  await type(window, 1, '800')
  const body = { productId: goes.id, ...kindOf(goes), storeType: 'FOFO' }
  await elsewhere(portal, '/api/ars/myars/parentproductdelete', body)
  await window.getByRole('button', { name: 'Save targets' }).click()
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  const gone = window.getByRole('list', { name: 'Products no longer in My ARS' })
  await expect(gone.getByText(`${goes.name} (${goes.id}), target 600`)).toBeVisible()
  await expect(window.getByRole('button', { name: 'Save targets' })).toHaveCount(0)
  await expectAccessible(window)
  expect(await parentAt(ask, 0)).toMatchObject({ id: stays.id, targetStock: 800 })
  await gone.getByRole('button', { name: `Remove the target of ${goes.name}` }).click()
  await expect(gone).toHaveCount(0)
})

test('a target that was changed elsewhere and changed back is saved unasked; a member that its group gained meanwhile holds up nothing', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await open(window, enter)
  const parent = await parentAt(ask, SMALL)
  await type(window, SMALL, '600')
  const update = (targetStock: number) =>
    elsewhere(portal, '/api/ars/myars/updatets', { data: [{ productId: parent.id, targetStock, ...kindOf(parent) }] })
  await update(parent.targetStock + 300)
  await update(parent.targetStock)
  const { answer } = (await ask('portal.read', {
    call: 'ars.candidates',
    args: { body: { ...kindOf(parent), offset: 0, size: 20, exclude: [parent.id] } },
    request: crypto.randomUUID(),
    fresh: false,
  })) as { answer: { products: readonly { id: number }[] } }
  const listed = new Set((await wholeList(ask)).map(({ id }) => id))
  const free = answer.products.find(({ id }) => !listed.has(id))
  if (free !== undefined) {
    const body = { userid: parent.id, productId: free.id, targetStock: 5, brandId: 1, alternateProductIds: [] }
    await elsewhere(portal, '/api/ars/myars/create', { ...body, ...kindOf(parent), storeType: 'FOFO' })
  }
  await window.getByRole('button', { name: 'Save targets' }).click()
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await parentAt(ask, SMALL)).targetStock).toBe(600)
  await expect(window.getByText(free === undefined ? '120 products' : '121 products', { exact: true })).toBeVisible()
})

test('where a sentence asks to refresh the page, the list is read again by itself; a button does it, too', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await enter('/home')
  const [goes, stays] = [await parentAt(ask, 0), await parentAt(ask, 1)]
  const data = [{ productId: stays.id, targetStock: 700, ...kindOf(stays) }]
  await elsewhere(portal, '/api/ars/myars/updatets', { data })
  await open(window, enter)
  const gone = window.getByRole('grid', { name: 'My ARS' }).locator(`[data-id="${goes.id}"]`)
  await expect(gone).toBeVisible()
  const body = { productId: goes.id, ...kindOf(goes), storeType: 'FOFO' }
  await elsewhere(portal, '/api/ars/myars/parentproductdelete', body)
  await window.getByRole('button', { name: `Actions for ${goes.name} (${goes.id})` }).click()
  await window.getByRole('menuitem', { name: 'Delete…' }).click()
  const dialog = window.getByRole('dialog', { name: messages.deleteProduct })
  const reason = dialog.getByLabel('Reason')
  if (await reason.isVisible()) await reason.fill('Nobody asks for it.')
  await dialog.getByRole('button', { name: /^(Delete|Request approval)$/ }).click()
  await expect(dialog.getByText(messages.arsProductGone)).toBeVisible()
  await expect(window.getByText(messages.arsReadAgain)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(gone).toHaveCount(0)
  await expect(window.getByText('119 products', { exact: true })).toBeVisible()

  const changed = [{ productId: stays.id, targetStock: 720, ...kindOf(stays) }]
  await elsewhere(portal, '/api/ars/myars/updatets', { data: changed })
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(targetOf(window, 0)).toContainText('720')
})

async function wholeList(ask: Asking) {
  const read = { call: 'ars.download', args: { body: {} }, request: crypto.randomUUID(), fresh: true }
  const { answer } = (await ask('portal.read', read)) as { answer: { rows: readonly Parent[] } }
  return answer.rows
}
