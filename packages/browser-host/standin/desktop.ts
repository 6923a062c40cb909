/** The small parts of Electron that belong to the desktop, which doesn't exist here: their arguments are recorded, nothing is shown. */
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

type SafeStorage = Pick<
  Electron.SafeStorage,
  'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync' | 'decryptStringAsync'
>
const noStorage = (): Promise<never> =>
  Promise.reject(new Error('safeStorage: encryption is not available in the browser host'))
export const safeStorage: SafeStorage = provided('safeStorage', {
  isAsyncEncryptionAvailable: async () => false,
  getSelectedStorageBackend: () => 'basic_text' as const,
  encryptStringAsync: noStorage,
  decryptStringAsync: noStorage,
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
  getDisplayMatching = (_: Electron.Rectangle) => this.#display
  getDisplayNearestPoint = (_: Electron.Point) => this.#display
  getCursorScreenPoint = () => ({ x: 0, y: 0 })
}
export const screen = new HostScreen()

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
