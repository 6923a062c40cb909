/** The operating system, asked through Electron. */
import { app, type BrowserWindow, session } from 'electron'
import type { Computer } from '../settings/computer.ts'

export const electronComputer = (window: () => BrowserWindow | undefined): Computer => ({
  printers: async () => {
    const found = (await window()?.webContents.getPrintersAsync()) ?? []
    return found.map(({ name, displayName }) => ({ name, title: displayName === '' ? name : displayName }))
  },
  systemProxy: (address) => session.defaultSession.resolveProxy(address),
  restart: () => {
    app.relaunch()
    app.quit()
  },
})
