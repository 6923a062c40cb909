/** The restrictions of every page: no navigation away, no new windows, no permissions, no downloads. */
import { app, type Session, type WebContents } from 'electron'
import { APP_ORIGIN } from '../../shared/channels.ts'

const isOurs = (address: string): boolean => address.startsWith(`${APP_ORIGIN}/`)

/** Guards every web contents before it loads anything. */
export function guardContents(): void {
  app.on('web-contents-created', (_, contents) => guard(contents))
}

function guard(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    // The page changes its address without navigation; a real navigation within it is a reload.
    if (!isOurs(event.url)) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOurs(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Denies every permission, both when requested and when checked. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_, __, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}
