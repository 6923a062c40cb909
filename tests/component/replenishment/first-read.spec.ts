/** A failed first read of replenishment: reported in a sentence; the call's name is only for support. */
import { expect, test } from '../fixture.ts'

const SCREENS = {
  'afs.products': '/afs',
  'ars.list': '/home/account/ars/myars',
  'ars.bin': '/home/account/ars/arsbin',
  'ars.requests': '/home/account/ars/arsrequest',
  'ars.replacements': '/home/account/ars/replacementreport',
  'order.arsReport': '/home/account/arsReport',
  'checklist.report': '/afs/checklist',
}

for (const [call, address] of Object.entries(SCREENS)) {
  test(`the call ${call} is named under Details alone`, async ({ window, enter, portal }) => {
    await portal.misbehave({ kind: 'status', call, status: 422, message: 'Not today.', times: 20 })
    await enter(address)
    const main = window.getByRole('main')
    await expect(main.getByText('Not today.').first()).toBeVisible()
    const named = main.getByText(call)
    for (const one of await named.all()) await expect(one).toBeHidden()
    await main.getByText('Details', { exact: true }).first().click()
    await expect(named.first()).toBeVisible()
  })
}
