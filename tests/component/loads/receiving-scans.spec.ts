/** Scans of a load that need a decision: they survive leaving the screen, are in the claim's question, and can be undone from anywhere. */
import { receivingAddress } from '../../../src/shared/domain/screens/addresses.ts'
import { fullLoads } from '../../areas/loads.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { scan } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('unknown products wait over a reload, and the claim asks about them', async ({ window, askSignedIn, enter }) => {
  const [load = ''] = await fullLoads(askSignedIn)
  await enter(receivingAddress(load))
  await expect(window.getByRole('grid', { name: 'Products in this load' })).toBeVisible()
  for (const code of ['8901234567890', '999999', '999999']) await scan(window, code)
  const list = window.getByRole('list', { name: 'Uncounted scans' })
  const count = list.getByRole('button', { name: 'Count as product 999999 (2 pieces)' })
  await expect(count).toBeVisible()
  await expect(list.getByText('8901234567890 is a manufacturer’s barcode (EAN-13)')).toBeVisible()
  await expectAccessible(window)
  await list.getByRole('button', { name: /^Dismiss 8901234567890/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await window.reload()
  await expect(count).toBeVisible()
  await window.getByRole('button', { name: 'Scan in full screen' }).click()
  const mode = window.getByRole('dialog', { name: `Receiving load ${load}` })
  await mode.getByRole('button', { name: /^Export claim/ }).click()
  const question = window.getByRole('dialog').filter({ hasText: 'Continue counting' }).last()
  await expect(question.getByText(/^\d+ products were not counted$/)).toBeVisible()
  await expect(question.getByText('2 scans were for unknown products and not counted.')).toBeVisible()
  await expectAccessible(window)
  await question.getByRole('button', { name: 'Continue counting' }).click()
})

test('a step is taken back from anywhere on the screen, in receiving mode, too, and isn’t shown as counted', async ({
  window,
  askSignedIn,
  enter,
}) => {
  const [load = ''] = await fullLoads(askSignedIn)
  const args = { query: { loadId: load } }
  const { answer } = await askSignedIn('portal.read', { call: 'loads.byId', args, request: 'load', fresh: false })
  const [{ ProductID: id = 0 } = {}] = answer as readonly { ProductID: number }[]
  await enter(receivingAddress(load))
  const foot = window.getByRole('status').filter({ hasText: 'left to count' })
  await expect(foot).toBeVisible()
  await scan(window, String(id))
  await expect(foot).toContainText(/1 of \d+ pieces? counted/)
  await window.getByRole('heading', { name: /^Receive load/ }).click()
  await window.keyboard.press('Control+z')
  await expect(foot).toContainText(/0 of \d+ pieces? counted/)
  await expect(window.getByText(/^Undone: .* is at 0 of \d+ again\.$/)).toBeVisible()

  await window.getByRole('button', { name: 'Scan in full screen' }).click()
  const mode = window.getByRole('dialog', { name: `Receiving load ${load}` })
  const status = mode.getByRole('status')
  await scan(window, String(id))
  await expect(status).toContainText('1 of')
  await window.keyboard.press('Control+z')
  await expect(status).toContainText('Undone')
  await expect(foot).toContainText(/0 of \d+ pieces? counted/)
  await scan(window, `${load}-B77`)
  await expect(status).toContainText(`Load ${load} has no box ${load}-B77.`)
})

test('a scan while the load is loading is told', async ({ window, visit, signIn, portal, expectComplaint }) => {
  expectComplaint(/./)
  await signIn()
  const load = 'LD-260101-1-1'
  await portal.misbehave({ kind: 'delay', ms: 6000, call: 'loads.byId', times: 1 })
  await visit(receivingAddress(load))
  await expect(window.getByText(`Loading load ${load}`)).toBeAttached()
  await scan(window, '211588')
  await expect(window.getByText('Not counted: 211588. The load is still loading. Scan it again.')).toBeVisible()
})
