/** The small parts of Electron that touch a desktop which isn't there: what they are told is kept, nothing is shown. */
import { host } from '../host.ts'
import { openOutside } from '../interactive/person.ts'
import { SCREEN } from './browser-window.ts'
import { type EmitterKeys, emitterOf, provided } from './provided.ts'

type Shell = Pick<Electron.Shell, 'openExternal' | 'openPath' | 'showItemInFolder' | 'beep' | 'trashItem'>
export const shell: Shell = provided('shell', {
  openExternal: async (url: string) => {
    if (host.showing === 'interactive') openOutside(url)
  },
  openPath: async () => '',
  showItemInFolder: () => {},
  beep: () => {},
  trashItem: async () => {},
})

let copied = ''
type Clipboard = Pick<Electron.Clipboard, 'readText' | 'writeText' | 'clear' | 'availableFormats'>
export const clipboard: Clipboard = provided('clipboard', {
  readText: () => copied,
  writeText: (text: string) => {
    copied = text
  },
  clear: () => {
    copied = ''
  },
  availableFormats: () => (copied === '' ? [] : ['text/plain']),
})

type SafeStorage = Pick<
  Electron.SafeStorage,
  'isEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptString' | 'decryptString'
>
const noStorage = (): never => {
  throw new Error('safeStorage: encryption is not available in the browser host')
}
export const safeStorage: SafeStorage = provided('safeStorage', {
  isEncryptionAvailable: () => false,
  getSelectedStorageBackend: () => 'basic_text' as const,
  encryptString: noStorage,
  decryptString: noStorage,
})

class HostNativeTheme extends emitterOf<Pick<Electron.NativeTheme, EmitterKeys>>('nativeTheme') {
  themeSource: Electron.NativeTheme['themeSource'] = 'system'
  readonly shouldUseHighContrastColors = false
  readonly shouldUseInvertedColorScheme = false
  readonly prefersReducedTransparency = false
  readonly inForcedColorsMode = false
  get shouldUseDarkColors() {
    return this.themeSource === 'dark'
  }
}
export const nativeTheme = new HostNativeTheme()

class HostScreen extends emitterOf<Pick<Electron.Screen, EmitterKeys>>('screen') {
  readonly #display = {
    id: 1,
    bounds: { ...SCREEN },
    workArea: { ...SCREEN },
    size: { width: SCREEN.width, height: SCREEN.height },
    workAreaSize: { width: SCREEN.width, height: SCREEN.height },
    scaleFactor: 1,
    rotation: 0,
  } as Electron.Display
  getPrimaryDisplay = () => this.#display
  getAllDisplays = () => [this.#display]
  getDisplayMatching = () => this.#display
  getDisplayNearestPoint = () => this.#display
  getCursorScreenPoint = () => ({ x: 0, y: 0 })
}
export const screen = new HostScreen()

class HostPowerMonitor extends emitterOf<Pick<Electron.PowerMonitor, EmitterKeys>>('powerMonitor') {
  readonly onBatteryPower = false
  isOnBatteryPower = () => false
  getSystemIdleTime = () => 0
  getSystemIdleState = () => 'active' as const
}
export const powerMonitor = new HostPowerMonitor()

export const powerSaveBlocker = provided('powerSaveBlocker', {
  start: (): number => 1,
  stop: (): boolean => true,
  isStarted: (): boolean => false,
})

type CrashReporter = Pick<
  Electron.CrashReporter,
  'start' | 'getUploadToServer' | 'setUploadToServer' | 'addExtraParameter' | 'getLastCrashReport'
>
export const crashReporter: CrashReporter = provided('crashReporter', {
  start: () => {},
  getUploadToServer: () => false,
  setUploadToServer: () => {},
  addExtraParameter: () => {},
  getLastCrashReport: () => null as unknown as Electron.CrashReport,
})

export type NativeImage = Pick<Electron.NativeImage, 'isEmpty' | 'getSize' | 'toPNG' | 'toDataURL'>
const noImage = (): NativeImage =>
  provided('NativeImage', {
    isEmpty: () => true,
    getSize: () => ({ width: 0, height: 0 }),
    toPNG: () => Buffer.alloc(0),
    toDataURL: () => 'data:image/png;base64,',
  })
export const nativeImage = provided('nativeImage', {
  createEmpty: noImage,
  createFromPath: (_path: string) => noImage(),
  createFromBuffer: (_bytes: Buffer) => noImage(),
  createFromDataURL: (_url: string) => noImage(),
})

export const globalShortcut = provided('globalShortcut', {
  register: (_accelerator: string, _callback: () => void): boolean => false,
  unregister: (_accelerator: string): void => {},
  unregisterAll: (): void => {},
  isRegistered: (_accelerator: string): boolean => false,
})

interface NotificationClass {
  new (options?: Electron.NotificationConstructorOptions): Pick<Electron.Notification, 'show' | 'close' | EmitterKeys>
  readonly isSupported: () => boolean
}
class HostNotification extends emitterOf<Pick<Electron.Notification, EmitterKeys>>('Notification') {
  static isSupported = () => false
  show = () => {}
  close = () => {}
}
export const Notification = HostNotification as unknown as NotificationClass

class HostTray extends emitterOf<Pick<Electron.Tray, EmitterKeys>>('Tray') {}
export const Tray = HostTray as unknown as new (image: unknown) => Pick<Electron.Tray, EmitterKeys>
