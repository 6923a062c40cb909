/**
 * What `import … from 'electron'` gives to the app. Each part is typed by Electron's own types, narrowed to what there is;
 * tsconfig.app.json compiles the app against this file, so what is missing here is an error there.
 */
import { app } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import {
  clipboard,
  crashReporter,
  globalShortcut,
  Notification,
  nativeImage,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  safeStorage,
  screen,
  shell,
  Tray,
} from './desktop.ts'
import { dialog } from './dialog.ts'
import { ipcMain } from './ipc-main.ts'
import { Menu, MenuItem } from './menu.ts'
import { net } from './net.ts'
import { provided } from './provided.ts'
import { protocol, session } from './session.ts'
import { utilityProcess } from './utility-process.ts'
import { webContents } from './web-contents.ts'

const electron = provided('', {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
  webContents,
})

export {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  // biome-ignore lint/style/noDefaultExport: Electron's module has one.
  electron as default,
  // What `require('electron')` gives.
  electron as 'module.exports',
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
  webContents,
}
