/**
 * The line between a person's own browser and the host: messages out by POST, in by server-sent events, and the few things
 * that a desktop would do, done by the page. Run from its source, in the page's only world.
 */
import type { Codec } from './codec.ts'

/** What the host asks of the person's page. */
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
  | { readonly kind: 'closed'; readonly text: string }

/** What the page tells the host, besides the preload's own messages. */
export type Told =
  | { readonly kind: 'at'; readonly path: string }
  | { readonly kind: 'chosen'; readonly id: number; readonly names: readonly string[] }
  | { readonly kind: 'answered'; readonly id: number; readonly button: number }

export interface Visitor {
  readonly post: (text: string) => void
}

export function startVisitor({ codec, deliver }: { readonly codec: Codec; readonly deliver: string }): Visitor {
  const page = crypto.randomUUID()
  const openNatively = window.open.bind(window)
  const here = () => location.pathname + location.search + location.hash
  const events = new EventSource(`/__host/events?page=${page}&at=${encodeURIComponent(here())}`)
  // What is said arrives in the order in which it was said, and only after the host knows this page.
  let line: Promise<unknown> = new Promise((resolve) => events.addEventListener('open', resolve, { once: true }))
  const send = (path: string, body: BodyInit) => {
    line = line.then(() => fetch(path, { method: 'POST', body, headers: { 'x-page': page } })).catch(() => {})
    return line
  }
  const tell = (told: Told) => send('/__host/told', codec.encode(told))

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
    const said = document.createElement('p')
    said.style.whiteSpace = 'pre-line'
    said.textContent = text
    dialog.append(said)
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

  const take = (path: string, name: string): void => {
    const link = document.createElement('a')
    link.href = path
    link.download = name
    link.click()
  }

  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const listening = (globalThis as unknown as Record<string, (text: string) => void>)[deliver]
    listening?.(data)
  })
  events.addEventListener('order', ({ data }: MessageEvent<string>) => {
    const order = codec.decode(data) as Order
    if (order.kind === 'choose') choose(order.id, order.accept, order.several)
    else if (order.kind === 'ask') ask(order.id, order.text, order.buttons, order.cancel)
    else if (order.kind === 'take') take(order.path, order.name)
    else if (order.kind === 'open') openNatively(order.url, '_blank', 'noopener')
    else if (order.kind === 'go') location.assign(order.path)
    else if (order.kind === 'travel') history.go(order.steps)
    else if (order.kind === 'reload') location.reload()
    else {
      events.close()
      document.body.replaceChildren(order.text)
    }
  })
  let last = here()
  const moved = () => {
    if (here() !== last) tell({ kind: 'at', path: here() })
    last = here()
  }
  ;(globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', moved)
  addEventListener('popstate', moved)
  return { post: (text) => void send('/__host/message', text) }
}
