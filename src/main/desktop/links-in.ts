/** `storedesk://…` from outside: the system passes a link to the running StoreDesk, or starts one with it. */
import { app } from 'electron'
import { LINK_SCHEME } from '../../shared/channels.ts'

/** Finds the link in the arguments that a program was started with. */
export const linkAmong = (words: readonly string[]): string | undefined =>
  words.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}://`))

/** Reports every link from now on, starting with the one that StoreDesk was started with. */
export function receiveLinks(onLink: (link: string) => void): void {
  // When run from its sources, the program is Electron and the app is its first argument.
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
