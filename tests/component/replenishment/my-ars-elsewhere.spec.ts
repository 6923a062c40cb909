/** My ARS changed at two computers at once: the other's changes are never overwritten unasked, and products that are gone block nothing. */
import type { Parent } from '../../../src/renderer/screens/replenishment/my-ars-model.ts'
import { kindOf } from '../../../src/shared/domain/replenishment/my-ars.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { EMAIL, PASSWORD } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import type { Asking } from '../../support/pages/app-bridge.ts'
import type { Steered } from '../../support/pages/portal.ts'
import { expect } from '../fixture.ts'
import { test as base } from './my-ars.ts'

/** The index of a row in the second group. */
const SMALL = 7

/** Another computer of the store, which changes the list at the portal. */
class OtherComputer {
  readonly #ask: Asking
  readonly #portal: Steered

  constructor(ask: Asking, portal: Steered) {
    this.#ask = ask
    this.#portal = portal
  }

  async parentAt(nth: number): Promise<Parent> {
    const read = { call: 'ars.list', args: { body: { page: 1 } }, request: crypto.randomUUID(), fresh: true }
    const { answer } = (await this.#ask('portal.read', read)) as { answer: { rows: readonly Parent[] } }
    return answer.rows[nth] as Parent
  }

  updateTarget(parent: Parent, targetStock: number): Promise<void> {
    return this.post('updatets', { data: [{ productId: parent.id, targetStock, ...kindOf(parent) }] })
  }

  deleteParent(parent: Parent): Promise<void> {
    return this.post('parentproductdelete', { productId: parent.id, ...kindOf(parent), storeType: 'FOFO' })
  }

  post(call: string, body: unknown): Promise<void> {
    return this.#portal.call(EMAIL, PASSWORD, 'POST', `/api/ars/myars/${call}`, body)
  }
}

interface ElsewhereFixtures {
  readonly elsewhere: OtherComputer
  /** The first two products of the list, before it is opened. `stays` alone keeps their group's total above its minimum. */
  readonly pair: { readonly goes: Parent; readonly stays: Parent }
}

const test = base.extend<ElsewhereFixtures>({
  elsewhere: async ({ ask, portal }, use) => use(new OtherComputer(ask, portal)),

  pair: async ({ enter, elsewhere }, use) => {
    await enter('/home')
    const [goes, stays] = [await elsewhere.parentAt(0), await elsewhere.parentAt(1)]
    await elsewhere.updateTarget(stays, 700)
    await use({ goes, stays })
  },
})

test('a target that another computer changed meanwhile is asked about with both values, and nothing is overwritten unasked', async ({
  window,
  portal,
  elsewhere,
  myArs,
}) => {
  await myArs.open()
  const parent = await elsewhere.parentAt(SMALL)
  const now = parent.targetStock + 300
  await myArs.type(SMALL, '600')
  await myArs.type(SMALL + 1, '500')
  await elsewhere.updateTarget(parent, now)
  await portal.forget()
  await myArs.saveButton.click()
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
  expect((await elsewhere.parentAt(SMALL)).targetStock).toBe(now)
  expect((await elsewhere.parentAt(SMALL + 1)).targetStock).toBe(500)
  await expect(myArs.rowAt(SMALL).getByText(sentence)).toBeVisible()

  await myArs.save()
  await changed.getByRole('checkbox', { name: parent.name }).check()
  await changed.getByRole('button', { name: 'Save 1 target stock' }).click()
  await expect(myArs.saveButton).toHaveCount(0)
  expect((await elsewhere.parentAt(SMALL)).targetStock).toBe(600)
})

test('a target changed elsewhere again while the question is open is asked about again, with nothing selected', async ({
  window,
  elsewhere,
  myArs,
}) => {
  await myArs.open()
  const [one, other] = [await elsewhere.parentAt(SMALL), await elsewhere.parentAt(SMALL + 1)]
  await myArs.type(SMALL, '600')
  await myArs.type(SMALL + 1, '500')
  await elsewhere.updateTarget(one, 310)
  await myArs.save()
  const changed = window.getByRole('dialog', { name: messages.arsTargetsElsewhere })
  await changed.getByRole('checkbox', { name: one.name }).check()
  await elsewhere.updateTarget(other, 320)
  await changed.getByRole('button', { name: 'Save 2 target stocks' }).click()
  await expect(changed.getByRole('checkbox', { name: other.name })).not.toBeChecked()
  await expect(changed.getByRole('button', { name: 'Save 1 target stock' })).toBeVisible()
  await elsewhere.updateTarget(one, 330)
  await changed.getByRole('checkbox', { name: other.name }).check()
  await changed.getByRole('button', { name: 'Save 2 target stocks' }).click()
  await expect(changed.getByRole('checkbox', { name: one.name })).not.toBeChecked()
  expect((await elsewhere.parentAt(SMALL)).targetStock).toBe(330)
})

test('a target that was saved though its answer was lost is typed over again, and no one else is said to have changed it', async ({
  window,
  portal,
  elsewhere,
  myArs,
}) => {
  await myArs.open()
  await myArs.type(SMALL, '600')
  await portal.misbehave({ kind: 'answerLost', call: 'ars.updateTargets', times: 1 })
  const save = myArs.saveButton
  await myArs.save()
  await expect(save).toHaveCount(0)
  await myArs.type(SMALL, '681')
  await myArs.save()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await elsewhere.parentAt(SMALL)).targetStock).toBe(681)
})

test('a target of a product that is gone holds up no others, and is dropped by itself', async ({
  window,
  elsewhere,
  pair: { goes, stays },
  myArs,
}) => {
  expect(await elsewhere.parentAt(1)).toMatchObject({ targetStock: 700 })
  await myArs.open()
  await myArs.type(0, '600')
  await myArs.type(1, '800')
  await elsewhere.deleteParent(goes)
  await myArs.save()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  const gone = window.getByRole('list', { name: 'Products no longer in My ARS' })
  await expect(gone.getByText(`${goes.name} (${goes.id}), target 600`)).toBeVisible()
  await expect(myArs.saveButton).toHaveCount(0)
  await expectAccessible(window)
  expect(await elsewhere.parentAt(0)).toMatchObject({ id: stays.id, targetStock: 800 })
  await gone.getByRole('button', { name: `Remove the target of ${goes.name}` }).click()
  await expect(gone).toHaveCount(0)
})

test('a target that was changed elsewhere and changed back is saved unasked; a member that its group gained meanwhile holds up nothing', async ({
  window,
  ask,
  elsewhere,
  myArs,
}) => {
  await myArs.open()
  const parent = await elsewhere.parentAt(SMALL)
  await myArs.type(SMALL, '600')
  await elsewhere.updateTarget(parent, parent.targetStock + 300)
  await elsewhere.updateTarget(parent, parent.targetStock)
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
    await elsewhere.post('create', { ...body, ...kindOf(parent), storeType: 'FOFO' })
  }
  await myArs.save()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await elsewhere.parentAt(SMALL)).targetStock).toBe(600)
  await expect(window.getByText(free === undefined ? '120 products' : '121 products', { exact: true })).toBeVisible()
})

test('where a sentence asks to refresh the page, the list is read again by itself; a button does it, too', async ({
  window,
  elsewhere,
  pair: { goes, stays },
  myArs,
}) => {
  await myArs.open()
  const gone = myArs.rowOf(goes.id)
  await expect(gone).toBeVisible()
  await elsewhere.deleteParent(goes)
  await myArs.choose(`${goes.name} (${goes.id})`, 'Delete…')
  const dialog = window.getByRole('dialog', { name: messages.deleteProduct })
  const reason = dialog.getByLabel('Reason')
  if (await reason.isVisible()) await reason.fill('Nobody asks for it.')
  await dialog.getByRole('button', { name: /^(Delete|Request approval)$/ }).click()
  await expect(dialog.getByText(messages.arsProductGone)).toBeVisible()
  await expect(window.getByText(messages.arsReadAgain)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(gone).toHaveCount(0)
  await expect(window.getByText('119 products', { exact: true })).toBeVisible()

  await elsewhere.updateTarget(stays, 720)
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(myArs.targetAt(0)).toContainText('720')
})

async function wholeList(ask: Asking) {
  const read = { call: 'ars.download', args: { body: {} }, request: crypto.randomUUID(), fresh: true }
  const { answer } = (await ask('portal.read', read)) as { answer: { rows: readonly Parent[] } }
  return answer.rows
}
