/** Files to be imported, for tests of what carts do with them. */
import type { FileRead } from '../../../src/main/files/cart-file-reader.ts'
import { readCells } from '../../../src/shared/domain/carts/judge-row.ts'
import { product } from '../../support/stock-portal.ts'

/** Plain lines of comma-separated cells: how files are read has tests of its own. */
export const readCsv = (bytes: Uint8Array): FileRead => ({
  encoding: 'UTF-8',
  separator: ',',
  rows: Buffer.from(bytes)
    .toString()
    .trim()
    .split('\n')
    .map((text, at) => ({ line: at + 1, text, ...readCells(text.split(',')) })),
})

export const bytes = (...rows: string[]) => Buffer.from(['product id,quantity', ...rows].join('\n'))
/** Products 1000 and on, and rows that want two of each. */
export const toys = (count: number) => Array.from({ length: count }, (_, at) => product(1000 + at))
export const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `${1000 + at},2`)
