/** My ARS: its targets as a spreadsheet; its products replaced, deleted, added and put in order. */
import { readFileSync, writeFileSync } from 'node:fs'
import { messages, say } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { MyArs, offeredIn } from '../../support/pages/my-ars.ts'
import { expect } from '../fixture.ts'
import { test } from './my-ars.ts'

/** The index of a row in the second group: small targets, with an original stock that leaves little room. */
const SMALL = 7

test('targets are typed, judged at once, saved together, and taken back', async ({ window, portal, myArs }) => {
  await myArs.open()
  const before = await myArs.targetAt(SMALL).textContent()
  await myArs.type(SMALL, '1500')
  await expect(myArs.rowAt(SMALL).getByText(messages.arsTargetTooMuch)).toBeVisible()
  await expectAccessible(window)
  const save = myArs.saveButton
  const dialog = window.getByRole('dialog', { name: 'Save 1 target stock?' })
  await portal.forget()
  await save.click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(window.getByRole('alert').getByText(messages.arsTargetTooMuch).first()).toBeVisible()
  expect(await portal.asked()).not.toContain('ars.updateTargets')
  await window.keyboard.press('Escape')

  await myArs.type(SMALL, '1')
  await myArs.type(SMALL + 1, '1')
  const head = myArs.grid.getByText(/Group minimum [\d,]+ · targets now [\d,]+ \(\d+ short\)/)
  await expect(head).toBeVisible()
  const [, original = ''] = /minimum (\d+)/.exec((await head.textContent()) ?? '') ?? []
  await myArs.save()
  await expect(window.getByText(say('arsTargetTooFew', { n: Number(original) }))).toBeVisible()

  // Undone, one after the other.
  await myArs.targetAt(SMALL).click()
  for (let times = 0; times < 3; times++) await window.keyboard.press('Control+z')
  await expect(myArs.targetAt(SMALL).getByRole('textbox')).toHaveValue(before ?? '')

  await myArs.type(SMALL, '600')
  await window.reload()
  // Typed targets survive a reload.
  await expect(save).toBeVisible()
  await save.click()
  await portal.misbehave({ kind: 'status', call: 'ars.updateTargets', status: 422, message: 'Not today.', times: 1 })
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(window.getByText('Not today.')).toBeVisible()
  await portal.forget()
  await save.click()
  // Saving twice in a row sends one request.
  await portal.misbehave({ kind: 'delay', ms: 500, call: 'ars.list', times: 1 })
  await window.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await portal.asked()).filter((call) => call === 'ars.updateTargets')).toHaveLength(1)
  await expect(save).toHaveCount(0)
  await expect(myArs.targetAt(SMALL)).toContainText('600')
})

test('what is advised is taken by a click, and looked for in the whole list', { tag: '@quick' }, async ({
  window,
  myArs,
}) => {
  await myArs.open()
  await expect(window.getByText('120 products')).toBeVisible()
  await window.getByRole('button', { name: /^Too high [1-9]/ }).click()
  await expect(window.getByText(/^Showing \d+ of 120 products$/)).toBeVisible()
  const tooHigh = { name: /is too high: set it to \d+/ } as const
  const first = myArs.rowAt(0)
  // The first row is one of the filtered ones.
  await expect(first.getByRole('button', tooHigh)).toBeVisible()
  const id = (await first.getAttribute('data-id')) ?? ''
  const advised = first.getByRole('button', tooHigh)
  const right = /set it to (\d+)/.exec((await advised.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await advised.click()
  await expect(myArs.targetIn(myArs.rowOf(id))).toContainText(right)
  await expect(window.getByText('1 target stock changed')).toBeVisible()
})

test('a product is replaced: one is picked, asked about, and asked for with a reason where the company decides', async ({
  window,
  portal,
  myArs,
}) => {
  await myArs.open()
  const name = await myArs.nameIn(myArs.rowAt(0))
  // First opened over the list.
  await myArs.rowAt(0).getByRole('link').click()
  await expect(window.getByRole('dialog', { name: 'Product' })).toBeVisible()
  await window.keyboard.press('Escape')
  await myArs.choose(name, 'Replace…')
  const picker = window.getByRole('dialog', { name: `Replace ${name}` })
  const cards = offeredIn(picker)
  await expect(cards).toHaveCount(3)
  await picker.getByRole('button', { name: 'Replace…' }).click()
  await expect(window.getByText(messages.arsNoReplacement)).toBeVisible()
  await cards.nth(0).click()
  await cards.nth(1).click()
  await expect(window.getByText(messages.arsOneProduct)).toBeVisible()
  await expectAccessible(window)
  // Another brand than the company's own, so the company decides.
  await portal.forget()
  await picker.getByRole('button', { name: 'Replace…' }).click()
  const sure = window.getByRole('dialog', { name: messages.arsSureReplace })
  await sure.getByRole('button', { name: 'Request approval' }).click()
  await expect(sure.getByText(messages.arsReason)).toBeVisible()
  expect(await portal.asked()).not.toContain('ars.replaceParent')
  await sure.getByLabel('Reason').fill('No longer in demand.')
  await sure.getByRole('button', { name: 'Request approval' }).click()
  await expect(window.getByText(messages.arsReplaced)).toBeVisible()
  await expect(myArs.rowAt(0).getByText('Pending')).toBeVisible()
})

test('a parent and an alternate are deleted; what is gone meanwhile is told', async ({ window, portal, myArs }) => {
  await myArs.open()
  const name = await myArs.nameIn(myArs.rowAt(0))
  const ask = async () => {
    await myArs.choose(name, 'Delete…')
    return window.getByRole('dialog', { name: messages.deleteProduct })
  }
  const dialog = await ask()
  await portal.forget()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await portal.asked()).not.toContain('ars.deleteParent')
  await ask()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText(messages.arsDeleteTooFew)).toBeVisible()
  expect(await portal.asked()).not.toContain('ars.deleteParent')
  await window.keyboard.press('Escape')

  const alternates = myArs.grid.getByRole('button', { name: /: alternate of/ })
  const [first] = await alternates.all()
  const label = (await first?.getAttribute('aria-label')) ?? ''
  await first?.click()
  await window.getByRole('menuitem', { name: 'Delete…' }).click()
  const reason = dialog.getByLabel('Reason')
  if (await reason.isVisible()) {
    await dialog.getByRole('button', { name: 'Request approval' }).click()
    await expect(dialog.getByText(messages.arsDeleteReason)).toBeVisible()
    await reason.fill('It never sold.')
    await dialog.getByRole('button', { name: 'Request approval' }).click()
    await expect(dialog).toHaveCount(0)
  } else {
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(myArs.grid.getByRole('button', { name: label, exact: true })).toHaveCount(0)
  }
})

test('alternates are put in order by keys, and added; both say what became of it', async ({
  window,
  portal,
  myArs,
}) => {
  await myArs.open()
  const row = myArs.grid
    .locator('[role=row][data-id]')
    .filter({ has: window.getByRole('button', { name: /: alternate of/ }).nth(1) })
    .first()
  const ids = () => row.getByRole('button', { name: /: alternate of/ }).allTextContents()
  const before = await ids()
  const name = await myArs.nameIn(row)
  const arrange = async () => {
    await myArs.choose(name, 'Rearrange alternates…')
    await window.getByRole('listitem').first().focus()
    await window.keyboard.press('ArrowDown')
    await window.getByRole('button', { name: 'Save order' }).click()
  }
  await portal.misbehave({ kind: 'status', call: 'ars.updateAlternateOrder', status: 422, message: 'No.', times: 1 })
  await arrange()
  await expect(window.getByText(messages.arsRearrangeFailed)).toBeVisible()
  await window.getByRole('button', { name: 'Save order' }).click()
  await expect(window.getByText(messages.arsRearranged)).toBeVisible()
  const [one, two, ...rest] = before
  await expect.poll(ids).toEqual([two, one, ...rest])

  const picker = await myArs.openAlternates()
  await picker.getByRole('button', { name: 'Add…' }).click()
  await expect(window.getByText(messages.arsNoAlternate)).toBeVisible()
  await offeredIn(picker).first().click()
  await picker.getByRole('button', { name: 'Add…' }).click()
  await window
    .getByRole('dialog', { name: /^Add as alternate/ })
    .getByRole('button', { name: 'Add', exact: true })
    .click()
  await expect(window.getByText('The alternate is added.')).toBeVisible()
})

test('a product is added from the bin with its alternates', async ({ window, myArs }) => {
  await myArs.open()
  await window.getByRole('button', { name: 'Add product' }).click()
  await window.getByRole('menuitem', { name: 'From the ARS bin…' }).click()
  const first = window.getByRole('dialog', { name: 'Add from the ARS bin' })
  await first.getByRole('button', { name: 'Choose alternates' }).click()
  await expect(window.getByText(messages.arsNoParent)).toBeVisible()
  const second = await myArs.pickFirst(first)
  await second.getByLabel('Target stock').fill('1001')
  await second.getByRole('button', { name: 'Add to My ARS…' }).click()
  await expect(window.getByText(messages.arsTargetTooMuch)).toBeVisible()
  await second.getByLabel('Target stock').fill('150')
  await second.getByRole('button', { name: 'Add to My ARS…' }).click()
  const sure = window.getByRole('dialog', { name: messages.arsSureAddAlone })
  await sure.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(window.getByText(messages.arsAdded)).toBeVisible()
  await expect(window.getByText(/121 products/)).toBeVisible()
  // It is scrolled into view and marked.
  const came = myArs.grid.locator('[role=row][aria-selected=true]')
  await expect(came).toHaveCount(1)
  await expect(came).toBeInViewport()
  await expect(myArs.targetIn(came)).toContainText('150')
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('where the company keeps the list, it is looked at and nothing is changed', async ({ window, enter, myArs }) => {
    await enter(MyArs.address, 'fccoco@practice.storedesk.example')
    await expect(myArs.rowAt(0)).toBeVisible()
    for (const name of ['Add product', 'Import targets', /^Apply/]) {
      const button = window.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('title', messages.arsKept)
      await expect(button).toHaveAccessibleDescription(messages.arsKept)
    }
    await expect(myArs.targetAt(0)).toHaveCount(0)
    await window
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(window.getByRole('menuitem', { name: 'Delete…' })).toBeDisabled()
  })
})

test('targets go out to files and come back in, each row judged before any is taken', async ({
  window,
  dialogs,
  savesAs,
  myArs,
}) => {
  await myArs.open()
  const saved = async (kind: string, name: string) => {
    const path = await savesAs(name)
    await window.getByRole('button', { name: 'Export' }).click()
    await window.getByRole('menuitem', { name: kind }).click()
    await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
    return path
  }
  const takeIn = async (path: string) => {
    await dialogs.opens(path)
    await window.getByRole('button', { name: 'Import targets' }).click()
  }
  const csv = await saved('CSV file', 'targets.csv')
  const [heads = '', first = '', ...others] = readFileSync(csv, 'utf8').split('\r\n')
  const at = heads
    .replace(/^\uFEFF/, '')
    .split(',')
    .indexOf('Target stock')
  const id = first.split(',')[0] ?? ''
  const cells = first.split(',')
  // Counted from the end, as a name may contain a comma.
  const place = cells.length - (heads.split(',').length - at)
  const now = Number(cells[place])
  cells[place] = String(now + 3)
  writeFileSync(
    csv,
    [heads, cells.join(','), ...others.slice(0, 3), `999999999${first.slice(first.indexOf(','))}`].join('\r\n'),
  )
  await takeIn(csv)
  const dialog = window.getByRole('dialog', { name: '5 rows of targets.csv' })
  await expect(dialog.getByText('5 rows: 1 to change, 3 unchanged, 1 refused.')).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Apply 1 to the list' }).click()
  const row = myArs.rowOf(id)
  await expect(myArs.targetIn(row)).toHaveText(new RegExp(`${now + 3}`))
  await expect(myArs.saveButton).toBeEnabled()

  await takeIn(await saved('Excel workbook', 'targets.xlsx'))
  await expect(window.getByRole('dialog', { name: /of targets\.xlsx$/ }).getByText(/unchanged/)).toBeVisible()
})

test('the cursor stays on its row while more of the list is fetched, and goes on into it', async ({
  window,
  myArs,
}) => {
  await myArs.open()
  await myArs.grid.focus()
  const field = myArs.grid.getByRole('textbox', { name: /^Target stock of/ })
  await expect(field).toBeFocused()
  const place = () => field.evaluate((input) => Number(input.closest('[role=row]')?.getAttribute('aria-rowindex')))
  // Keys don't move beyond the loaded rows until more have arrived.
  await expect
    .poll(
      async () => {
        await window.keyboard.press('ArrowDown')
        await expect(field).toBeFocused()
        return place()
      },
      // Polling makes 45 steps here, so no pause between them.
      { intervals: [1] },
    )
    .toBeGreaterThan(45)
})
