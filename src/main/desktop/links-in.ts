/** `storedesk://…` from outside: the system hands a link to the first StoreDesk that runs, or starts one with it. */
import { app } from 'electron'
import { LINK_SCHEME } from '../../shared/channels.ts'

/** The link among the words that a program was started with. */
export const linkAmong = (words: readonly string[]): string | undefined =>
  words.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}://`))

/** Tells every link from now on, and first the one that StoreDesk was started with. */
export function receiveLinks(onLink: (link: string) => void): void {
  // Run from its sources, the program is Electron, and the app its first argument.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  else app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, [app.getAppPath()])
  const hear = (link: string | undefined): void => {
    if (link !== undefined) onLink(link)
  }
  app.on('second-instance', (_, words) => hear(linkAmong(words)))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    onLink(link)
  })
  hear(linkAmong(process.argv))
}
