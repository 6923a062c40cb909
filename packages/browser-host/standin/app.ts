/** `electron.app`: life cycle, paths, names. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { host } from '../host.ts'
import { savedAddress } from '../interactive/address.ts'
import { takeLinks } from '../interactive/links.ts'
import { type EmitterKeys, emitterOf, hostEvent, provided } from './provided.ts'
import { SingleInstance } from './single-instance.ts'

type Provided = Pick<
  Electron.App,
  | 'whenReady'
  | 'isReady'
  | 'getPath'
  | 'setPath'
  | 'getName'
  | 'setName'
  | 'name'
  | 'getVersion'
  | 'getAppPath'
  | 'isPackaged'
  | 'quit'
  | 'exit'
  | 'relaunch'
  | 'focus'
  | 'hide'
  | 'show'
  | 'requestSingleInstanceLock'
  | 'hasSingleInstanceLock'
  | 'releaseSingleInstanceLock'
  | 'enableSandbox'
  | 'setAsDefaultProtocolClient'
  | 'removeAsDefaultProtocolClient'
  | 'isDefaultProtocolClient'
  | 'setAppUserModelId'
  | 'commandLine'
  | 'getLocale'
  | 'getSystemLocale'
  | 'getPreferredSystemLanguages'
  | 'getLocaleCountryCode'
  | 'disableHardwareAcceleration'
  | 'setAppLogsPath'
  | 'addRecentDocument'
  | 'setBadgeCount'
  | 'setAboutPanelOptions'
  | 'getAppMetrics'
  | 'userAgentFallback'
  | 'setJumpList'
  | 'setUserTasks'
  | 'configureHostResolver'
>

export type App = Provided & Pick<Electron.App, EmitterKeys>

type PathName = Parameters<Electron.App['getPath']>[0]

/** Windows that app.quit has to close; they register themselves. */
export interface Closable {
  close(): void
  isDestroyed(): boolean
}
export const openWindows = new Set<Closable>()

const switches = new Map<string, string>()
/** The switches set through `app.commandLine` so far. */
export const chromiumSwitches: ReadonlyMap<string, string> = switches

class HostApp extends emitterOf<Pick<Electron.App, EmitterKeys>>('app') implements Provided {
  userAgentFallback = ''
  readonly isPackaged = process.env.STOREDESK_HOST_PACKAGED === '1'
  readonly commandLine = provided('app.commandLine', {
    appendSwitch: (name: string, value = '') => void switches.set(name, value),
    appendArgument: () => {},
    hasSwitch: (name: string) =>
      switches.has(name) || process.argv.some((arg) => arg.replace(/=.*/s, '') === `--${name}`),
    getSwitchValue: (name: string) =>
      switches.get(name) ?? process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '',
    removeSwitch: (name: string) => void switches.delete(name),
  }) as Electron.CommandLine
  readonly #paths = new Map<string, string>()
  #name = ''
  readonly #whenReady = Promise.withResolvers<void>()
  #ready = false
  #quitting = false
  #relaunch: { args: readonly string[]; execPath: string } | undefined
  #lock: SingleInstance | undefined

  /** Called by main.ts once Chromium is there. */
  start(): void {
    this.#ready = true
    this.emit('will-finish-launching')
    this.emit('ready', hostEvent({}), {})
    this.#whenReady.resolve()
  }

  whenReady = () => this.#whenReady.promise
  isReady = () => this.#ready
  getName = () => this.#name || host.app.name
  setName = (name: string) => {
    this.#name = name
  }
  get name() {
    return this.getName()
  }
  set name(name: string) {
    this.setName(name)
  }
  getVersion = () => host.app.version
  getAppPath = () => host.app.folder

  getPath(name: PathName): string {
    const set = this.#paths.get(name)
    if (set) return set
    const home = homedir()
    const appData = process.env.XDG_CONFIG_HOME ?? join(home, '.config')
    const userData = () => this.#made(this.#paths.get('userData') ?? host.userData ?? join(appData, this.getName()))
    const places: Partial<Record<PathName, () => string>> = {
      home: () => home,
      appData: () => appData,
      userData,
      sessionData: userData,
      logs: () => this.#made(join(userData(), 'logs')),
      crashDumps: () => join(userData(), 'Crashpad'),
      temp: () => tmpdir(),
      exe: () => process.execPath,
      desktop: () => join(home, 'Desktop'),
      documents: () => join(home, 'Documents'),
      downloads: () => join(home, 'Downloads'),
      music: () => join(home, 'Music'),
      pictures: () => join(home, 'Pictures'),
      videos: () => join(home, 'Videos'),
    }
    const place = places[name]
    if (!place) throw new Error(`browser host: electron.app.getPath('${name}') isn't provided`)
    return place()
  }

  #made(folder: string): string {
    mkdirSync(folder, { recursive: true })
    return folder
  }

  setPath = (name: string, path: string) => void this.#paths.set(name, path)
  setAppLogsPath = (path?: string) => void this.#paths.set('logs', path ?? join(this.getPath('userData'), 'logs'))

  quit = (): void => {
    if (this.#quitting) return
    const event = hostEvent({})
    this.emit('before-quit', event)
    if (event.defaultPrevented) return
    this.#quitting = true
    for (const window of [...openWindows]) window.close()
    // A window that refused to close cancels quitting, as in Electron.
    if (openWindows.size > 0) this.#quitting = false
    else setImmediate(() => this.#leave())
  }

  #leave(): void {
    const event = hostEvent({})
    this.emit('will-quit', event)
    if (event.defaultPrevented) this.#quitting = false
    else this.exit(0)
  }

  /** Called when the last window has closed. */
  allClosed(): void {
    if (this.#quitting) return
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed')
    else this.quit()
  }

  /** Electron ends immediately; this waits until a second start's arguments have reached the first. */
  exit = (code = 0): void => {
    this.emit('quit', hostEvent({}), code)
    const leave = () => {
      const again = this.#relaunch
      if (again) spawn(again.execPath, again.args, { stdio: 'inherit', detached: true }).unref()
      process.exit(code)
    }
    if (this.#lock?.telling) this.#lock.telling.then(leave)
    else leave()
  }

  relaunch = ({ args, execPath }: Electron.RelaunchOptions = {}) => {
    const executable = join(import.meta.dirname, '..', 'electron')
    this.#relaunch = { args: args ?? process.argv.slice(1), execPath: execPath ?? executable }
  }

  requestSingleInstanceLock(more: Record<string, unknown> = {}): boolean {
    this.#lock ??= new SingleInstance(this.getPath('userData'), (argv, folder, data) => {
      this.emit('second-instance', hostEvent({}), argv, folder, data)
    })
    const isFirst = this.#lock.held || this.#lock.take(process.argv, process.cwd(), more)
    const address = isFirst || host.showing !== 'interactive' ? '' : savedAddress(this.getPath('userData'))
    if (address !== '') console.log(`\n  Open ${address}\n`)
    return isFirst
  }

  hasSingleInstanceLock = () => this.#lock?.held ?? false
  releaseSingleInstanceLock = () => this.#lock?.release()

  /** Chromium provides the pages' sandbox here; as root it can't. */
  enableSandbox = () => {}
  disableHardwareAcceleration = () => {}
  setAppUserModelId = () => {}
  /** Registers nothing with the system. For a user's browser, an address accepts such links. */
  setAsDefaultProtocolClient = (scheme: string): boolean => {
    if (host.showing !== 'interactive') return false
    const onLink = (link: string) =>
      void this.emit('second-instance', hostEvent({}), [process.execPath, link], process.cwd(), {})
    takeLinks(scheme, onLink).then(
      ({ address }) => {
        process.env.STOREDESK_LINKS_AT = address
      },
      (problem: unknown) => console.error(`Links can't be taken: ${problem}`),
    )
    return true
  }
  removeAsDefaultProtocolClient = () => false
  isDefaultProtocolClient = () => false
  addRecentDocument = () => {}
  setBadgeCount = () => false
  setAboutPanelOptions = () => {}
  setUserTasks = () => false
  setJumpList = () => 'error' as const
  configureHostResolver = () => {}
  getAppMetrics = () => []
  focus = () => {}
  hide = () => {}
  show = () => {}
  getLocale = () => Intl.DateTimeFormat().resolvedOptions().locale
  getSystemLocale = () => this.getLocale()
  getPreferredSystemLanguages = () => [this.getLocale()]
  getLocaleCountryCode = () => new Intl.Locale(this.getLocale()).region ?? ''
}

export const hostApp = new HostApp()
export const app: App = hostApp
