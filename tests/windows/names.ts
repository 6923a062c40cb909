/** File names: those suggested by data, and those typed by a user. */
import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeWhole } from '../../src/main/files/atomic-file.ts'
import { fileName } from '../../src/main/files/file-name.ts'
import { must } from '../support/services-on-stock.ts'
import type { Case, Place, Seen } from './case.ts'
import { refused } from './said.ts'
import { CART, fillCart, withStore } from './store.ts'

/** A name from the data: it is changed if Windows doesn't allow it, and the file is found under the new name. */
const suggested = (text: string, called: string): Case => ({
  name: `data says “${text.length > 40 ? `${text.slice(0, 20)}… (${text.length} letters)` : text}”`,
  run: async ({ files }) => {
    const path = join(files, fileName(text))
    must(await writeWhole(path, ['content']))
    deepStrictEqual(readdirSync(files), [basename(path)])
    strictEqual(basename(path), called)
    strictEqual(readFileSync(path, 'utf8'), 'content')
    return { before: text.slice(0, 40), after: called.slice(0, 40) }
  },
})

/** A typed name that Windows doesn't allow: reported, and nothing is written. */
const typed = (name: string): Case => ({
  name: `a user types “${name}”`,
  run: async ({ files }) => {
    const message = refused(await writeWhole(`${files}\\${name}`, ['content']))
    deepStrictEqual(readdirSync(files), [])
    isTrue(message.includes('name'), message)
    return { before: 'an empty folder', after: `empty; ${message}` }
  },
})

/** Through the program: a template is shared under its own name. */
async function shared({ profile, files }: Place, name: string): Promise<Seen> {
  return withStore({ profile, files }, async ({ app }) => {
    await fillCart(app)
    const { id } = must(await app.ask('templates.save', { cartType: CART, name }))
    const { path = '' } = must(await app.ask('templates.share', { id })) ?? {}
    isTrue(readdirSync(files).includes(basename(path)))
    return { before: `a template called “${name}”`, after: basename(path) }
  })
}

export const nameCases: readonly Case[] = [
  suggested('CON.csv', '_CON.csv'),
  suggested('nul.tar.csv', '_nul.tar.csv'),
  suggested('Aarav: Boys & Girls?.csv', 'Aarav- Boys & Girls-.csv'),
  suggested('12/14 "A" <new> | old*.pdf', '12-14 -A- -new- - old-.pdf'),
  suggested('Pune . .', 'Pune'),
  suggested('2026-11-28T10:30:00.000Z.xlsx', '2026-11-28T10-30-00.000Z.xlsx'),
  suggested('आरव का पहला ऑर्डर.pdf', 'आरव का पहला ऑर्डर.pdf'),
  suggested(`${'a'.repeat(300)}.csv`, `${'a'.repeat(116)}.csv`),
  { name: 'a template called “Diwali: 50% off?” is shared', run: (place) => shared(place, 'Diwali: 50% off?') },
  { name: 'a template called “con” is shared', run: (place) => shared(place, 'con') },
  typed('CON'),
  typed('nul.csv'),
  typed('x?.csv'),
  typed('a:b.csv'),
  typed('orders.'),
  typed('orders.csv '),
  {
    name: 'a path of 265 letters is written',
    run: async ({ files }) => {
      const folder = join(files, 'long '.repeat(20).trim(), 'deep '.repeat(20).trim())
      mkdirSync(folder, { recursive: true })
      const path = join(folder, 'list.csv')
      isTrue(path.length > 230)
      writeFileSync(path, 'old')
      must(await writeWhole(path, ['new']))
      strictEqual(readFileSync(path, 'utf8'), 'new')
      return { before: `a path of ${path.length} letters`, after: 'written' }
    },
  },
]
