/** `electron.ipcMain`: the messages and questions of pages. */
import type { FromPage, ToPage } from '../world/preload.ts'
import { type EmitterKeys, emitterOf, hostEvent } from './provided.ts'

type Provided = Pick<Electron.IpcMain, 'handle' | 'handleOnce' | 'removeHandler' | EmitterKeys>
type Handler = Parameters<Electron.IpcMain['handle']>[1]

class HostIpcMain extends emitterOf<Pick<Electron.IpcMain, EmitterKeys>>('ipcMain') implements Provided {
  readonly #handlers = new Map<string, Handler>()

  handle = (channel: string, handler: Handler) => {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }

  handleOnce = (channel: string, handler: Handler) => {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel)
      return handler(event, ...args)
    })
  }

  removeHandler = (channel: string) => void this.#handlers.delete(channel)

  /** Takes a message from a page's frame, and returns the answer. */
  async take(
    message: FromPage,
    sender: Electron.WebContents,
    senderFrame: Electron.WebFrameMain,
    reply: (message: ToPage) => void,
  ): Promise<void> {
    if (message.kind !== 'invoke' && message.kind !== 'send') return
    const { channel, args } = message
    const from = {
      type: 'frame' as const,
      sender,
      senderFrame,
      frameId: senderFrame.routingId,
      processId: senderFrame.processId,
      ports: [],
    }
    if (message.kind === 'send') {
      this.emit(channel, hostEvent({ ...from, returnValue: undefined, reply: sender.send.bind(sender) }), ...args)
      return
    }
    const { id } = message
    try {
      const handler = this.#handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      reply({ kind: 'answer', id, ok: true, value: await handler(hostEvent(from), ...args) })
    } catch (problem) {
      reply({ kind: 'answer', id, ok: false, value: String(problem) })
    }
  }
}

export const hostIpcMain = new HostIpcMain()
export const ipcMain: Provided = hostIpcMain
