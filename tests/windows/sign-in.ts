/** Signing in, and being signed in after a start. */
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEncryptedFile } from '../../src/main/vault/encrypted-file.ts'
import { must } from '../support/services-on-stock.ts'
import { type Case, fileIn } from './case.ts'
import { refused } from './said.ts'
import { withStore } from './store.ts'

/** Replaces the system's encryption, which Windows' Node lacks: enough to check the content of the file. */
const cipher = {
  available: async () => true,
  encrypt: async (text: string) => Buffer.from([...Buffer.from(text)].map((byte) => byte ^ 0x5a)),
  decrypt: async (bytes: Buffer) => ({
    text: Buffer.from([...bytes].map((byte) => byte ^ 0x5a)).toString(),
    isStale: false,
  }),
}

export const signInCases: readonly Case[] = [
  {
    name: 'password and one-time password open a session',
    run: (place) =>
      withStore(place, async ({ app }) => {
        strictEqual(app.services.session.state().phase, 'signedIn')
        strictEqual(existsSync(join(place.profile, 'last-user.json')), true)
        return { before: 'an empty profile', after: 'signed in, known at the next start' }
      }),
  },
  {
    name: 'a wrong one-time password opens none',
    run: (place) =>
      withStore(place, async ({ app, portal }) => {
        must(await app.ask('session.signOut', undefined))
        const { email = '', password = '' } = portal.users[0] ?? {}
        const { mobilenumber } = must(await app.ask('session.requestOtp', { email, password }))
        const message = refused(await app.ask('session.verifyOtp', { email, password, mobilenumber, code: '000000' }))
        strictEqual(app.services.session.state().phase, 'signedOut')
        return { before: 'signed out', after: `signed out: ${message}` }
      }),
  },
  {
    name: 'a start signs in by what the keychain has',
    run: (place) =>
      withStore(place, async ({ restart }) => {
        const app = await restart()
        strictEqual(app.services.session.state().phase, 'signedIn')
        return { before: 'signed in, then ended', after: 'signed in without a password' }
      }),
  },
  {
    name: 'a start without a network knows the store',
    run: (place) =>
      withStore(place, async ({ portal, restart }) => {
        await portal.stop()
        const app = await restart()
        const state = must(await app.ask('session.state', undefined))
        strictEqual(state.phase === 'signedIn' && state.store.email, portal.users[0]?.email)
        return { before: 'signed in, the portal gone', after: 'signed in as the same store' }
      }),
  },
  {
    name: 'a file of the last user in CRLF and with a byte order mark is read, or counts as none',
    run: (place) =>
      withStore(place, async ({ restart }) => {
        const text = readFileSync(join(place.profile, 'last-user.json'), 'utf8')
        fileIn(place.profile, 'last-user.json', `\uFEFF${text.replaceAll(',"', ',\r\n"')}\r\n`)
        const app = await restart()
        strictEqual(app.services.session.state().phase, 'signedIn')
        return { before: 'last-user.json as Notepad saves it', after: 'signed in' }
      }),
  },
  {
    name: 'secrets without a keychain lie encrypted in a file, also when it takes the place of another',
    run: async ({ profile }) => {
      const file = join(profile, 'secrets.json')
      const keep = await openEncryptedFile(file, cipher)
      for (const secret of ['first', 'second']) await keep.setPassword('StoreDesk', 'pune', secret)
      const again = await openEncryptedFile(file, cipher)
      strictEqual(await again.getPassword('StoreDesk', 'pune'), 'second')
      strictEqual(readFileSync(file, 'utf8').includes('second'), false)
      strictEqual(await again.deletePassword('StoreDesk', 'pune'), true)
      deepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), {})
      return { before: 'one secret, then another', after: 'read back by a second opening, in no clear text, deleted' }
    },
  },
]
