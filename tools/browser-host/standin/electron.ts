/**
 * What `import … from 'electron'` gives to the app. Each part is typed by Electron's own types, narrowed to what there is;
 * tsconfig.app.json compiles the app against this file, so what is missing here is an error there.
 */
import { app } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import { Notification, nativeTheme, safeStorage, screen, shell } from './desktop.ts'
import { dialog } from './dialog.ts'
import { ipcMain } from './ipc-main.ts'
import { Menu } from './menu.ts'
import { provided } from './provided.ts'
import { protocol, session } from './session.ts'
import { webContents } from './web-contents.ts'

const electron = provided('', {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  Notification,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
})

export {
  app,
  BrowserWindow,
  dialog,
  // biome-ignore lint/style/noDefaultExport: Electron's module has one.
  electron as default,
  // What `require('electron')` gives.
  electron as 'module.exports',
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
}
