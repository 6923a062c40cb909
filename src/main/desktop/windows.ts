/** The windows of the app: the main one, and those beside it, each for one screen of the app. */
import type { BrowserWindow } from 'electron'

/** Maximum number of windows beside the main one. Opening one more reuses the oldest. */
export const MAX_EXTRA_WINDOWS = 6

export interface Windows {
  readonly main: () => BrowserWindow | undefined
  /** The windows that may ask and receive events, the main one first. */
  readonly all: () => readonly BrowserWindow[]
  /** The window that the user works in. */
  readonly front: () => BrowserWindow | undefined
  openMain(): BrowserWindow
  /** Shows a path of ours in a window beside: in the one that shows it already, or in a separate one. */
  openBeside(path: string): void
  /** Sets the account of the session: the windows beside the main one close when it ends. */
  belongTo(account: number | undefined): void
}

export interface WindowsDeps {
  readonly openMain: () => BrowserWindow
  /** False while closing the main window, which ends the app, needs a confirmation. */
  readonly mayClose: () => boolean
  /** Ends the app after that confirmation. */
  readonly quit: () => void
  readonly openBeside: () => BrowserWindow
  readonly show: (window: BrowserWindow, path: string) => void
}

export function createWindows(deps: WindowsDeps): Windows {
  let main: BrowserWindow | undefined
  /** The windows by the path they were opened for, oldest first. */
  const beside = new Map<string, BrowserWindow>()

  let owner: number | undefined

  const closeBeside = (): void => {
    for (const window of [...beside.values()]) window.close()
  }
  const all = (): readonly BrowserWindow[] => [...(main === undefined ? [] : [main]), ...beside.values()]

  /** Returns a window for this path, which no window shows yet. */
  const windowFor = (path: string): BrowserWindow => {
    const [oldest] = beside
    if (oldest !== undefined && beside.size >= MAX_EXTRA_WINDOWS) {
      const [before, window] = oldest
      beside.delete(before)
      beside.set(path, window)
      return window
    }
    const window = deps.openBeside()
    beside.set(path, window)
    window.on('closed', () => {
      for (const [key, one] of beside) if (one === window) beside.delete(key)
    })
    // A window whose page crashed is useless, and opening its screen again is quick.
    window.webContents.on('render-process-gone', () => window.destroy())
    return window
  }

  return {
    main: () => main,
    all,
    front: () => all().find((window) => window.isFocused()) ?? main,
    openMain: () => {
      const window = deps.openMain()
      main = window
      window.on('close', (event) => {
        if (deps.mayClose()) return
        event.preventDefault()
        deps.quit()
      })
      window.on('closed', () => {
        if (main === window) main = undefined
        closeBeside()
      })
      return window
    },
    openBeside: (path) => {
      const open = beside.get(path)
      if (open !== undefined) {
        if (open.isMinimized()) open.restore()
        open.focus()
        return
      }
      const window = windowFor(path)
      deps.show(window, path)
      window.focus()
    },
    belongTo: (account) => {
      if (account !== owner) closeBeside()
      owner = account
    },
  }
}
