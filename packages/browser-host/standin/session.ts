/**
 * `electron.session`. Every session has its own handlers, but all share one Chromium profile, which is deleted at the end: partitions don't
 * separate their storage here.
 */
import { fromChromium } from '../addresses.ts'
import { host } from '../host.ts'
import { type HostProtocol, makeProtocol } from './protocol.ts'
import { type EmitterKeys, emitterOf, provided } from './provided.ts'

type BeforeRequest = (
  details: Electron.OnBeforeRequestListenerDetails,
  answer: (say: Electron.CallbackResponse) => void,
) => void
type HeadersReceived = (
  details: Electron.OnHeadersReceivedListenerDetails,
  answer: (say: Electron.HeadersReceivedResponse) => void,
) => void
type PermissionRequest = Parameters<Electron.Session['setPermissionRequestHandler']>[0]
type PermissionCheck = Parameters<Electron.Session['setPermissionCheckHandler']>[0]

type Provided = Pick<
  Electron.Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'clearStorageData'
  | 'clearCache'
  | 'clearHostResolverCache'
  | 'clearAuthCache'
  | 'clearCodeCaches'
  | 'setProxy'
  | 'resolveProxy'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'isSpellCheckerEnabled'
  | 'closeAllConnections'
  | 'setCertificateVerifyProc'
  | 'setDisplayMediaRequestHandler'
  | 'setUSBProtectedClassesHandler'
  | 'setBluetoothPairingHandler'
  | 'setUserAgent'
  | 'getUserAgent'
  | 'isPersistent'
  | 'flushStorageData'
  | 'getStoragePath'
  | 'storagePath'
  | 'setDownloadPath'
  | 'setSSLConfig'
  | 'enableNetworkEmulation'
>
export type Session = Provided &
  Pick<Electron.Session, EmitterKeys> & {
    readonly protocol: Pick<
      Electron.Protocol,
      'handle' | 'unhandle' | 'isProtocolHandled' | 'registerSchemesAsPrivileged'
    >
    readonly webRequest: Pick<Electron.WebRequest, 'onBeforeRequest' | 'onHeadersReceived'>
  }

/** Electron's permission names with Chromium's. */
const permissions: readonly (readonly [Parameters<NonNullable<PermissionRequest>>[1], readonly string[]])[] = [
  ['media', ['camera', 'microphone']],
  ['geolocation', ['geolocation']],
  ['notifications', ['notifications']],
  ['midi', ['midi']],
  ['midiSysex', ['midi-sysex']],
  ['clipboard-read', ['clipboard-read']],
  ['clipboard-sanitized-write', ['clipboard-write']],
  ['display-capture', ['display-capture']],
  ['idle-detection', ['idle-detection']],
  ['storage-access', ['storage-access']],
  ['window-management', ['window-management']],
]

export class HostSession extends emitterOf<Pick<Electron.Session, EmitterKeys>>('session') implements Provided {
  readonly protocol: Session['protocol']
  readonly storagePath = null
  readonly webRequest = provided('session.webRequest', {
    onBeforeRequest: (...args: unknown[]) => {
      this.beforeRequest = (args.at(-1) ?? undefined) as BeforeRequest
    },
    onHeadersReceived: (...args: unknown[]) => {
      this.headersReceived = (args.at(-1) ?? undefined) as HeadersReceived
    },
  }) as Session['webRequest']
  /** The host's own view. */
  readonly handlers: HostProtocol
  beforeRequest: BeforeRequest | undefined
  headersReceived: HeadersReceived | undefined
  #permissionRequest: PermissionRequest = null
  #permissionCheck: PermissionCheck = null
  #spelling = false

  constructor() {
    super()
    const { own, provided } = makeProtocol()
    this.handlers = own
    this.protocol = provided
  }

  setPermissionRequestHandler = (handler: PermissionRequest) => {
    this.#permissionRequest = handler
  }
  setPermissionCheckHandler = (handler: PermissionCheck) => {
    this.#permissionCheck = handler
  }

  /**
   * Asks the app's handlers about every permission before a page is loaded, and tells Chromium. Without a handler everything is denied;
   * Electron would grant it.
   */
  async settlePermissions(url: string, contents: Electron.WebContents): Promise<void> {
    if (!/^https?:/.test(url) || host.showing === 'interactive') return
    const { connection } = await host.chromium()
    const origin = new URL(url).origin
    const shownUrl = fromChromium(url, host.schemes)
    await Promise.all(
      permissions.map(async ([permission, theirs]) => {
        const details = { requestingUrl: shownUrl, isMainFrame: true }
        const handler = this.#permissionRequest
        const granted =
          (handler !== null || this.#permissionCheck !== null) &&
          (this.#permissionCheck?.(
            contents,
            permission as Parameters<NonNullable<PermissionCheck>>[1],
            shownUrl,
            details,
          ) ??
            true) &&
          (handler === null ||
            (await new Promise<boolean>((resolve) => handler(contents, permission, resolve, details))))
        const setting = granted ? 'granted' : 'denied'
        for (const name of theirs) {
          await connection.browser
            .send('Browser.setPermission', { origin, permission: { name }, setting })
            .catch(() => {})
        }
      }),
    )
  }

  /** True if the app lets a request leave. */
  mayRequest(details: Electron.OnBeforeRequestListenerDetails): Promise<boolean> {
    const ask = this.beforeRequest
    if (!ask) return Promise.resolve(true)
    return new Promise((resolve) => ask(details, ({ cancel }) => resolve(cancel !== true)))
  }

  setSpellCheckerEnabled = (enabled: boolean) => {
    this.#spelling = enabled
  }
  isSpellCheckerEnabled = () => this.#spelling
  setSpellCheckerLanguages = () => {}
  setSpellCheckerDictionaryDownloadURL = () => {}
  setDevicePermissionHandler = () => {}
  setDisplayMediaRequestHandler = () => {}
  setUSBProtectedClassesHandler = () => {}
  setBluetoothPairingHandler = () => {}
  setCertificateVerifyProc = () => {}
  setSSLConfig = () => {}
  setDownloadPath = () => {}
  enableNetworkEmulation = () => {}
  flushStorageData = () => {}
  setUserAgent = () => {}
  getUserAgent = () => ''
  getStoragePath = () => null
  isPersistent = () => false
  setProxy = async () => {}
  /** Reads the proxy from the environment, as Node programs do: there is no system to ask. */
  resolveProxy = async (address: string): Promise<string> => {
    const { hostname, protocol } = new URL(address)
    const { env } = process
    const without = (env.NO_PROXY ?? env.no_proxy ?? '').split(',').map((name) => name.trim().replace(/^\*?\./, ''))
    const isExempt = without.some(
      (name) => name === '*' || (name !== '' && (hostname === name || hostname.endsWith(`.${name}`))),
    )
    const [upper, lower] = protocol === 'https:' ? ['HTTPS_PROXY', 'https_proxy'] : ['HTTP_PROXY', 'http_proxy']
    const proxy = env[upper] ?? env[lower] ?? ''
    return isExempt || !URL.canParse(proxy) ? 'DIRECT' : `PROXY ${new URL(proxy).host}`
  }
  clearCache = async () => {}
  clearAuthCache = async () => {}
  clearCodeCaches = async () => {}
  clearHostResolverCache = async () => {}
  closeAllConnections = async () => {}
  clearStorageData = async () => {}
}

const partitions = new Map<string, HostSession>()

/** Returns the session of a partition; the default one has an empty name. */
export function sessionOf(partition: string): HostSession {
  const known = partitions.get(partition)
  if (known) return known
  const created = new HostSession()
  partitions.set(partition, created)
  return created
}

export const session = provided('session', {
  get defaultSession(): Session {
    return sessionOf('')
  },
  fromPartition: (partition: string): Session => sessionOf(partition),
})

/** `electron.protocol` is the default session's. */
export const protocol: Session['protocol'] = sessionOf('').protocol
