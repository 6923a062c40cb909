/** Types for the app's imports from 'electron' when it is compiled against the stand-in; never loaded. */

// biome-ignore lint/performance/noReExportAll: all that main may import, told once.
// biome-ignore lint/performance/noBarrelFile: all that main may import, told once.
export * from './electron.ts'

/** The modules of a preload; created in its isolated world by world/preload.ts. */
export declare const ipcRenderer: PreloadIpc
export declare const contextBridge: PreloadBridge
export declare const webUtils: Pick<Electron.WebUtils, 'getPathForFile'>

export type { App } from './app.ts'
export type { WebContents } from './contents-shape.ts'
export type { Session } from './session.ts'

import type { PreloadBridge, PreloadIpc } from '../world/preload.ts'

export type BrowserWindowConstructorOptions = Electron.BrowserWindowConstructorOptions
export type CommandLine = Electron.CommandLine
export type ContextMenuParams = Electron.ContextMenuParams
export type CustomScheme = Electron.CustomScheme
export type DownloadItem = Electron.DownloadItem
export type FileFilter = Electron.FileFilter
export type HandlerDetails = Electron.HandlerDetails
export type IpcMainEvent = Electron.IpcMainEvent
export type IpcMainInvokeEvent = Electron.IpcMainInvokeEvent
export type IpcRendererEvent = Electron.IpcRendererEvent
export type MenuItemConstructorOptions = Electron.MenuItemConstructorOptions
export type MessageBoxOptions = Electron.MessageBoxOptions
export type OpenDialogOptions = Electron.OpenDialogOptions
export type PrintToPDFOptions = Electron.PrintToPDFOptions
export type Rectangle = Electron.Rectangle
export type RenderProcessGoneDetails = Electron.RenderProcessGoneDetails
export type SaveDialogOptions = Electron.SaveDialogOptions
export type WebContentsPrintOptions = Electron.WebContentsPrintOptions
export type WebFrameMain = Electron.WebFrameMain
export type WebPreferences = Electron.WebPreferences
