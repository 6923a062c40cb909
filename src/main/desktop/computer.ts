/** The operating system, asked through Electron. */
import { app, type BrowserWindow, dialog, type MessageBoxOptions, session } from 'electron'
import type { Computer } from '../settings/computer.ts'

export const electronComputer = (window: () => BrowserWindow | undefined): Computer => ({
  printers: async () => {
    const found = (await window()?.webContents.getPrintersAsync()) ?? []
    return found.map(({ name, displayName }) => ({ name, title: displayName === '' ? name : displayName }))
  },
  systemProxy: (address) => session.defaultSession.resolveProxy(address),
  confirm: async ({ message, detail, yes }) => {
    const question: MessageBoxOptions = {
      type: 'warning',
      message,
      detail,
      buttons: ['Cancel', yes],
      defaultId: 0,
      cancelId: 0,
    }
    const over = window()
    const answer = await (over === undefined ? dialog.showMessageBox(question) : dialog.showMessageBox(over, question))
    return answer.response === 1
  },
  restart: () => {
    app.relaunch()
    app.quit()
  },
})
