/** Names that pages take from a table: an address or a kind of cart that is written out would stay behind when the table changes. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { PROPOSED_CARTS } from '../../../src/shared/domain/carts/cart-kinds.ts'
import { SCREENS } from '../../../src/shared/domain/screens.ts'

/** The first parts of the screens' addresses: `home`, `checkout`. */
const PLACES: ReadonlySet<string> = new Set(Object.values(SCREENS).map(({ path }) => path.split('/')[1] ?? ''))
const isAddress = (text: string): boolean => PLACES.has(/^\/([^/?#]+)/.exec(text)?.[1] ?? '')

/** The name of a kind, alone or in a call of the portal: `afs`, `afs.count`, `offers.afs`. */
const isKind = (text: string): boolean => text.split('.').some((part) => PROPOSED_CARTS.some((kind) => kind === part))

/** Where a file writes out a text of this kind: in quotes, in JSX, as the beginning of a template, or as what is read of an object. */
function literalsIn(file: string, source: string, isOne: (text: string) => boolean): readonly string[] {
  const found: number[] = []
  const look = (start: number, text: unknown) => {
    if (typeof text === 'string' && isOne(text)) found.push(start)
  }
  new Visitor({
    Literal({ start, value }) {
      look(start, value)
    },
    TemplateLiteral({ start, quasis: [first] }) {
      look(start, first?.value.cooked)
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') look(property.start, property.name)
    },
  }).visit(parseSync(file, source).program)
  return found.map((start) => `${file}:${source.slice(0, start).split('\n').length}`)
}

const pages = globSync('src/renderer/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))

describe('an address of a screen', () => {
  it.each([
    ["navigate('/checkout')", 1],
    [`const to = \`/home/account/orderDetails/\${id}\``, 1],
    ['<Link to="/login?again=1" />', 1],
    [`const picture = \`/pictures/\${id}/108x131.png\``, 0],
    ["const slash = '/'", 0],
    [`const to = \`\${SCREENS.cart.path}?cart=all\``, 0],
  ])('stands in %s %i times', (source, count) => {
    expect(literalsIn('src/renderer/a.tsx', source, isAddress)).toHaveLength(count)
  })

  it('is written out by no page but where a screen is defined', () => {
    const others = pages.filter((file) => !/^src\/renderer\/screens\/[^/]+\/screens\.ts$/.test(file))
    expect(others.length).toBeGreaterThan(500)
    expect(others.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8'), isAddress))).toEqual([])
  })
})

describe('a kind of proposed cart', () => {
  it.each([
    ["usePortal('afs.count', {})", 1],
    ["if (cartType === 'car') return", 1],
    ['ICONS.afs', 1],
    ["portalRead('offers.car', { body })", 1],
    ['const TABLE = { afs: one, car: other }', 0],
    ["usePortal('carParts.brands', {})", 0],
  ])('stands in %s %i times', (source, count) => {
    expect(literalsIn('src/renderer/a.tsx', source, isKind)).toHaveLength(count)
  })

  it('is named by no code of carts and menus but the tables by kind', () => {
    const tables = ['src/renderer/carts/proposed/proposed-reads.ts', 'src/renderer/app/shell/cart-counts.ts']
    const others = pages.filter(
      (file) => /^src\/renderer\/(?:carts|app\/shell|bridge|grid|lists)\//.test(file) && !tables.includes(file),
    )
    expect(others.length).toBeGreaterThan(200)
    expect(others.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8'), isKind))).toEqual([])
  })
})
