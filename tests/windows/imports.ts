/** Importing cart files. */
import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../support/services-on-stock.ts'
import type { Case, Place, Seen } from './case.ts'
import { hold } from './held.ts'
import { refused } from './said.ts'
import { CART, fillCart, GOODS, type Store, withStore } from './store.ts'

const rows = (end = '\n', separator = ',') =>
  ['product ID', ...GOODS].map((id, at) => `${id}${separator}${at === 0 ? 'quantity' : at + 3}${end}`).join('')

/** The dialog returns this file, which is read and committed. */
async function importsFrom(place: Place, path: string): Promise<Seen> {
  return withStore(
    place,
    async ({ app }) => {
      const found = must(await app.ask('import.pick', { cartType: CART }))
      strictEqual(found?.refusal, undefined)
      strictEqual(found?.counts.taken, GOODS.length)
      must(await app.ask('import.commit', { importId: found?.id ?? '' }))
      const { cart } = must(await app.services.client.call('cart.lines', {}))
      deepStrictEqual(new Map(cart.map(({ id, qty }) => [id, qty])), new Map(GOODS.map((id, at) => [id, at + 4])))
      return {
        before: `${found?.fileName}, ${found?.encoding}, ${found?.separator}`,
        after: `${cart.length} lines in the cart`,
      }
    },
    { opens: path },
  )
}

function written(place: Place, name: string, content: string | Uint8Array): string {
  const path = join(place.files, name)
  writeFileSync(path, content)
  return path
}

const utf16 = (text: string): Uint8Array => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

/** Exports the cart as a file. */
async function exported({ app }: Store, format: 'csv' | 'xlsx'): Promise<string> {
  await fillCart(app, GOODS, 7)
  return must(await app.ask('cart.export', { cart: CART, format }))?.path ?? ''
}

export const importCases: readonly Case[] = [
  { name: 'a CSV with Linux’ line ends', run: (place) => importsFrom(place, written(place, 'cart.csv', rows())) },
  { name: 'a CSV with CRLF', run: (place) => importsFrom(place, written(place, 'cart.csv', rows('\r\n'))) },
  {
    name: 'a CSV with semicolons, CRLF and a byte order mark, as Excel saves it',
    run: (place) => importsFrom(place, written(place, 'cart.csv', `\uFEFF${rows('\r\n', ';')}`)),
  },
  {
    name: 'Excel’s “Unicode text”: UTF-16, tabs, CRLF',
    run: (place) => importsFrom(place, written(place, 'cart.txt', utf16(rows('\r\n', '\t')))),
  },
  {
    name: 'a CSV in a folder called “आरव #1 100% done”',
    run: (place) => {
      const folder = join(place.files, 'आरव #1 100% done')
      mkdirSync(folder)
      return importsFrom(place, written({ ...place, files: folder }, 'कार्ट (1).csv', rows('\r\n')))
    },
  },
  {
    name: 'a workbook, read on a thread of its own',
    run: (place) =>
      withStore(place, async (store) => {
        const { app } = store
        const saved = await exported(store, 'xlsx')
        must(await app.ask('cart.clear', { cart: CART }))
        const bytes = readFileSync(saved)
        const found = must(
          await app.ask('import.read', { cartType: CART, fileName: 'cart.xlsx', bytes: Uint8Array.from(bytes) }),
        )
        strictEqual(found.refusal, undefined)
        strictEqual(found.counts.taken, GOODS.length)
        return { before: 'the cart as Excel has it', after: `${found.counts.taken} rows taken` }
      }),
  },
  {
    name: 'a CSV that Excel has open is read',
    run: async (place) => {
      const path = written(place, 'cart.csv', rows('\r\n'))
      const letGo = hold(path, 'asExcel')
      try {
        return await importsFrom(place, path)
      } finally {
        letGo()
      }
    },
  },
  {
    name: 'a CSV that a program locks against reading is reported',
    run: (place) => {
      const path = written(place, 'cart.csv', rows('\r\n'))
      return withStore(
        place,
        async ({ app }) => {
          const letGo = hold(path, 'alone')
          const message = refused(await app.ask('import.pick', { cartType: CART }))
          letGo()
          const found = must(await app.ask('import.pick', { cartType: CART }))
          strictEqual(found?.counts.taken, GOODS.length)
          return { before: 'held by a program', after: `${message} Let go, it is read.` }
        },
        { opens: path },
      )
    },
  },
  {
    name: 'a read-only CSV is read, and stays read-only',
    run: async (place) => {
      const path = written(place, 'cart.csv', rows('\r\n'))
      chmodSync(path, 0o444)
      return importsFrom(place, path)
    },
  },
  {
    name: 'rows that were refused are saved as a CSV with CRLF, which comes in again',
    run: (place) =>
      withStore(place, async ({ app }) => {
        const bytes = new TextEncoder().encode(`product id,quantity\r\n${GOODS[0]},5\r\nx,y\r\n`)
        const found = must(await app.ask('import.read', { cartType: CART, fileName: 'cart.csv', bytes }))
        const { path = '' } = must(await app.ask('import.exportRejected', { importId: found.id })) ?? {}
        const text = readFileSync(path, 'utf8')
        isTrue(text.includes('\r\n'), 'Windows’ line ends')
        isTrue(text.includes('x'))
        const copy = join(place.files, 'again.csv')
        copyFileSync(path, copy)
        return { before: 'one good row, one bad', after: 'Rejected rows.csv has the bad one' }
      }),
  },
]
