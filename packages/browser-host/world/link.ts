/**
 * The connection between a page's own world and the preload's isolated one. They share only the document, so values travel as details of
 * DOM events, which Chromium clones; functions and promises stay where they are and are called remotely, as in Electron's context bridge.
 * The factory's source runs in both worlds.
 */
export interface Link {
  /** Prepares a value for the other world: plain values are copied, functions become references. */
  readonly pack: (value: unknown) => unknown
  readonly unpack: (packed: unknown) => unknown
  readonly tell: (message: unknown) => void
  readonly listen: (listener: (message: unknown) => void) => void
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one connection's state, and the functions that share it
export function makeLink(secret: string, side: 'page' | 'preload'): Link {
  const mine = `${secret}:${side}`
  const theirs = `${secret}:${side === 'page' ? 'preload' : 'page'}`
  type Callable = (...args: unknown[]) => unknown
  interface Post {
    readonly kind: 'call' | 'reply' | 'settled' | 'message' | 'released'
    readonly id: number
    readonly target?: number
    readonly ok?: boolean
    readonly value?: unknown
  }
  /** Functions that the other world has, with the number of references to each that it still holds. */
  const functions = new Map<number, { readonly callable: Callable; handedOut: number }>()
  const numbers = new Map<Callable, number>()
  const replies = new Map<number, Post>()
  const promises = new Map<number, { resolve: (value: unknown) => void; reject: (problem: unknown) => void }>()
  const listeners: ((message: unknown) => void)[] = []
  let last = 0

  const post = (detail: Post): void => {
    document.dispatchEvent(new CustomEvent(theirs, { detail }))
  }

  /** True if the value contains no function or promise: Chromium can clone it as it is, even with cycles. */
  const plain = (value: unknown, seen: Set<unknown>): boolean => {
    if (typeof value === 'function') return false
    if (typeof value !== 'object' || value === null || seen.has(value)) return true
    seen.add(value)
    if (value instanceof Promise) return false
    if (Array.isArray(value)) return value.every((part) => plain(part, seen))
    const proto = Object.getPrototypeOf(value)
    return (proto !== Object.prototype && proto !== null) || Object.values(value).every((part) => plain(part, seen))
  }

  const handOut = (callable: Callable): number => {
    const known = numbers.get(callable)
    if (known === undefined) last += 1
    const number = known ?? last
    numbers.set(callable, number)
    functions.set(number, { callable, handedOut: (functions.get(number)?.handedOut ?? 0) + 1 })
    return number
  }

  /** Releases a function that the other world no longer holds, so that it can be garbage-collected. */
  const takeBack = (number: number): void => {
    const one = functions.get(number)
    if (one === undefined) return
    one.handedOut -= 1
    if (one.handedOut > 0) return
    functions.delete(number)
    numbers.delete(one.callable)
  }
  const released = new FinalizationRegistry((target: number) => post({ kind: 'released', id: 0, target }))

  const pack = (value: unknown): unknown => {
    if (plain(value, new Set())) return { is: 'value', value }
    if (typeof value === 'function') {
      return { is: 'function', number: handOut(value as Callable) }
    }
    if (value instanceof Promise) {
      last += 1
      const id = last
      value.then(
        (result: unknown) => post({ kind: 'settled', id, ok: true, value: pack(result) }),
        (problem: unknown) => post({ kind: 'settled', id, ok: false, value: pack(problem) }),
      )
      return { is: 'promise', id }
    }
    if (Array.isArray(value)) return { is: 'list', parts: value.map(pack) }
    return { is: 'record', parts: Object.entries(value as object).map(([key, part]) => [key, pack(part)]) }
  }

  const unpack = (packed: unknown): unknown => {
    const { is, value, number, id, parts } = packed as {
      is: string
      value?: unknown
      number: number
      id: number
      parts: unknown[]
    }
    if (is === 'function') {
      const caller = (...args: unknown[]) => call(number, args)
      released.register(caller, number)
      return caller
    }
    if (is === 'list') return parts.map(unpack)
    if (is === 'promise') return new Promise((resolve, reject) => promises.set(id, { resolve, reject }))
    if (is !== 'record') return value
    const record = {}
    for (const [key, part] of parts as [string, unknown][]) {
      Object.defineProperty(record, key, { value: unpack(part), enumerable: true, writable: true, configurable: true })
    }
    return record
  }

  const call = (target: number, args: unknown[]): unknown => {
    last += 1
    const id = last
    post({ kind: 'call', id, target, value: pack(args) })
    const reply = replies.get(id)
    replies.delete(id)
    // A value that can't be cloned arrives as undefined.
    if (!reply) throw new Error('An object could not be cloned.')
    const value = unpack(reply.value)
    if (reply.ok) return value
    throw value
  }

  const answer = ({ id, target = -1, value }: Post): void => {
    let reply: { ok: boolean; value: unknown }
    try {
      const callable = functions.get(target)?.callable
      if (!callable) throw new Error('No such function in this world')
      reply = { ok: true, value: pack(callable(...(unpack(value) as unknown[]))) }
    } catch (problem) {
      reply = { ok: false, value: pack(problem) }
    }
    post({ kind: 'reply', id, ...reply })
  }

  document.addEventListener(mine, (event) => {
    const detail = (event as CustomEvent<Post | null>).detail
    if (!detail) return
    if (detail.kind === 'call') answer(detail)
    else if (detail.kind === 'released') takeBack(detail.target ?? -1)
    else if (detail.kind === 'reply') replies.set(detail.id, detail)
    else if (detail.kind === 'message') for (const listener of listeners) listener(unpack(detail.value))
    else {
      const promise = promises.get(detail.id)
      promises.delete(detail.id)
      if (detail.ok) promise?.resolve(unpack(detail.value))
      else promise?.reject(unpack(detail.value))
    }
  })

  return {
    pack,
    unpack,
    tell: (message) => post({ kind: 'message', id: 0, value: pack(message) }),
    listen: (listener) => listeners.push(listener),
  }
}
