/**
 * Encodes structured values as text for messages between main process and page: exactly what Electron's IPC supports. The factory refers to
 * nothing outside itself, because its source also runs in the page's isolated world.
 */
export interface Codec {
  /** Throws, as Electron does, for functions and symbols. */
  readonly encode: (value: unknown) => string
  readonly decode: (text: string) => unknown
}

export interface Base64 {
  readonly write: (bytes: Uint8Array) => string
  readonly read: (text: string) => Uint8Array<ArrayBuffer>
}

type Node = string | number | boolean | readonly [tag: string, ...parts: (string | number)[]]

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one connection's state, and the functions that share it
export function makeCodec(base64: Base64): Codec {
  const special: readonly unknown[] = [
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
  ]
  /** The classes that bytes may become; no other class is created because a message names it. */
  const views: Readonly<Record<string, new (bytes: ArrayBuffer) => unknown>> = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
  }
  const tagOf = (value: object) => Object.prototype.toString.call(value).slice(8, -1)

  function encode(root: unknown): string {
    const nodes: Node[] = []
    const seen = new Map<unknown, number>()
    const add = (value: unknown): number => {
      const index = special.findIndex((one) => Object.is(one, value))
      if (index >= 0) return -1 - index
      const known = seen.get(value)
      if (known !== undefined) return known
      const at = nodes.length
      nodes.push('')
      seen.set(value, at)
      nodes[at] = node(value)
      return at
    }
    const node = (value: unknown): Node => {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
      if (typeof value === 'bigint') return ['bigint', String(value)]
      if (typeof value !== 'object' || value === null) throw new Error('An object could not be cloned.')
      if (Array.isArray(value)) return ['list', ...Array.from(value, add)]
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
        return ['view', tagOf(value), base64.write(bytes)]
      }
      const tag = tagOf(value)
      if (tag === 'ArrayBuffer') return ['buffer', base64.write(new Uint8Array(value as ArrayBuffer))]
      if (tag === 'Date') return ['date', add((value as Date).getTime())]
      if (tag === 'RegExp') return ['regexp', (value as RegExp).source, (value as RegExp).flags]
      if (tag === 'Map') return ['map', ...[...(value as Map<unknown, unknown>)].flat().map(add)]
      if (tag === 'Set') return ['set', ...[...(value as Set<unknown>)].map(add)]
      if (tag === 'Error') {
        const { name, message, stack } = value as Error
        return ['error', String(name), String(message), String(stack)]
      }
      if (tag !== 'Object' && tag !== 'Module') throw new Error('An object could not be cloned.')
      return ['record', ...Object.entries(value).flatMap(([key, part]) => [key, add(part)])]
    }
    const top = add(root)
    return JSON.stringify([top, nodes])
  }

  function decode(text: string): unknown {
    const [top, nodes] = JSON.parse(text) as [number, Node[]]
    const created = new Map<number, unknown>()
    const at = (index: string | number | undefined): unknown => {
      const number = Number(index)
      if (number < 0) return special[-1 - number]
      if (!created.has(number)) build(number)
      return created.get(number)
    }
    const build = (index: number): void => {
      const node = nodes[index]
      const keep = <T>(value: T): T => {
        created.set(index, value)
        return value
      }
      if (!Array.isArray(node)) {
        keep(node)
        return
      }
      const [tag, ...parts] = node as [string, ...(string | number)[]]
      const [first = '', second = '', third = ''] = parts
      if (tag === 'bigint') keep(BigInt(first))
      else if (tag === 'date') keep(new Date(Number(at(first))))
      else if (tag === 'regexp') keep(new RegExp(String(first), String(second)))
      else if (tag === 'buffer') keep(base64.read(String(first)).buffer)
      else if (tag === 'view') {
        const [, View] = Object.entries(views).find(([name]) => name === first) ?? []
        if (!View) throw new Error('An object could not be cloned.')
        keep(new View(base64.read(String(second)).buffer))
      } else if (tag === 'error') {
        const error = keep(new Error(String(second)))
        error.name = String(first)
        error.stack = String(third)
      } else if (tag === 'list') {
        const list: unknown[] = keep([])
        for (const part of parts) list.push(at(part))
      } else if (tag === 'set') {
        const set = keep(new Set<unknown>())
        for (const part of parts) set.add(at(part))
      } else if (tag === 'map') {
        const map = keep(new Map<unknown, unknown>())
        for (let i = 0; i < parts.length; i += 2) map.set(at(parts[i]), at(parts[i + 1]))
      } else if (tag !== 'record') throw new Error('An object could not be cloned.')
      else {
        const record: object = keep({})
        for (let i = 0; i < parts.length; i += 2) {
          const value = at(parts[i + 1])
          Object.defineProperty(record, String(parts[i]), {
            value,
            enumerable: true,
            writable: true,
            configurable: true,
          })
        }
      }
    }
    return at(top)
  }

  return { encode, decode }
}

/** The codec of the main process. */
export const codec = makeCodec({
  write: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  read: (text) => new Uint8Array(Buffer.from(text, 'base64')),
})
