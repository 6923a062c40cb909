/** A GET from the portal through proxies, without a bearer; Node's own fetch supports no proxies. Redirects aren't followed. */
import https from 'node:https'
import { Readable } from 'node:stream'
import type { ProxyRoute } from './proxy-routes.ts'
import { RouteAgent } from './route-agent.ts'

export function fetchThrough(ways: readonly ProxyRoute[], address: string, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const agent = new RouteAgent(ways, { minVersion: 'TLSv1.2', rejectUnauthorized: true })
    const request = https.get(address, { agent, signal }, (answer) => {
      const { statusCode = 502 } = answer
      if (statusCode < 200 || statusCode > 299) {
        answer.destroy()
        return resolve(new Response(null, { status: Math.max(400, statusCode) }))
      }
      resolve(new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>))
    })
    request.once('error', reject)
  })
}
