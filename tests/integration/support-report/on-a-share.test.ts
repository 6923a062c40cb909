/** The whole app with its profile on a network share. */
import { existsSync, globSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startPracticePortal } from '../../../src/practice/portal.ts'
import { messages } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { drawer, openApp, signIn } from '../../support/whole-app.ts'

const portal = await startPracticePortal(SMALL_WORLD)
afterAll(() => portal.stop())

const open = (more: Partial<Parameters<typeof openApp>[0]>) =>
  openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain, ...more })

test('says so at start, keeps the account’s databases without WAL, and tells support', async () => {
  const app = open({ onShare: true })
  await signIn(app, portal)
  must(await app.ask('orders.journal', { open: false }))
  expect(must(await app.ask('app.about', undefined)).notices).toEqual([messages.profileOnShare])
  for (const name of ['orders', 'drafts']) {
    const [file = ''] = globSync(`${app.folder}/users/*/${name}.db`)
    expect(existsSync(file)).toBe(true)
    expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([false, false])
  }
  const report = must(await app.ask('support.report', undefined))
  const text = (name: string) => report.find((part) => part.name === name)?.text ?? ''
  expect(text('databases.txt')).toMatch(/orders\.db: .*, journal (truncate|delete)/)
  expect(text('about.txt')).toContain(messages.profileOnShare.slice(0, 40))
  app.services.close()

  // Back on this computer there is no message, and nothing is lost.
  const back = open({ folder: app.folder })
  await signIn(back, portal)
  expect(must(await back.ask('app.about', undefined)).notices).toEqual([])
  back.services.close()
})
