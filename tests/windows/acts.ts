/** Actions of another program on a profile; each reports its progress. */
import { setImmediate } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { z } from 'zod'
import { writeWhole } from '../../src/main/files/atomic-file.ts'
import { openDeviceStore } from '../../src/main/settings/device-store.ts'
import { orderMigrations } from '../../src/main/store/migrations/orders.ts'
import { openDatabase } from '../../src/main/store/open-database.ts'
import { must } from '../support/services-on-stock.ts'
import { drawer, openApp } from '../support/whole-app.ts'
import { programUrl } from './programs.ts'
import { CART, fillCart, prepared } from './store.ts'

type Tell = (what: string) => void

const person = z.object({
  profile: z.string(),
  origin: z.string(),
  email: z.string(),
  password: z.string(),
  code: z.string(),
  mobile: z.string(),
  ids: z.array(z.number()),
})

/** Opens StoreDesk, signed in with the one-time password that was sent. */
async function opened(input: unknown) {
  const { profile, origin, email, password, code, mobile, ids } = person.parse(input)
  const app = openApp({
    origin,
    folder: profile,
    loadKeychain: async () => drawer().keychain,
    workers: { workbook: programUrl('workbook'), backup: programUrl('backup') },
  })
  must(await app.ask('session.verifyOtp', { email, password, mobilenumber: mobile, code }))
  return { app, ids }
}

const inFile = z.object({ path: z.string() })
const inProfile = z.object({ profile: z.string() })

export const acts = {
  /** Places an order of these products. */
  place: async (input: unknown, tell: Tell) => {
    const { app, ids } = await opened(input)
    await fillCart(app, ids)
    const ask = await prepared(app)
    tell('ready')
    must(await app.ask('orders.place', ask))
  },
  /** Imports a file of these products. */
  import: async (input: unknown, tell: Tell) => {
    const { app, ids } = await opened(input)
    const bytes = new TextEncoder().encode(`product id,quantity\r\n${ids.map((id) => `${id},3\r\n`).join('')}`)
    const { id } = must(await app.ask('import.read', { cartType: CART, fileName: 'cart.csv', bytes }))
    tell('ready')
    must(await app.ask('import.commit', { importId: id }))
  },
  /** Only keeps the profile open. */
  open: async (input: unknown, tell: Tell) => {
    await opened(input)
    tell('ready')
  },
  /** Writes a file endlessly. */
  write: async (input: unknown, tell: Tell) => {
    const { path } = inFile.parse(input)
    async function* endless() {
      for (let n = 0; ; n++) {
        yield `row ${n},${'x'.repeat(10_000)}\r\n`
        if (n === 100) tell('writing')
      }
    }
    await writeWhole(path, endless())
  },
  /** Saves settings endlessly. */
  settings: async (input: unknown, tell: Tell) => {
    const device = openDeviceStore(inProfile.parse(input).profile, () => undefined)
    await device.write({ textSize: 90 })
    tell('writing')
    for (;;) for (const textSize of [115, 90] as const) await device.write({ textSize })
  },
  /** Updates the journal's backup endlessly. */
  backups: async (input: unknown, tell: Tell) => {
    const { file } = z.object({ file: z.string() }).parse(input)
    let at = Date.now()
    const { backUp } = openDatabase(file, orderMigrations, { durable: true, now: () => at, backups: 5 })
    tell('writing')
    for (;;) {
      // Lets the messages go out.
      await setImmediate()
      at += 1
      backUp()
    }
  },
  /** Holds a database in a write transaction. */
  lock: async (input: unknown, tell: Tell) => {
    const db = new BetterSqlite3(inFile.parse(input).path)
    db.exec('BEGIN IMMEDIATE')
    // Keeps a reference: a database without one would be closed.
    process.once('exit', () => db.close())
    tell('ready')
  },
} satisfies Record<string, (input: unknown, tell: Tell) => Promise<void>>

export type ActName = keyof typeof acts
