/** The main process's end of the bridge: one channel for questions, one for events. */
import { BrowserWindow, ipcMain } from 'electron'
import { ASK_CHANNEL, EVENT_CHANNEL } from '../../shared/channels.ts'
import type { Dispatch, Sender } from '../dispatch.ts'
import type { Emit } from '../handlers.ts'

export function registerBridge(dispatch: Dispatch, isOurWindow: (window: BrowserWindow) => boolean): void {
  ipcMain.handle(ASK_CHANNEL, (event, name: unknown, payload: unknown) => {
    // Read before the first await: the frame may navigate away meanwhile.
    const frame = event.senderFrame
    const window = BrowserWindow.fromWebContents(event.sender)
    const sender: Sender | undefined =
      frame === null
        ? undefined
        : { url: frame.url, isTop: frame.parent === null, isKnown: window !== null && isOurWindow(window) }
    return dispatch(sender, name, payload)
  })
}

/** Sends an event to our windows. */
export function createEmit(windows: () => readonly BrowserWindow[]): Emit {
  return (event, payload) => {
    for (const window of windows()) {
      if (!window.isDestroyed()) window.webContents.send(EVENT_CHANNEL, event, payload)
    }
  }
}
