/** The person in front of the browser, to whom the desktop's questions are put. */
import { basename, extname } from 'node:path'
import { chosenFor, keep, offer, outgoing } from './files.ts'
import type { VisitedPage } from './page.ts'
import { serveVisitors } from './server.ts'

const pages: VisitedPage[] = []
let serving = false
let address = ''

const current = () => pages.at(-1)

/** The one that nobody has opened yet. */
export const addressToOpen = (): string => address

/**
 * The window's page is the one to be shown, and the person's tab goes there; the first one opens the server and tells the
 * address.
 */
export function bringToFront(page: VisitedPage): void {
  remove(page)
  pages.push(page)
  if (page.isLoaded) for (const other of pages) if (other !== page) other.leadTo(page.path)
  if (serving) return
  serving = true
  let again = ''
  const opened = (next: string) => {
    address = next
    console.log(`\n  Open ${address}${again}\n`)
    again = '  (in another tab, or later: each address is good once)'
  }
  serveVisitors({ current, opened }).catch((problem) => {
    console.error(`The browser host can't be opened: ${problem}`)
  })
}

/** The window is closed: its tab goes to the one that was in front before. */
export function takeAway(page: VisitedPage): void {
  remove(page)
  const next = current()
  if (next === undefined) page.order({ kind: 'closed', text: 'The app has closed this window.' })
  else page.leadTo(next.path)
}

function remove(page: VisitedPage): void {
  const at = pages.indexOf(page)
  if (at >= 0) pages.splice(at, 1)
}

export async function chooseFiles({ filters = [], properties = [] }: Electron.OpenDialogOptions): Promise<string[]> {
  const accept = filters
    .flatMap(({ extensions }) => extensions.filter((one) => one !== '*').map((one) => `.${one}`))
    .join(',')
  const several = properties.includes('multiSelections')
  let question = 0
  await current()?.ask((id) => {
    question = id
    return { kind: 'choose', id, accept, several }
  })
  return chosenFor(question)
}

/** Where the app may write; what it writes becomes a download. */
export function chooseTarget({ defaultPath = 'file', filters = [] }: Electron.SaveDialogOptions): string {
  const name = basename(defaultPath)
  const extension = filters[0]?.extensions[0]
  const full = extname(name) === '' && extension && extension !== '*' ? `${name}.${extension}` : name
  return outgoing(full, (path, shown) => current()?.order({ kind: 'take', path: offer(path), name: shown }))
}

export async function askPerson(
  { message, detail = '', buttons = ['OK'] }: Electron.MessageBoxOptions,
  cancel: number,
): Promise<number> {
  const text = [message, detail].filter((part) => part !== '').join('\n\n')
  const labels = (buttons.length > 0 ? buttons : ['OK']).map((label) => label.replace(/&(?=\S)/g, ''))
  const told = await current()?.ask((id) => ({ kind: 'ask', id, text, buttons: labels, cancel }))
  return told?.kind === 'answered' ? told.button : cancel
}

export function openOutside(url: string): void {
  current()?.order({ kind: 'open', url })
}

/** Gives the person a paper that can't be printed from here. */
export function handOver(name: string, bytes: Buffer): void {
  current()?.order({ kind: 'take', path: keep(name, bytes), name })
}
