/** Files to import, for tests of the carts. */
import type { FileRead } from '../../../src/main/files/cart-file-reader.ts'
import { readCells } from '../../../src/shared/domain/carts/judge-row.ts'
import { product } from '../../support/stock-portal.ts'

/** Plain lines with comma-separated cells: reading files has its own tests. */
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
/** Products from 1000 on, and rows for two of each. */
export const toys = (count: number) => Array.from({ length: count }, (_, at) => product(1000 + at))
export const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `${1000 + at},2`)
