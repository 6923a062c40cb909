/** Counts in words: `counted.pieces(1200)` is `1,200 pieces`. */
import { formatCount } from './money.ts'

/** Singular and plural: `order`, `orders`. */
export type Noun = readonly [one: string, several: string]

/** `1 order`, `1,200 orders`. */
export const inNouns = (count: number, [one, several]: Noun): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`

const of = (one: string, many: string) => (count: number) => inNouns(count, [one, many])

export const counted = {
  boxes: of('box', 'boxes'),
  bytes: of('byte', 'bytes'),
  characters: of('character', 'characters'),
  colours: of('colour', 'colours'),
  calls: of('call', 'calls'),
  days: of('day', 'days'),
  documents: of('document', 'documents'),
  entries: of('entry', 'entries'),
  invoices: of('invoice', 'invoices'),
  lines: of('line', 'lines'),
  notes: of('note', 'notes'),
  loads: of('load', 'loads'),
  unread: of('unread notification', 'unread notifications'),
  orders: of('order', 'orders'),
  packages: of('package', 'packages'),
  pages: of('page', 'pages'),
  pieces: of('piece', 'pieces'),
  products: of('product', 'products'),
  quantities: of('changed quantity', 'changed quantities'),
  returns: of('return', 'returns'),
  rows: of('row', 'rows'),
  scans: of('scan', 'scans'),
  sheets: of('sheet', 'sheets'),
  sizes: of('size', 'sizes'),
  styles: of('style', 'styles'),
  tasks: of('task', 'tasks'),
  suggestions: of('suggestion', 'suggestions'),
  vouchers: of('voucher', 'vouchers'),
  stores: of('store', 'stores'),
  warehouses: of('warehouse', 'warehouses'),
}
