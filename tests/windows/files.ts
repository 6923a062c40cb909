/** Files that the user saves while another program has the target open. */
import { ok as isTrue, strictEqual } from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Written } from '../../src/shared/bridge/entry.ts'
import type { Result } from '../../src/shared/errors.ts'
import { must } from '../support/services-on-stock.ts'
import type { App } from '../support/whole-app.ts'
import type { Case, Place, Seen } from './case.ts'
import { type Holding, hold, holdFor } from './held.ts'
import { refused } from './said.ts'
import { CART, fillCart, type Store, withStore } from './store.ts'

type Save = (app: App) => Promise<Result<Written>>

const list =
  (format: 'csv' | 'xlsx'): Save =>
  (app) =>
    app.ask('lists.save', {
      list: 'orderHistory',
      filters: { ordered: { from: '2026-10-01', to: '2026-10-31' } },
      subject: '',
      columns: ['poid', 'net'],
      request: `list-${format}`,
      format,
    })

/** The saved files, by name. */
const SAVES = {
  'list.csv': list('csv'),
  'list.xlsx': list('xlsx'),
  'cart.xlsx': (app) => app.ask('cart.export', { cart: CART, format: 'xlsx' }),
  'picking.pdf': (app) => app.ask('papers.save', { subjects: [{ kind: 'pickingList', cart: CART }] }),
  'report.zip': (app) => app.ask('support.save', undefined),
  'backup.zip': (app) => app.ask('support.backUp', undefined),
} as const satisfies Readonly<Record<string, Save>>
type SaveName = keyof typeof SAVES

const OLD = 'what was there before'
/** Milliseconds within which the user gets the message; measured while other cases run. */
const SOON = 5000

/** A store that saves to this path, ignoring the suggested name. */
async function saving<T>(place: Place, path: string, use: (store: Store) => Promise<T>): Promise<T> {
  return withStore(
    place,
    async (store) => {
      await fillCart(store.app)
      return use(store)
    },
    { dialogs: { saveAs: async () => path, open: async () => undefined } },
  )
}

const partsIn = (folder: string): number => readdirSync(folder).filter((name) => name.endsWith('.part')).length

/** Held for a second: the file is still written. */
const heldForASecond = (name: SaveName, how: Holding): Case => ({
  name: `${name} is open ${HOW[how]} for a second`,
  run: (place) => {
    const path = join(place.files, name)
    writeFileSync(path, OLD)
    return saving(place, path, async ({ app }) => {
      await holdFor(path, how, 1000)
      must(await SAVES[name](app))
      const now = readFileSync(path)
      isTrue(now.toString('latin1') !== OLD)
      strictEqual(partsIn(place.files), 0)
      return { before: OLD, after: `written, ${now.length.toLocaleString('en')} bytes` }
    })
  },
})

/** Held for good: reported soon, in a sentence; the old file is intact, and no other file is left. */
const heldForGood = (name: SaveName, how: Holding): Case => ({
  name: `${name} is open ${HOW[how]} for good`,
  run: (place) => {
    const path = join(place.files, name)
    writeFileSync(path, OLD)
    return saving(place, path, async ({ app }) => {
      const letGo = hold(path, how)
      const begin = performance.now()
      const message = refused(await SAVES[name](app))
      isTrue(performance.now() - begin < SOON, 'told soon')
      letGo()
      strictEqual(readFileSync(path, 'utf8'), OLD)
      strictEqual(partsIn(place.files), 0)
      must(await SAVES[name](app))
      return { before: OLD, after: `the same; ${message} Closed, it is written` }
    })
  },
})

const HOW: Readonly<Record<Holding, string>> = {
  sharing: 'in a browser',
  asExcel: 'in Excel',
  alone: 'in an antivirus',
}

/** An impossible target: refused with a sentence. */
async function refusedAt(place: Place, path: string, before: string, name: SaveName = 'list.csv'): Promise<Seen> {
  return saving(place, path, async ({ app }) => {
    const message = refused(await SAVES[name](app))
    strictEqual(partsIn(place.files), 0)
    return { before, after: message }
  })
}

export const heldFileCases: readonly Case[] = [
  heldForASecond('list.csv', 'asExcel'),
  heldForASecond('list.xlsx', 'alone'),
  heldForASecond('picking.pdf', 'sharing'),
  heldForASecond('backup.zip', 'alone'),
  heldForGood('list.csv', 'asExcel'),
  heldForGood('list.xlsx', 'asExcel'),
  heldForGood('cart.xlsx', 'alone'),
  heldForGood('picking.pdf', 'sharing'),
  heldForGood('report.zip', 'asExcel'),
  heldForGood('backup.zip', 'alone'),
]

export const targetCases: readonly Case[] = [
  {
    name: 'a read-only target: told and as it was, or written whole',
    run: (place) => {
      const path = join(place.files, 'list.csv')
      writeFileSync(path, OLD)
      chmodSync(path, 0o444)
      return saving(place, path, async ({ app }) => {
        const saved = await SAVES['list.csv'](app)
        const now = readFileSync(path, 'utf8')
        strictEqual(partsIn(place.files), 0)
        // Wine renames over it, Windows doesn't.
        if (saved.ok) isTrue(now.startsWith('\uFEFF'))
        else strictEqual(now, OLD)
        return { before: `${OLD}, read-only`, after: saved.ok ? 'written' : refused(saved) }
      })
    },
  },
  {
    name: 'the folder is gone meanwhile: told',
    run: (place) => refusedAt(place, join(place.files, 'gone', 'list.csv'), 'a folder that was removed'),
  },
  {
    name: 'the drive is gone: told',
    run: (place) => refusedAt(place, 'B:\\list.csv', 'a stick that was pulled out'),
  },
  {
    name: 'the target is a folder: told',
    run: (place) => {
      mkdirSync(join(place.files, 'list.csv'))
      return refusedAt(place, join(place.files, 'list.csv'), 'a folder of that name')
    },
  },
  {
    name: 'a disk that refuses writes: reported, no other file is left',
    run: async (place) => {
      const seen = await refusedAt(place, '\\\\nobody\\here\\list.csv', 'a share that can’t be reached')
      rmSync(join(place.files, 'list.csv'), { force: true })
      return seen
    },
  },
  {
    name: 'a list with CRLF and a byte order mark opens in Excel as it is',
    run: (place) => {
      const path = join(place.files, 'list.csv')
      return saving(place, path, async ({ app }) => {
        must(await SAVES['list.csv'](app))
        const text = readFileSync(path, 'utf8')
        isTrue(text.startsWith('\uFEFF'))
        isTrue(!/[^\r]\n/.test(text), 'no lone line feed')
        return { before: 'no file', after: `${text.split('\r\n').length - 1} lines, each with CRLF` }
      })
    },
  },
]
