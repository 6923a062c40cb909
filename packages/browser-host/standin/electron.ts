/**
 * The module behind `import … from 'electron'` in the app. Each part has Electron's own type, narrowed to the provided members;
 * tsconfig.app.json compiles the app against this file, so a missing member is an error there.
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
  // The result of `require('electron')`.
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
