/**
 * The environment of a preload script in its isolated world: `require('electron')` with IPC and the context bridge. Like its neighbours the
 * function runs from its source, so it refers to nothing but its arguments.
 */
import type { Codec } from './codec.ts'
import type { Link } from './link.ts'

/** From the page to the main process. */
export type FromPage =
  | { readonly kind: 'invoke'; readonly id: number; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'key'; readonly key: PressedKey }
  | { readonly kind: 'open'; readonly url: string }

/** From the main process to the page. */
export type ToPage =
  | { readonly kind: 'answer'; readonly id: number; readonly ok: boolean; readonly value: unknown }
  | { readonly kind: 'event'; readonly channel: string; readonly args: readonly unknown[] }

export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly control: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly meta: boolean
}

export interface PreloadWorld {
  readonly codec: Codec
  readonly link: Link
  readonly post: (text: string) => void
  /** The name of the function by which the main process delivers messages. */
  readonly deliver: string
  readonly process: Readonly<Record<string, unknown>>
  /** The preload script as the body of a CommonJS module; missing for windows without one. */
  readonly script?: (require: unknown, module: unknown, exports: unknown, process: unknown) => void
}

/** The parts of Electron that a preload gets. */
export type PreloadIpc = Pick<
  Electron.IpcRenderer,
  'invoke' | 'send' | 'on' | 'once' | 'addListener' | 'removeListener' | 'off' | 'removeAllListeners'
>
export type PreloadBridge = Pick<Electron.ContextBridge, 'exposeInMainWorld'>

export function startPreload({ codec, link, post, deliver, process, script }: PreloadWorld): void {
  type Listener = (event: unknown, ...args: unknown[]) => void
  const listeners = new Map<string, Listener[]>()
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (problem: unknown) => void; channel: string }
  >()
  let last = 0
  const send = (message: FromPage): void => post(codec.encode(message))

  const add = (channel: string, listener: Listener): void => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
  }
  const remove = (channel: string, listener: Listener): void => {
    listeners.set(
      channel,
      (listeners.get(channel) ?? []).filter((one) => one !== listener),
    )
  }
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        last += 1
        send({ kind: 'invoke', id: last, channel, args })
        waiting.set(last, { resolve, reject, channel })
      }),
    send: (channel: string, ...args: unknown[]) => send({ kind: 'send', channel, args }),
    on: (channel: string, listener: Listener) => {
      add(channel, listener)
      return ipcRenderer
    },
    once: (channel: string, listener: Listener) => {
      const first: Listener = (event, ...args) => {
        remove(channel, first)
        listener(event, ...args)
      }
      return ipcRenderer.on(channel, first)
    },
    addListener: (channel: string, listener: Listener) => ipcRenderer.on(channel, listener),
    removeListener: (channel: string, listener: Listener) => {
      remove(channel, listener)
      return ipcRenderer
    },
    off: (channel: string, listener: Listener) => ipcRenderer.removeListener(channel, listener),
    removeAllListeners: (channel: string) => {
      listeners.delete(channel)
      return ipcRenderer
    },
  }

  const exposed: [key: string, packed: unknown][] = []
  const contextBridge = {
    exposeInMainWorld: (key: string, api: unknown) => {
      if (exposed.some(([known]) => known === key))
        throw new Error(`Cannot bind an API on top of an existing property on the window object`)
      exposed.push([key, api])
      link.tell({ expose: key, api })
    },
  }
  link.listen((message) => {
    const { open, ready } = message as { open?: string; ready?: boolean }
    // Sent again on `ready`, so that the order in which the worlds start doesn't matter.
    if (ready) for (const [key, api] of exposed) link.tell({ expose: key, api })
    if (open !== undefined) send({ kind: 'open', url: open })
  })

  Object.defineProperty(globalThis, deliver, {
    value: (text: string) => {
      const message = codec.decode(text) as ToPage
      if (message.kind === 'event') {
        for (const listener of listeners.get(message.channel) ?? []) {
          listener({ sender: ipcRenderer, senderId: 0, ports: [] }, ...message.args)
        }
        return
      }
      const pending = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.ok) pending?.resolve(message.value)
      else pending?.reject(new Error(`Error invoking remote method '${pending.channel}': ${String(message.value)}`))
    },
  })

  // Menu accelerators are pressed in the page, where no native menu sees them. Keys that the page has handled aren't passed on.
  addEventListener('keydown', (event) => {
    if (!event.isTrusted || !(event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key))) return
    const { key, code, ctrlKey: control, shiftKey: shift, altKey: alt, metaKey: meta } = event
    setTimeout(() => {
      if (!event.defaultPrevented) send({ kind: 'key', key: { key, code, control, shift, alt, meta } })
    })
  })

  if (!script) return
  const provided: Record<string, unknown> = {
    electron: {
      ipcRenderer,
      contextBridge,
      // A page doesn't know the path of a dropped file, and Chromium doesn't reveal it.
      webUtils: { getPathForFile: () => '' },
    },
    timers: { setTimeout, clearTimeout, setInterval, clearInterval },
    url: { URL, URLSearchParams },
  }
  const require = (name: string): unknown => {
    const found = provided[name.replace(/^node:/, '').replace(/^electron\/renderer$/, 'electron')]
    if (!found) throw new Error(`module not found: ${name}`)
    return found
  }
  const module = { exports: {} }
  script(require, module, module.exports, process)
}
