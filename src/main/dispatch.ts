/** Handles one question of the page: sender, name, size and payload are checked before a handler runs. */

import { type BridgeName, bridge } from '../shared/bridge.ts'
import { APP_ORIGIN } from '../shared/channels.ts'
import { fail, type Result } from '../shared/errors.ts'
import { say } from '../shared/messages.ts'
import type { Handlers } from './handlers.ts'

/** The sender as Electron knows it; undefined if it is gone. */
export interface Sender {
  readonly url: string
  /** False for a frame within the page. */
  readonly isTop: boolean
  /** True for a window that StoreDesk opened and that may ask. */
  readonly isKnown: boolean
}

export type Dispatch = (sender: Sender | undefined, name: unknown, payload: unknown) => Promise<Result<unknown>>

const refusal = (): Result<never> => fail({ kind: 'request', message: say('badRequest') })

/** `onDefect` receives what a handler threw; the page learns only that something went wrong. */
export function createDispatch(handlers: Handlers, onDefect: (name: string, error: unknown) => void): Dispatch {
  return async (sender, name, payload) => {
    if (sender === undefined || !sender.isKnown || !sender.isTop || !isOurs(sender.url)) return refusal()
    if (!isBridgeName(name)) return refusal()
    const { ask, maxBytes } = bridge[name]
    if (sizeOf(payload, maxBytes) > maxBytes) return refusal()
    try {
      const parsed = ask.safeParse(payload)
      if (!parsed.success) return refusal()
      const answer: (payload: never) => Promise<Result<unknown>> = handlers[name]
      return await answer(parsed.data as never)
    } catch (error) {
      onDefect(name, error)
      return fail({ kind: 'defect', message: say('defect') })
    }
  }
}

const isBridgeName = (name: unknown): name is BridgeName => typeof name === 'string' && Object.hasOwn(bridge, name)

/** Compares scheme and host: URL has no origin for the scheme `app`. */
function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}` === APP_ORIGIN
}

/** Deeper than any payload of StoreDesk, and far less deep than what would exhaust the stack. */
const DEEPEST = 64

/** Types that no entry asks for, and that would break code that serializes a payload. */
const FOREIGN: ReadonlySet<string> = new Set(['bigint', 'symbol', 'function'])

const isPlain = (value: object): boolean => {
  const parent: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || parent === Object.prototype || parent === null
}

/**
 * Returns roughly how many bytes a value takes; stops counting once it is past `most`. Circular values, values nested too deep and anything
 * but plain objects, lists, bytes and simple values count as too large.
 */
export function sizeOf(value: unknown, most: number): number {
  let size = 0
  const path = new Set<object>()
  const walk = (one: unknown): void => {
    if (size > most) return
    if (typeof one === 'string') size += one.length * 2
    else if (one instanceof Uint8Array) size += one.byteLength
    else if (FOREIGN.has(typeof one)) size = Number.POSITIVE_INFINITY
    else if (typeof one !== 'object' || one === null) size += 8
    else if (path.has(one) || path.size >= DEEPEST || !isPlain(one)) size = Number.POSITIVE_INFINITY
    else {
      path.add(one)
      if (Array.isArray(one)) walkList(one)
      else walkFields(one)
      path.delete(one)
    }
  }
  // Counts holes as well: a sparse list of four billion entries takes no memory, but walking it takes time.
  const walkList = (list: readonly unknown[]): void => {
    for (let at = 0; at < list.length && size <= most; at++) walk(list[at])
  }
  const walkFields = (fields: object): void => {
    for (const [key, inner] of Object.entries(fields)) {
      size += key.length * 2
      if (size > most) return
      walk(inner)
    }
  }
  try {
    walk(value)
  } catch {
    return Number.POSITIVE_INFINITY
  }
  return size
}
