/** `electron.protocol`: schemes of the app's own, answered by its handlers. */
import { host } from '../host.ts'
import { provided } from './provided.ts'

type Handler = (request: Request) => Response | Promise<Response>
type Provided = Pick<Electron.Protocol, 'handle' | 'unhandle' | 'isProtocolHandled' | 'registerSchemesAsPrivileged'>

export class HostProtocol implements Provided {
  readonly #handlers = new Map<string, Handler>()

  registerSchemesAsPrivileged = (schemes: Electron.CustomScheme[]) => {
    for (const { scheme } of schemes) host.schemes.add(scheme)
  }

  handle = (scheme: string, handler: Handler) => {
    if (this.#handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    host.schemes.add(scheme)
    this.#handlers.set(scheme, handler)
  }

  unhandle = (scheme: string) => void this.#handlers.delete(scheme)
  isProtocolHandled = (scheme: string) => this.#handlers.has(scheme)

  /** Returns the app's answer; undefined if it has no handler for the scheme. A handler that throws fails the request. */
  async answer(request: Request): Promise<Response | undefined> {
    const handler = this.#handlers.get(new URL(request.url).protocol.slice(0, -1))
    return handler?.(request)
  }
}

/** Returns a protocol object for the app, and the host's view of it. */
export function makeProtocol(): { readonly own: HostProtocol; readonly provided: Provided } {
  const own = new HostProtocol()
  const { registerSchemesAsPrivileged, handle, unhandle, isProtocolHandled } = own
  return { own, provided: provided('protocol', { registerSchemesAsPrivileged, handle, unhandle, isProtocolHandled }) }
}
