import { app, type BrowserWindow, Notification } from 'electron'
import { APP_ID } from '../../shared/channels.ts'

export function setAppId(): void {
  if (app.isPackaged) app.setAppUserModelId(APP_ID)
}

/** The notifications on screen. Without a reference a notification is garbage-collected together with its listener. */
const openNotices = new Set<object>()

/** Shows a notification; does nothing where the system has none. `pressed` is called once the window is in front. */
export function showNotice(window: () => BrowserWindow | undefined, body: string, pressed: () => void): void {
  if (!Notification.isSupported()) return
  const notice = new Notification({ title: 'StoreDesk', body })
  openNotices.add(notice)
  const over = () => void openNotices.delete(notice)
  notice.on('close', over)
  notice.on('failed', over)
  notice.on('click', () => {
    over()
    const front = window()
    if (front === undefined) return
    if (front.isMinimized()) front.restore()
    front.show()
    front.focus()
    pressed()
  })
  notice.show()
}
