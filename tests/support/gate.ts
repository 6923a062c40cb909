/** A proxy between the program and its portal: records the requests of each token, and can hold them back. */
import http from 'node:http'

export interface Passed {
  readonly what: string
  readonly token: string
}

export async function openGate(origin: string) {
  const passed: Passed[] = []
  let held: (() => void)[] = []
  let holding: { token: string; from: number; reached: () => void } | undefined
  const server = http.createServer((ask, answer) => {
    const chunks: Buffer[] = []
    ask.on('data', (chunk: Buffer) => chunks.push(chunk))
    ask.on('end', () => {
      const token = ask.headers.authorization ?? ''
      const body = Buffer.concat(chunks)
      passed.push({ what: `${ask.method} ${ask.url} ${body}`, token })
      const send = () => {
        const on = http.request(origin + ask.url, { method: ask.method, headers: ask.headers }, (from) => {
          answer.writeHead(from.statusCode ?? 500, from.headers)
          from.pipe(answer)
        })
        on.on('error', () => answer.destroy())
        on.end(body)
      }
      if (holding === undefined || token !== holding.token) return send()
      if (holding.from > 0) {
        holding.from -= 1
        return send()
      }
      held.push(send)
      holding.reached()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    passed,
    /** Holds back this token's requests after the first `from`; resolves when one is held. */
    hold: (token: string, from: number) =>
      new Promise<true>((resolve) => {
        holding = { token, from, reached: () => resolve(true) }
      }),
    release: () => {
      holding = undefined
      for (const send of held) send()
      held = []
    },
    close: () => server.closeAllConnections(),
  }
}
