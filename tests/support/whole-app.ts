/** The whole main process without Electron, on a practice portal, asked as the page asks. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHostsFile } from '../../src/main/config/change-hosts.ts'
import { createDispatch, type Sender } from '../../src/main/dispatch.ts'
import type { Dialogs } from '../../src/main/files/dialogs.ts'
import { openLog } from '../../src/main/log.ts'
import { createChosenPictures } from '../../src/main/paper/chosen-pictures.ts'
import type { Hosts } from '../../src/main/portal/axios-client.ts'
import { readReference } from '../../src/main/reference.ts'
import { composeServices } from '../../src/main/services.ts'
import type { Computer } from '../../src/main/settings/computer.ts'
import { unwatched } from '../../src/main/updates/start-watch.ts'
import type { UpdateSetup } from '../../src/main/updates/update-setup.ts'
import type { Keychain } from '../../src/main/vault/vault.ts'
import type { PracticePortal } from '../../src/practice/portal.ts'
import type { Provider } from '../../src/shared/bridge/app.ts'
import type { Ask, BridgeAnswer, BridgeName } from '../../src/shared/bridge.ts'
import type { Result } from '../../src/shared/errors.ts'
import { must } from './services-on-stock.ts'

export const ourPage: Sender = { url: 'app://portal/', isTop: true, isKnown: true }

/** A keychain in memory, whose secrets a test may read. */
export function drawer() {
  const secrets = new Map<string, string>()
  const keychain: Keychain = {
    getPassword: async (service, account) => secrets.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, password) => void secrets.set(`${service}/${account}`, password),
    deletePassword: async (service, account) => secrets.delete(`${service}/${account}`),
  }
  return { secrets, keychain }
}

export interface AppOptions {
  readonly origin: string
  readonly loadKeychain: () => Promise<Keychain>
  /** The same folder again simulates a restart of the app. */
  readonly folder?: string
  /** The folder that files are saved to, under the suggested name; nothing is saved if undefined. */
  readonly saveIn?: string
  /** The file that an open dialog returns. */
  readonly opens?: string
  /** Replaces the fixed dialog answers. */
  readonly dialogs?: Dialogs
  /** The user's answer to main's own questions; yes by default. */
  readonly confirm?: Computer['confirm']
  /** Gets main's events for the page. */
  readonly hears?: (event: string, what: unknown) => void
  readonly hosts?: Hosts
  readonly timeoutMs?: number
  readonly timeLimitMs?: number
  readonly practiceCode?: (email: string) => string | undefined
  readonly providers?: readonly Provider[]
  /** Opens a provider's page. */
  readonly openPortalPage?: (address: string) => Promise<Result<undefined>>
  /** Opens an external page. */
  readonly openLink?: (address: string) => Promise<Result<undefined>>
  /** Opens a kiosk's checkout. */
  readonly openCheckoutPage?: (address: string) => Promise<Result<undefined>>
  readonly clock?: () => number
  readonly updates?: UpdateSetup
  /** Bundled workers of the program; its sources if undefined. */
  readonly workers?: { readonly workbook: URL; readonly backup: URL }
  /** True to simulate a folder on a network share. */
  readonly onShare?: boolean
}

/** As in a run from the sources: nothing to replace. */
const neverUpdated = (folder: string): UpdateSetup => ({
  version: '0.1.0',
  platform: 'win32',
  isPackaged: false,
  feed: undefined,
  channel: 'stable',
  root: join(folder, 'root.json'),
  publishers: [],
  askSystem: async () => '',
  watch: unwatched,
  quit: () => undefined,
})

export function openApp(options: AppOptions) {
  const { origin, saveIn } = options
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'storedesk-app-'))
  const events: { readonly event: string; readonly what: unknown }[] = []
  const defects: { readonly name: string; readonly error: unknown }[] = []
  const log = openLog(join(folder, 'logs'), Date.now)
  const pictures = createChosenPictures()
  const services = composeServices({
    folder,
    hosts: options.hosts ?? { api: origin, listing: origin, checkout: origin },
    portal: 'practice',
    reference: readReference(),
    workbookWorker: options.workers?.workbook ?? new URL('../../src/main/files/workbook-worker.ts', import.meta.url),
    backupWorker: options.workers?.backup ?? new URL('../../src/main/support/backup-worker.ts', import.meta.url),
    loadKeychain: options.loadKeychain,
    ...(options.practiceCode === undefined
      ? {}
      : { practice: { codeFor: options.practiceCode, resetTokenFor: () => undefined } }),
    ...(options.providers === undefined ? {} : { providers: options.providers }),
    ...(options.openPortalPage === undefined ? {} : { openPortalPage: options.openPortalPage }),
    clock: options.clock ?? Date.now,
    emit: (event, what) => {
      events.push({ event, what })
      options.hears?.(event, what)
    },
    log,
    dialogs: options.dialogs ?? {
      saveAs: async (suggested) => (saveIn === undefined ? undefined : join(saveIn, suggested)),
      open: async () => options.opens,
    },
    printer: { pdf: async () => new TextEncoder().encode('%PDF-1.7'), print: async () => undefined },
    pictures,
    about: () => ({
      version: '0.1.0',
      runtime: 'test',
      portal: 'practice',
      hasPortal: true,
      practice: undefined,
      hasPractice: true,
      providers: [],
      notices: [],
    }),
    openCheckoutPage: options.openCheckoutPage ?? (async () => ({ ok: true, value: undefined })),
    openLink: options.openLink ?? (async () => ({ ok: true, value: undefined })),
    notify: (body, pressed) => {
      events.push({ event: 'notice', what: { body, pressed } })
    },
    openBeside: (path) => {
      events.push({ event: 'window', what: path })
    },
    computer: {
      printers: async () => [],
      systemProxy: async () => 'DIRECT',
      restart: () => undefined,
      confirm: options.confirm ?? (async () => true),
    },
    noticesFile: 'out/notices.json',
    hostsFile: createHostsFile(folder, {}, undefined),
    enableMenu: () => undefined,
    updates: options.updates ?? neverUpdated(folder),
    ...(options.onShare === undefined ? {} : { onShare: options.onShare }),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.timeLimitMs === undefined ? {} : { timeLimitMs: options.timeLimitMs }),
  })
  const dispatch = createDispatch(services.handlers, (name, error) => {
    defects.push({ name, error })
    log.fault(`defect in ${name}`, error)
  })
  return {
    folder,
    events,
    defects,
    log,
    pictures,
    services,
    dispatch,
    /** Typed, and asked as the page asks. */
    ask: async <N extends BridgeName>(name: N, payload: Ask<N>) =>
      (await dispatch(ourPage, name, payload)) as Result<BridgeAnswer<N>>,
  }
}

export type App = ReturnType<typeof openApp>

/** Signs in as the portal's user number `who`; with another password if it was changed. */
export async function signIn(app: App, portal: PracticePortal, who = 0, changed?: string) {
  const user = portal.users[who]
  if (user === undefined) throw new Error(`The practice portal has no user ${who}`)
  return signInAs(app, portal, user.email, changed ?? user.password)
}

/** Opens an app with a keychain of its own, and signs in as the portal's first user. */
export async function openSignedIn(portal: PracticePortal, given: Partial<AppOptions> = {}): Promise<App> {
  const app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain, ...given })
  await signIn(app, portal)
  return app
}

export async function signInAs(app: App, portal: PracticePortal, email: string, password: string) {
  const { mobilenumber } = must(await app.ask('session.requestOtp', { email, password }))
  const code = portal.otpFor(email)
  if (code === undefined) throw new Error('No one-time password was sent')
  const state = must(await app.ask('session.verifyOtp', { email, password, mobilenumber, code }))
  return { email, password, code, state }
}
