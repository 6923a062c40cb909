/** The user of the browser, who is asked the desktop's questions. */
import { basename, extname } from 'node:path'
import { hostApp } from '../standin/app.ts'
import { keepAddress } from './address.ts'
import { chosenFor, keep, offer, outgoing } from './files.ts'
import type { VisitedPage } from './page.ts'
import { serveVisitors } from './server.ts'

const pages: VisitedPage[] = []
let serving = false

const current = () => pages.at(-1)

/** Shows this window's page in the user's tab; the first one starts the server and prints the address. */
export function bringToFront(page: VisitedPage): void {
  remove(page)
  pages.push(page)
  if (page.isLoaded) for (const other of pages) if (other !== page) other.leadTo(page.path)
  if (serving) return
  serving = true
  let again = ''
  const opened = (address: string) => {
    console.log(`\n  Open ${address}${again}\n`)
    keepAddress(hostApp.getPath('userData'), address)
    again = '  (in another tab, or later: each address is good once)'
  }
  serveVisitors({ current, opened }).catch((problem) => {
    console.error(`The browser host can't be opened: ${problem}`)
  })
}

/** Removes a closed window: its tab goes to the window that was in front before. */
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

/** Returns a path for the app to write to; the file becomes a download. */
export function chooseTarget({ defaultPath = 'file', filters = [] }: Electron.SaveDialogOptions): string {
  const name = basename(defaultPath)
  const extension = filters[0]?.extensions[0]
  const full = extname(name) === '' && extension && extension !== '*' ? `${name}.${extension}` : name
  return outgoing(full, (path, shownName) => current()?.order({ kind: 'take', path: offer(path), name: shownName }))
}

export async function askPerson(
  { message, detail = '', buttons = ['OK'] }: Electron.MessageBoxOptions,
  cancel: number,
): Promise<number> {
  const text = [message, detail].filter((part) => part !== '').join('\n\n')
  const labels = (buttons.length > 0 ? buttons : ['OK']).map((label) => label.replace(/&(?=\S)/g, ''))
  const answer = await current()?.ask((id) => ({ kind: 'ask', id, text, buttons: labels, cancel }))
  return answer?.kind === 'answered' ? answer.button : cancel
}

export function openOutside(url: string): void {
  current()?.order({ kind: 'open', url })
}

/** Gives the user a paper as a file, because this host can't print. */
export function handOver(name: string, bytes: Buffer): void {
  current()?.order({ kind: 'take', path: keep(name, bytes), name })
}
