/** Requests to https hosts, each over the first of its ways that makes a connection. TLS is always with the host itself. */
import https from 'node:https'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import { openWay, type Way } from './ways.ts'

export class WaysAgent extends https.Agent {
  readonly #ways: readonly Way[]
  constructor(ways: readonly Way[], options: https.AgentOptions) {
    super(options)
    this.#ways = ways
  }

  override createConnection(
    options: https.RequestOptions,
    done: (error: Error | null, connection: Duplex) => void,
  ): undefined {
    const { host, port } = options
    openWay(this.#ways, { host: host ?? '', port: Number(port ?? 443) }).then(
      ({ socket }) => done(null, tls.connect({ ...(options as tls.ConnectionOptions), socket })),
      // Who asked isn't given a connection along with an error.
      (error: Error) => (done as (error: Error) => void)(error),
    )
  }
}
