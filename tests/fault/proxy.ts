/** A TCP proxy that stops at a chosen point of a chosen request: there the connection breaks, or the program is killed. */
import { connect, createServer, type Socket } from 'node:net'

/** The points in a request's life at which something happens. */
export const NETWORK_POINTS = [
  'before connect',
  'after the request head',
  'mid-body',
  'body sent',
  'answer lost',
  'answer head received',
  'answer body received',
] as const
export type NetworkPoint = (typeof NETWORK_POINTS)[number]

export interface Trap {
  /** Path of the request, e.g. `/api/order`. */
  readonly path: string
  readonly point: NetworkPoint
  /** Text that the request must contain. */
  readonly says?: string
  /** Called once when the point is reached; afterwards the client's side of the connection is cut. */
  readonly happens: () => void
}

export interface Proxy {
  readonly port: number
  /** Sets the trap, and closes idle connections so that the request has to connect again. */
  arm(trap: Trap): void
  close(): Promise<void>
}

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'
/** Time for forwarded bytes to arrive before the point counts as reached. */
const ARRIVAL_MS = 3

interface Request {
  readonly path: string
  /** Head and body, in bytes. */
  readonly head: number
  readonly whole: number
}

function requestIn(bytes: Buffer): Request | undefined {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return undefined
  const text = bytes.subarray(0, end).toString('latin1')
  const path = (text.split(' ')[1] ?? '').split('?')[0] ?? ''
  const head = end + HEAD_END.length
  return { path, head, whole: head + Number(/^content-length:\s*(\d+)/im.exec(text)?.[1] ?? 0) }
}

function isWholeAnswer(bytes: Buffer): boolean {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return false
  const length = /^content-length:\s*(\d+)/im.exec(bytes.subarray(0, end).toString('latin1'))?.[1]
  if (length !== undefined) return bytes.length >= end + HEAD_END.length + Number(length)
  return bytes.subarray(-LAST_CHUNK.length).toString('latin1') === LAST_CHUNK
}

/** Listens on loopback and passes every connection on to `targetPort`. */
export async function startProxy(targetPort: number): Promise<Proxy> {
  let trap: Trap | undefined
  const sockets = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const spring = (sprung: Trap, client: Socket): void => {
    trap = undefined
    sprung.happens()
    client.destroy()
  }

  const server = createServer((client) => {
    track(client)
    if (trap?.point === 'before connect') {
      spring(trap, client)
      return
    }
    const portal = track(connect(targetPort, '127.0.0.1'))
    let received = Buffer.alloc(0)
    let answer = Buffer.alloc(0)
    let caught: Trap | undefined

    client.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      const request = requestIn(received)
      if (request === undefined) return
      if (trap?.path === request.path && received.includes(trap.says ?? '')) caught = trap
      if (caught?.point === 'after the request head' || caught?.point === 'mid-body') {
        const half = request.head + Math.floor((request.whole - request.head) / 2)
        portal.write(received.subarray(0, caught.point === 'mid-body' ? half : request.head))
        const sprung = caught
        setTimeout(() => {
          spring(sprung, client)
          portal.destroy()
        }, ARRIVAL_MS)
        return
      }
      if (received.length < request.whole) return
      portal.write(received)
      received = Buffer.alloc(0)
      if (caught?.point === 'body sent') spring(caught, client)
    })
    portal.on('data', (bytes) => {
      const point = caught?.point
      if (caught === undefined || point === undefined || point === 'body sent') {
        client.write(bytes)
        return
      }
      const sprung = caught
      answer = Buffer.concat([answer, bytes])
      if (point === 'answer lost') spring(sprung, client)
      else if (point === 'answer head received') {
        const end = answer.indexOf(HEAD_END)
        if (end < 0) return
        client.write(answer.subarray(0, end + HEAD_END.length))
        setTimeout(() => spring(sprung, client), ARRIVAL_MS)
      } else {
        client.write(bytes)
        if (isWholeAnswer(answer)) setTimeout(() => spring(sprung, client), ARRIVAL_MS)
      }
    })
    portal.on('close', () => client.destroy())
    client.on('close', () => portal.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')

  return {
    port: address.port,
    arm: (next) => {
      for (const socket of sockets) socket.destroy()
      trap = next
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
