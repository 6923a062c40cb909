/** The windows of the app: the main one, and those beside it that one screen has for itself. */
import type { BrowserWindow } from 'electron'

/** Windows beside the main one; who opens one more gets the oldest with something else in it. */
export const MOST_BESIDE = 6

export interface Windows {
  readonly main: () => BrowserWindow | undefined
  /** Those that may ask and are told, the main one first. */
  readonly all: () => readonly BrowserWindow[]
  /** The one that the person works in. */
  readonly front: () => BrowserWindow | undefined
  openMain(): BrowserWindow
  /** Shows a path of ours in a window beside: in the one that has it already, or in one of its own. */
  openBeside(path: string): void
  /** Whose session it is: what stands beside the main window ends with it. */
  belongTo(account: number | undefined): void
}

export interface WindowsDeps {
  readonly openMain: () => BrowserWindow
  /** False while closing the main window, which ends the app, has to be asked about. */
  readonly mayClose: () => boolean
  /** Ends the app after that question. */
  readonly quit: () => void
  readonly openBeside: () => BrowserWindow
  /** Loads a path of ours. */
  readonly show: (window: BrowserWindow, path: string) => void
}

export function createWindows(deps: WindowsDeps): Windows {
  let main: BrowserWindow | undefined
  /** By what they were opened for, the oldest first. */
  const beside = new Map<string, BrowserWindow>()

  let owner: number | undefined

  const closeBeside = (): void => {
    for (const window of [...beside.values()]) window.close()
  }
  const all = (): readonly BrowserWindow[] => [...(main === undefined ? [] : [main]), ...beside.values()]

  /** A window for this path, which isn't shown yet. */
  const windowFor = (path: string): BrowserWindow => {
    const [oldest] = beside
    if (oldest !== undefined && beside.size >= MOST_BESIDE) {
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
    // What it showed is read again in no time: one whose page has ended is of no use.
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
