/** Refusals and lost answers at each dialog of My ARS: reported in the dialog, and no input is lost. */
import type { Locator } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { MyArs, offeredIn } from '../../support/pages/my-ars.ts'
import { expect } from '../fixture.ts'
import { test } from './my-ars.ts'

interface Question {
  readonly call: string
  /** Opens the confirmation; its input is typed already. */
  readonly open: (myArs: MyArs) => Promise<Locator>
  readonly yes: string
  readonly typed?: (dialog: Locator) => Promise<void>
}

const REASON = 'No longer in demand.'

const QUESTIONS: Readonly<Record<string, Question>> = {
  'a parent’s replacement': {
    call: 'ars.replaceParent',
    yes: 'Request approval',
    open: async (myArs) => {
      const sure = await myArs.pickReplacement()
      await sure.getByLabel('Reason').fill(REASON)
      return sure
    },
    typed: (dialog) => expect(dialog.getByLabel('Reason')).toHaveValue(REASON),
  },
  'another alternate': {
    call: 'ars.addAlternate',
    yes: 'Add',
    open: async (myArs) => {
      const picker = await myArs.openAlternates()
      await offeredIn(picker).first().click()
      await picker.getByRole('button', { name: 'Add…' }).click()
      return myArs.window.getByRole('dialog', { name: /^Add as alternate/ })
    },
  },
  'another parent': {
    call: 'ars.create',
    yes: 'Add',
    open: async (myArs) => {
      const { window } = myArs
      await window.getByRole('button', { name: 'Add product' }).click()
      await window.getByRole('menuitem', { name: 'From the global listing…' }).click()
      const first = window.getByRole('dialog', { name: 'Add from the global listing' })
      const second = await myArs.pickFirst(first)
      await second.getByLabel('Target stock').fill('150')
      await second.getByRole('button', { name: 'Add to My ARS…' }).click()
      return window.getByRole('dialog', { name: messages.arsSureAddAlone })
    },
  },
}

for (const [what, { call, open, yes, typed }] of Object.entries(QUESTIONS)) {
  test(`${what}: a refusal says why, a lost answer says so and rereads the list`, async ({ portal, myArs }) => {
    await myArs.open()
    const sure = await open(myArs)
    const go = sure.getByRole('button', { name: yes, exact: true })
    await portal.misbehave({ kind: 'status', call, status: 422, message: 'Not today.', times: 1 })
    await go.click()
    await expect(sure.getByText('Not today.')).toBeVisible()
    await typed?.(sure)
    await portal.misbehave({ kind: 'answerLost', call, times: 1 })
    await portal.forget()
    await go.click()
    await expect(sure.getByText(messages.writeLost)).toBeVisible()
    await typed?.(sure)
    await expect.poll(() => portal.asked()).toContain('ars.list')
  })
}

interface Decision {
  readonly call: string
  /** The start of the sentence about the unknown list. */
  readonly what: string
  /** Opens the place where the list decides. */
  readonly open: (myArs: MyArs) => Promise<Locator>
  /** The element shown once the list is known. */
  readonly shown: (dialog: Locator) => Locator
}

const DECISIONS: Readonly<Record<string, Decision>> = {
  'which products sell best': {
    call: 'ars.bestSellers',
    what: 'The list of best sellers',
    open: (myArs) => myArs.pickReplacement(),
    shown: (dialog) => dialog.getByRole('button', { name: /^(Replace|Request approval)$/ }),
  },
  'which kinds need approval': {
    call: 'ars.autoAlternateTypes',
    what: 'The list of automatic alternate types',
    open: async ({ window }) => {
      // One that the portal chose automatically, of another brand than the home brand.
      const alternates = window.getByRole('button', { name: /^(?!.*Babyhug).*: alternate of/ })
      const why = window.getByRole('menuitem', { name: 'Reason for this alternate' })
      for (let nth = 0; ; nth++) {
        await alternates.nth(nth).click()
        await window.getByRole('menuitem', { name: 'Delete…' }).waitFor()
        if (await why.isVisible()) break
        await window.keyboard.press('Escape')
        await expect(window.getByRole('menuitem')).toHaveCount(0)
      }
      await window.getByRole('menuitem', { name: 'Delete…' }).click()
      return window.getByRole('dialog', { name: messages.deleteProduct })
    },
    shown: (dialog) => dialog.getByRole('button', { name: /^(Delete|Request approval)$/ }),
  },
  'what has a request': {
    call: 'ars.pending',
    what: 'The list of pending requests',
    open: (myArs) => myArs.openAlternates(),
    shown: (dialog) => offeredIn(dialog).first(),
  },
}

for (const [unknown, { call, what, open, shown }] of Object.entries(DECISIONS)) {
  test(`while it isn’t known ${unknown}, nothing is sent, and the dialog asks for it again`, async ({
    portal,
    myArs,
  }) => {
    await portal.misbehave({ kind: 'status', call, status: 500, message: 'Not today.' })
    await myArs.open()
    const dialog = await open(myArs)
    await expect(dialog.getByText(say('notKnown', { what, why: 'Not today.' }))).toBeVisible()
    await expect(shown(dialog)).toHaveCount(0)
    await portal.behave()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(shown(dialog)).toBeVisible()
    await expect(dialog.getByText(what)).toHaveCount(0)
  })
}

test('products still loading aren’t missing, and those that don’t arrive are reported as missing', async ({
  window,
  enter,
  portal,
}) => {
  const [page, whole] = ['ars.list', 'ars.download'] as const
  await portal.misbehave({ kind: 'delay', call: whole, ms: 4000 })
  await enter(MyArs.address)
  await expect(window.getByText(/^20 of 120 loaded so far\./)).toBeVisible()
  await expect(window.getByText(/missing: the portal counts/)).toHaveCount(0)

  await expect(window.getByText(/loaded so far/)).toHaveCount(0)

  // The first page is kept.
  await portal.misbehave(
    { kind: 'status', call: whole, status: 409, message: 'Not today.' },
    { kind: 'status', call: page, status: 409, message: 'Not today.', times: 99 },
  )
  await window.reload()
  await expect(window.getByText(/^Only 20 of 120 could be loaded\./)).toBeVisible()
  await expect(window.getByText(/loaded so far/)).toHaveCount(0)
})
