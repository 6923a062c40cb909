// A small app for tests of the browser host: one window, a preload, pages of its own scheme, a strict policy.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session } from 'electron'

const here = import.meta.dirname
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'"

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
])

globalThis.seen = { permissions: [], navigations: [], opened: [], started: [], downloads: [], clicked: [], frames: [] }

if (!app.requestSingleInstanceLock({ note: 'second' })) app.quit()
app.on('second-instance', (_event, argv, folder, more) => globalThis.seen.started.push({ argv, folder, more }))

ipcMain.handle('echo', (event, value) => {
  globalThis.seen.frames.push({
    url: event.senderFrame.url,
    origin: event.senderFrame.origin,
    top: event.senderFrame.parent === null && event.senderFrame === event.sender.mainFrame,
  })
  return value
})
ipcMain.handle('sum', (_event, bytes) => bytes.reduce((sum, byte) => sum + byte, 0))
ipcMain.handle('fail', () => {
  throw new Error('on purpose')
})

ipcMain.handle('choose', async () => {
  const { canceled, filePaths } = await dialog.showOpenDialog({ filters: [{ name: 'CSV', extensions: ['csv'] }] })
  return canceled ? undefined : readFile(filePaths[0], 'utf8')
})
ipcMain.handle('save', async (_event, text) => {
  const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: 'saved.txt' })
  if (!canceled) await writeFile(filePath, text)
  return canceled
})
ipcMain.handle('ask', async () => {
  const { response } = await dialog.showMessageBox({ message: 'Really?', buttons: ['Stay', 'Quit'], cancelId: 0 })
  return response
})

Menu.setApplicationMenu(
  Menu.buildFromTemplate([
    {
      label: 'File',
      submenu: [{ id: 'find', accelerator: 'CmdOrCtrl+F', click: (item) => globalThis.seen.clicked.push(item.id) }],
    },
  ]),
)

ipcMain.handle('beside', () => openWindow('other.html').then(() => undefined))
ipcMain.handle('closeBeside', () => {
  BrowserWindow.getAllWindows()[1]?.close()
})

function openWindow(page = 'page.html') {
  const window = new BrowserWindow({
    width: 1000,
    height: 600,
    show: false,
    webPreferences: { preload: join(here, 'preload.cjs'), sandbox: true, contextIsolation: true },
  })
  window.once('ready-to-show', () => window.show())
  window.webContents.setWindowOpenHandler(({ url }) => {
    globalThis.seen.opened.push(url)
    return { action: 'deny' }
  })
  window.webContents.on('will-navigate', (event, url) => {
    globalThis.seen.navigations.push(url)
    if (!url.startsWith('app://trial/')) event.preventDefault()
  })
  return window.loadURL(`app://trial/${page}`)
}

app.whenReady().then(() => {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) => {
    globalThis.seen.permissions.push(permission)
    answer(false)
  })
  protocol.handle('app', async (request) => {
    const { host, pathname } = new URL(request.url)
    const file = { '/page.html': 'text/html', '/page.js': 'text/javascript', '/other.html': 'text/html' }[pathname]
    if (host !== 'trial' || !file) return new Response('not here', { status: 404 })
    return new Response(await readFile(join(here, pathname)), {
      headers: { 'content-type': file, 'content-security-policy': policy },
    })
  })
  session.defaultSession.on('will-download', (event, item) => {
    globalThis.seen.downloads.push(item.getFilename())
    event.preventDefault()
  })
  return openWindow()
})
