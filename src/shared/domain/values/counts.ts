/** Counts in words: `counted.pieces(1200)` is `1,200 pieces`. */
import { formatCount } from './money.ts'

const of = (one: string, many: string) => (count: number) => `${formatCount(count)} ${count === 1 ? one : many}`

export const counted = {
  boxes: of('box', 'boxes'),
  colours: of('colour', 'colours'),
  days: of('day', 'days'),
  entries: of('entry', 'entries'),
  invoices: of('invoice', 'invoices'),
  lines: of('line', 'lines'),
  loads: of('load', 'loads'),
  unread: of('unread notice', 'unread notices'),
  orders: of('order', 'orders'),
  papers: of('paper', 'papers'),
  pieces: of('piece', 'pieces'),
  products: of('product', 'products'),
  quantities: of('changed quantity', 'changed quantities'),
  rows: of('row', 'rows'),
  scans: of('scan', 'scans'),
  sizes: of('size', 'sizes'),
  styles: of('style', 'styles'),
  vouchers: of('voucher', 'vouchers'),
  warehouses: of('warehouse', 'warehouses'),
}
