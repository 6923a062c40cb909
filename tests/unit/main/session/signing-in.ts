/** A session on a scripted portal, with a keychain in memory. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PortalClient } from '../../../../src/main/portal/portal-client.ts'
import { createLastUser } from '../../../../src/main/session/last-user.ts'
import { createSavedAccounts } from '../../../../src/main/session/saved-accounts.ts'
import { CurrentSession } from '../../../../src/main/session/session.ts'
import { SessionService } from '../../../../src/main/session/session-service.ts'
import { createVault, type Keychain } from '../../../../src/main/vault/vault.ts'
import type { SessionState, StartStep } from '../../../../src/shared/bridge/session.ts'
import { ok } from '../../../../src/shared/errors.ts'
import { scriptedPortal } from '../../../support/scripted-portal.ts'
import { store } from '../../../support/stock-portal.ts'

export const asha = { email: 'asha@example.in', password: 'secret' }
export const verify = { ...asha, mobilenumber: '9000000000', code: '123456' }
export const ended = { kind: 'session' as const, status: 401, worded: true, message: 'Token expired' }

type Script = Parameters<typeof scriptedPortal>[0]

export const welcoming: Script = {
  'session.otpGenerate': () => ok({ message: 'Sent', user: { mobilenumber: '90xxxxxx00' } }),
  'session.otpVerify': ({ body }) => ok({ token: `token of ${body.email}`, message: 'Welcome' }),
  'session.meFirst': () => ok(store),
  'session.me': ({ params }) => ok({ ...store, id: params.id }),
}

export function drawer() {
  const secrets = new Map<string, string>()
  const keychain: Keychain = {
    getPassword: async (_, account) => secrets.get(account) ?? null,
    setPassword: async (_, account, password) => void secrets.set(account, password),
    deletePassword: async (_, account) => secrets.delete(account),
  }
  return { secrets, keychain }
}

export function service(
  script: Script = welcoming,
  options: {
    folder?: string
    keychain?: Keychain
    portal?: string
    initialDataLoaded?: () => Promise<unknown>
    erases?: boolean
    shared?: () => boolean
    online?: () => boolean
    busy?: () => boolean
    clientWith?: (token: string) => PortalClient
  } = {},
) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'storedesk-session-'))
  const { secrets, keychain } = drawer()
  const states: { state: SessionState; message: string | undefined }[] = []
  let forgotten = 0
  const opened: string[] = []
  const progress: (readonly StartStep[])[] = []
  const portal = scriptedPortal(script)
  const vault = createVault(async () => options.keychain ?? keychain)
  const name = options.portal ?? 'https://portal.example.in'
  const session = new CurrentSession({ vault, folder, portal: name })
  const signIn = new SessionService({
    session,
    client: portal,
    vault,
    lastUser: createLastUser(folder),
    saved: createSavedAccounts({ folder, portal: name, vault, isShared: options.shared ?? (() => false) }),
    isOnline: options.online ?? (() => true),
    isBusy: options.busy ?? (() => false),
    clientWith: (token) => options.clientWith?.(token) ?? portal,
    portal: name,
    forget: () => {
      forgotten += 1
      return options.erases ?? true
    },
    emit: (state, message) => states.push({ state, message }),
    practiceCode: undefined,
    initialDataLoaded: options.initialDataLoaded ?? (async () => undefined),
    progress: (steps) => progress.push(steps),
    clock: Date.now,
    providers: [{ name: 'acme', label: 'Acme' }],
    api: 'https://portal.example.in',
    openPortalPage: async (address) => {
      opened.push(address)
      return ok(undefined)
    },
  })
  return {
    session,
    signIn,
    opened,
    progress,
    secrets,
    states,
    folder,
    portal,
    forgotten: () => forgotten,
    keychain: options.keychain ?? keychain,
  }
}
