/** Payloads from a compromised page: garbage, and valid payloads with changes. */
import fc from 'fast-check'

const nest = (depth: number): unknown => {
  let inner: unknown = 'deep'
  for (let at = 0; at < depth; at++) inner = at % 2 === 0 ? { inner } : [inner]
  return inner
}

const circle = (): unknown => {
  const round: Record<string, unknown> = { cartType: 'all' }
  round.self = round
  return round
}

/** Built on demand, since some of it is large. */
const ODD: readonly (() => unknown)[] = [
  () => JSON.parse('{"__proto__":{"polluted":true},"cartType":"all"}'),
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  () => Object.assign(Object.create({ cartType: 'all', key: 'x', url: 'https://x' }), {}),
  () => Object.create(null),
  circle,
  () => nest(50),
  () => nest(100_000),
  () => 'x'.repeat(1024 * 1024),
  () => ({ cartType: 'all', items: Array.from({ length: 200_000 }, (_, id) => ({ id, qty: 1 })) }),
  () => new Array(2 ** 32 - 1),
  () => new ArrayBuffer(4096),
  () => new DataView(new ArrayBuffer(16)),
  () => new Map([['cartType', 'all']]),
  () => new Set(['all']),
  () => new Date(Number.NaN),
  () => /(a+)+$/,
  () => new Error('at /home/asha/app.js:12'),
  () => Promise.resolve('all'),
  () => ({
    get cartType(): string {
      throw new Error('no')
    },
  }),
  () => new Proxy({}, { ownKeys: () => ['a', 'a'] }),
  () => () => 'all',
  () => Symbol('all'),
  () => 10n ** 400n,
]

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  'C:\\Windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  "'; DROP TABLE orders; --",
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '\r\nAuthorization: x',
  'x'.repeat(70_000),
]
const ODD_NUMBERS = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]

export const scrap = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
    withObjectString: true,
    withNullPrototype: true,
  }),
  fc.constantFrom(...ODD_TEXTS),
  fc.constantFrom(...ODD_NUMBERS),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const odd = fc.constantFrom(...ODD).map((make) => make())

/** The places within a value, as paths: `[]` is the value itself. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

type Touch = 'replace' | 'remove' | 'add' | 'repeat'

function touched(value: unknown, path: readonly string[], how: Touch, by: unknown): unknown {
  const [key, ...rest] = path
  if (key !== undefined && typeof value === 'object' && value !== null) {
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
    const inner: unknown = Reflect.get(value, key)
    if (how === 'remove' && rest.length === 0) Reflect.deleteProperty(copy, key)
    else Reflect.set(copy, key, touched(inner, rest, how, by))
    return copy
  }
  if (how === 'add' && typeof value === 'object' && value !== null) {
    return { ...value, [typeof by === 'string' ? by.slice(0, 40) : 'more']: by }
  }
  if (how === 'repeat' && Array.isArray(value)) return Array.from({ length: 1200 }, (_, at) => value[at % value.length])
  return by
}

const mutated = (valid: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .record({
      from: fc.constantFrom(...valid),
      place: fc.nat(),
      how: fc.constantFrom<Touch>('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
      by: fc.oneof(scrap, fc.integer(), fc.constantFrom(...valid)),
    })
    .map(({ from, place, how, by }) => {
      const all = places(from)
      return touched(from, all[place % all.length] ?? [], how, by)
    })

/** Payloads for an entry that accepts the `valid` ones. */
export const payloads = (valid: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: mutated(valid) },
    { weight: 3, arbitrary: scrap },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constantFrom(...valid) },
  )

export const names = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'cart', 'cart.', 'CART.OPEN', 'cart.open '),
  fc.anything(),
)
