/**
 * The connection between a user's own browser and the host: outgoing messages by POST, incoming ones as lines of one long answer, and
 * desktop functions done by the page. Runs from its source, in the page's only world.
 */
import type { Codec } from './codec.ts'

/** Orders of the host to the user's page. */
export type Order =
  | { readonly kind: 'choose'; readonly id: number; readonly accept: string; readonly several: boolean }
  | {
      readonly kind: 'ask'
      readonly id: number
      readonly text: string
      readonly buttons: readonly string[]
      readonly cancel: number
    }
  | { readonly kind: 'take'; readonly path: string; readonly name: string }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'travel'; readonly steps: number }
  | { readonly kind: 'reload' }
  /** `again`: the label of the button that shows the app here again. */
  | { readonly kind: 'closed'; readonly text: string; readonly again?: string }

/** The page's messages to the host, besides the preload's own. */
export type PageReport =
  | { readonly kind: 'at'; readonly path: string }
  | { readonly kind: 'chosen'; readonly id: number; readonly names: readonly string[] }
  | { readonly kind: 'answered'; readonly id: number; readonly button: number }

export interface Visitor {
  readonly post: (text: string) => void
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one connection's state, and the functions that share it
export function startVisitor({ codec, deliver }: { readonly codec: Codec; readonly deliver: string }): Visitor {
  const page = crypto.randomUUID()
  const openNatively = window.open.bind(window)
  const here = () => location.pathname + location.search + location.hash
  // Set by the page of the printed address: other tabs, and pages of other ports, don't have it.
  const headers = { 'x-page': page, 'x-tab': sessionStorage.getItem('host-tab') ?? '' }
  const known = Promise.withResolvers<void>()
  // Messages arrive in the order in which they were sent, and only after the host knows this page.
  let line: Promise<unknown> = known.promise
  const send = (path: string, body: BodyInit) => {
    line = line.then(() => fetch(path, { method: 'POST', body, headers })).catch(() => {})
    return line
  }
  const tell = (report: PageReport) => send('/__host/told', codec.encode(report))

  const choose = (id: number, accept: string, several: boolean): void => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = several
    input.addEventListener('cancel', () => tell({ kind: 'chosen', id, names: [] }))
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])]
      for (const file of files) send(`/__host/upload?id=${id}&name=${encodeURIComponent(file.name)}`, file)
      tell({ kind: 'chosen', id, names: files.map(({ name }) => name) })
    })
    input.click()
  }

  const ask = (id: number, text: string, buttons: readonly string[], cancel: number): void => {
    const dialog = document.createElement('dialog')
    const paragraph = document.createElement('p')
    paragraph.style.whiteSpace = 'pre-line'
    paragraph.textContent = text
    dialog.append(paragraph)
    let answer = cancel
    for (const [index, label] of buttons.entries()) {
      const button = document.createElement('button')
      button.textContent = label
      button.style.marginRight = '8px'
      button.addEventListener('click', () => {
        answer = index
        dialog.close()
      })
      dialog.append(button)
    }
    dialog.addEventListener('close', () => {
      dialog.remove()
      tell({ kind: 'answered', id, button: answer })
    })
    document.body.append(dialog)
    dialog.showModal()
  }

  const take = async (path: string, name: string): Promise<void> => {
    const answer = await fetch(path, { headers })
    if (!answer.ok) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  let closed = false
  const close = (text: string, again?: string): void => {
    closed = true
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    const page = document.createElement('body')
    page.style.cssText = 'margin: 20vh auto; max-width: 30rem; font: 16px/1.5 system-ui; text-align: center'
    page.append(paragraph)
    if (again !== undefined) {
      const button = document.createElement('button')
      button.textContent = again
      button.style.cssText = 'padding: 8px 18px; font: inherit'
      button.addEventListener('click', () => location.reload())
      page.append(button)
    }
    document.documentElement.replaceChildren(page)
  }
  const obey = (text: string): void => {
    const order = codec.decode(text) as Order
    if (order.kind === 'choose') choose(order.id, order.accept, order.several)
    else if (order.kind === 'ask') ask(order.id, order.text, order.buttons, order.cancel)
    else if (order.kind === 'take') void take(order.path, order.name)
    else if (order.kind === 'open') openNatively(order.url, '_blank', 'noopener')
    else if (order.kind === 'go') location.assign(order.path)
    else if (order.kind === 'travel') history.go(order.steps)
    else if (order.kind === 'reload') location.reload()
    else close(order.text, order.again)
  }
  const hear = (line: string): void => {
    const [, kind, text = ''] = /^(message|order) (.*)$/s.exec(line) ?? []
    const listening = (globalThis as unknown as Record<string, (text: string) => void>)[deliver]
    if (kind === 'message') listening?.(text)
    else if (kind === 'order') obey(text)
  }
  /** Reads the host's messages until they end. */
  const listen = async (): Promise<void> => {
    const answer = await fetch(`/__host/events?page=${page}&at=${encodeURIComponent(here())}`, { headers })
    if (answer.status === 403) return close(await answer.text())
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!answer.ok || !reader) return
    known.resolve()
    let rest = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + piece.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    }
  }
  const listenOn = (): void => {
    const again = () => {
      if (!closed) setTimeout(listenOn, 2000)
    }
    listen().then(again, again)
  }
  listenOn()

  let last = here()
  const moved = () => {
    if (here() !== last) tell({ kind: 'at', path: here() })
    last = here()
  }
  ;(globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', moved)
  addEventListener('popstate', moved)
  return { post: (text) => void send('/__host/message', text) }
}
