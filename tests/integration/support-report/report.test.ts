/** The support report of a store that has signed in, searched and ordered, with canaries in every place where a secret may be. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

let portal: PracticePortal
let app: App
const secrets = drawer()
const saveIn = mkdtempSync(join(tmpdir(), 'storedesk-report-'))
let person: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  app = openApp({ origin: portal.origin, loadKeychain: async () => secrets.keychain, saveIn })
  person = await signIn(app, portal)
  await app.ask('device.write', { email: person.email })
  await app.ask('portal.read', {
    call: 'order.history',
    args: { query: { pageNo: 1, pageSize: 10 } },
    request: 'r',
    fresh: true,
  })
  app.log.note('as an older version wrote it', { said: `Bearer ${[...secrets.secrets.values()][0]}` })
  // A line that was written without redaction.
  writeFileSync(join(app.folder, 'logs', 'storedesk.log.3'), `password: Canary77$$ otp=${person.code} 9876543210\n`)
  writeFileSync(join(app.folder, 'broken.db'), 'not a database at all')
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const saved = async () => {
  const written = must(await app.ask('support.save', undefined))
  return unzipSync(readFileSync(written?.path ?? ''))
}

test('holds versions, settings, how databases are, calls and the log, as it was shown', async () => {
  const shown = must(await app.ask('support.report', undefined))
  const names = shown.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'about.txt',
      'settings.json',
      'updates.json',
      'databases.txt',
      'calls.txt',
      'log/storedesk.log',
    ]),
  )
  expect(Object.keys(await saved())).toEqual(names)
  const text = (name: string) => shown.find((part) => part.name === name)?.text ?? ''
  expect(text('about.txt')).toMatch(/StoreDesk: 0\.1\.0[\s\S]*Signed in: yes/)
  expect(text('calls.txt')).toMatch(/order\.history ok \d+ ms/)
  expect(text('databases.txt')).toMatch(/orders\.db: [\d.]+ MB, whole, version \d+, journal wal/)
  expect(text('about.txt')).toContain('Profile: on this computer')
  expect(text('databases.txt')).toContain('broken.db: 0.0 MB, damaged')
})

test('holds no secret and no name', async () => {
  const everything = Object.values(await saved())
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  const store = person.state.phase === 'signedIn' ? person.state.store : undefined
  const canaries = [
    // Besides the token there is a marker that tests the keychain.
    ...[...secrets.secrets.values()].filter((secret) => secret.length > 10),
    person.email,
    person.code,
    'Canary77$$',
    '9876543210',
    store?.GSTNumber ?? 'nobody',
    store?.companyName ?? 'nobody',
  ]
  expect(canaries.length).toBeGreaterThan(6)
  expect(canaries.filter((canary) => everything.includes(canary))).toEqual([])
})
