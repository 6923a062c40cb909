/** Tracks every tab: the windows' own, and those that a page tried to open, which are closed before they show anything. */
import type { Connection } from './connection.ts'
import type { ChromiumPage } from './page.ts'

export class Targets {
  readonly #pages = new Map<string, ChromiumPage>()
  readonly #unknown = new Set<string>()
  #making = 0

  /** Follows Chromium's tabs from now on. */
  watch({ browser }: Connection): void {
    const refuse = (targetId: string) => {
      this.#unknown.delete(targetId)
      browser.send('Target.closeTarget', { targetId })
    }
    browser.on('Target.targetCreated', ({ targetInfo: { targetId, type, openerId, openerFrameId } }) => {
      if (type !== 'page' || this.#pages.has(targetId)) return
      if (openerId || openerFrameId || this.#making === 0) refuse(targetId)
      // It may be the one being created, whose id isn't known yet.
      else this.#unknown.add(targetId)
    })
    browser.on('Target.targetInfoChanged', ({ targetInfo: { targetId, title, url } }) => {
      // Chromium uses the address as the title of a page without one.
      if (title !== '' && !url.endsWith(title)) this.#pages.get(targetId)?.listener.titled(title)
    })
    browser.on('Target.targetDestroyed', ({ targetId }) => {
      const page = this.#pages.get(targetId)
      this.#pages.delete(targetId)
      page?.listener.closed()
    })
    browser.on('Browser.downloadWillBegin', ({ frameId, url, guid, suggestedFilename }) => {
      // Denied from the start; Playwright, which attaches later, would allow it.
      browser.send('Browser.cancelDownload', { guid })
      this.pageOf(frameId)?.page.listener.downloading(url, suggestedFilename)
    })
    browser.send('Target.setDiscoverTargets', { discover: true })
    browser.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true })
    this.#settle = () => {
      if (this.#making === 0) for (const targetId of this.#unknown) refuse(targetId)
    }
  }

  #settle = (): void => {}

  making(): void {
    this.#making += 1
  }

  made(page: ChromiumPage, targetId: string): void {
    this.#making -= 1
    this.#unknown.delete(targetId)
    this.#pages.set(targetId, page)
    this.#settle()
  }

  /** Returns the page that a frame belongs to; `top` is true for its top frame. */
  pageOf(frameId: string | undefined): { readonly page: ChromiumPage; readonly top: boolean } | undefined {
    if (frameId === undefined) return undefined
    const page = this.#pages.get(frameId)
    if (page) return { page, top: true }
    for (const one of this.#pages.values()) if (one.frames.has(frameId)) return { page: one, top: false }
    return undefined
  }
}

export const targets = new Targets()
