/** An agent for https hosts that connects over the first way that works. TLS is always end-to-end with the host. */
import https from 'node:https'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import { connectOver, type ProxyRoute } from './proxy-routes.ts'

export class RouteAgent extends https.Agent {
  readonly #ways: readonly ProxyRoute[]
  constructor(ways: readonly ProxyRoute[], options: https.AgentOptions) {
    super(options)
    this.#ways = ways
  }

  override createConnection(
    options: https.RequestOptions,
    done: (error: Error | null, connection: Duplex) => void,
  ): undefined {
    const { host, port } = options
    connectOver(this.#ways, { host: host ?? '', port: Number(port ?? 443) }).then(
      ({ socket }) => done(null, tls.connect({ ...(options as tls.ConnectionOptions), socket })),
      // On an error the callback takes no connection; Node's types require one.
      (error: Error) => (done as (error: Error) => void)(error),
    )
  }
}
