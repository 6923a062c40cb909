import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { createPendingFiles } from '../../../../src/main/cart-import/pending-files.ts'
import type { FileRead } from '../../../../src/main/files/cart-file-reader.ts'
import { createSettingsStore } from '../../../../src/main/settings/settings-store.ts'
import type { ImportChoice, ImportQuestion } from '../../../../src/shared/domain/carts/import-question.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'

const question = (
  more: { readonly layout?: string; readonly header?: number; readonly sheet?: string } = {},
): ImportQuestion => ({
  tables: [{ sheet: more.sheet ?? 'Sheet1', rows: [], header: more.header ?? 2, ids: [0, 1], quantities: [2] }],
  layout: more.layout ?? 'sku|code|pieces',
})
const rows: FileRead = { encoding: 'UTF-8', separator: 'comma', rows: [] }
const choice: ImportChoice = { sheet: 'Sheet1', header: 3, id: 1, qty: 2 }
const file = (fileName = 'cart.xlsx') => ({ fileName, bytes: new Uint8Array(1), replace: false })

/** Files with a question, whose answer turns them into rows. */
function asking(db = openDrafts()) {
  const state = { first: { question: question() } as FileRead, answered: rows as FileRead }
  const read: unknown[] = []
  const settings = createSettingsStore(db)
  const pending = createPendingFiles(async (fileName, _, answered) => {
    read.push([fileName, answered])
    return answered === undefined ? state.first : state.answered
  }, settings)
  const answer = (picked = choice) => pending.answered('all', picked)?.read()
  return { pending, state, read, settings, db, answer }
}

describe('a file whose columns the user has to assign', () => {
  it('waits for an answer, each cart’s by itself', async () => {
    const { pending } = asking()
    expect(pending.question('all')).toBeUndefined()
    expect(await pending.read('all', file())).toEqual({ question: question() })
    expect(pending.question('all')).toEqual({ fileName: 'cart.xlsx', question: question(), isOpen: true })
    expect(pending.question('apparel')).toBeUndefined()
    pending.forget('all')
    expect(pending.question('all')).toBeUndefined()
  })

  it('is read by the answer, and isn’t open any more', async () => {
    const { pending, read, answer } = asking()
    await pending.read('all', file())
    expect(pending.answered('all', choice)?.file).toEqual(file())
    expect(await answer()).toEqual({ ...rows, isData: false })
    expect(read).toEqual([
      ['cart.xlsx', undefined],
      ['cart.xlsx', choice],
    ])
    expect(pending.question('all')?.isOpen).toBe(false)
    expect(await answer({ ...choice, header: 0 })).toMatchObject({ isData: true })
  })

  it.each([
    { ...choice, qty: 1 },
    { ...choice, header: -1 },
    { ...choice, sheet: 'Other' },
  ])('isn’t read by what is no answer to it: %j', async (picked) => {
    const { pending } = asking()
    expect(pending.answered('all', choice)).toBeUndefined()
    await pending.read('all', file())
    expect(pending.answered('all', picked)).toBeUndefined()
  })

  it('that is refused all the same is still asked about', async () => {
    const { pending, state, answer } = asking()
    await pending.read('all', file())
    state.answered = { refusal: 'No rows.' }
    expect(await answer()).toEqual({ refusal: 'No rows.' })
    expect(pending.question('all')?.isOpen).toBe(true)
    expect(await pending.read('all', file('next.xlsx'))).toEqual({ question: question() })
  })

  it('makes room for the next file', async () => {
    const { pending, state } = asking()
    await pending.read('all', file())
    state.first = rows
    expect(await pending.read('all', file('next.csv'))).toEqual(rows)
    expect(pending.question('all')).toBeUndefined()
  })
})

describe('a file that was read without a question', () => {
  const found: ImportChoice = { sheet: 'Sheet1', header: 2, id: 0, qty: 2 }
  const sure = (layout?: string): FileRead => ({
    ...rows,
    mapping: { question: question(layout === undefined ? {} : { layout }), choice: found },
  })

  it('says which columns count, and can be read by others', async () => {
    const { pending, state, read, answer } = asking()
    state.first = sure()
    expect(await pending.read('all', file())).toEqual(sure())
    expect(pending.question('all')).toMatchObject({ fileName: 'cart.xlsx', isOpen: false, choice: found })
    await answer()
    expect(pending.question('all')).toMatchObject({ isOpen: false, choice })
    await pending.read('all', file('next.xlsx'))
    expect(read.at(-1)).toEqual(['next.xlsx', choice])
  })

  it('without names is no other file’s layout', async () => {
    const { pending, state, read, answer } = asking()
    state.first = sure('')
    await pending.read('all', file())
    await answer()
    await pending.read('all', file('next.xlsx'))
    expect(read.at(-1)).toEqual(['next.xlsx', undefined])
  })
})

describe('a file of a layout that was answered before', () => {
  const answered = async (picked = choice) => {
    const on = asking()
    await on.pending.read('all', file())
    await on.answer(picked)
    return on
  }

  it('is read alike, also after a restart, and can be answered otherwise', async () => {
    const { db } = await answered()
    const { pending, read } = asking(db)
    expect(await pending.read('all', file('next.xlsx'))).toEqual({ ...rows, isData: false })
    expect(read.at(-1)).toEqual(['next.xlsx', choice])
    expect(pending.question('all')).toMatchObject({ fileName: 'next.xlsx', isOpen: false })
    expect(pending.answered('all', { ...choice, id: 0 })).toBeDefined()
  })

  it('is read alike where its names stand on another line', async () => {
    const { pending, state, read } = await answered()
    state.first = { question: question({ header: 7 }) }
    await pending.read('all', file())
    expect(read.at(-1)).toEqual(['cart.xlsx', { ...choice, header: 8 }])
  })

  it('is read alike where it has no names', async () => {
    const { pending, state, read } = await answered({ ...choice, header: 0 })
    state.first = { question: question({ header: 7 }) }
    expect(await pending.read('all', file())).toMatchObject({ isData: true })
    expect(read.at(-1)).toEqual(['cart.xlsx', { ...choice, header: 0 }])
  })

  it('is asked about where its layout, its sheet or its names are others', async () => {
    const { pending, state } = await answered()
    for (const other of [{ layout: 'sku|pieces' }, { sheet: 'Other' }, { header: -2 }]) {
      state.first = { question: question(other) }
      expect(await pending.read('all', file())).toEqual(state.first)
      expect(pending.question('all')?.isOpen).toBe(true)
    }
  })

  it('is read by the last answer', async () => {
    const { pending, answer, read } = await answered()
    await pending.read('all', file())
    await answer({ ...choice, id: 0 })
    await pending.read('all', file())
    expect(read.at(-1)).toEqual(['cart.xlsx', { ...choice, id: 0 }])
  })

  it('is remembered among the last forty', async () => {
    const { pending, state, answer, settings } = await answered()
    for (let nth = 1; nth <= 40; nth += 1) {
      state.first = { question: question({ layout: `layout ${nth}` }) }
      await pending.read('all', file())
      await answer()
    }
    const { layouts } = settings.find('cartLayouts') as { layouts: { layout: string }[] }
    expect(layouts.map(({ layout }) => layout)).toEqual(Array.from({ length: 40 }, (_, nth) => `layout ${40 - nth}`))
  })

  it('is read though the answer can’t be remembered', async () => {
    const { pending, answer, settings } = asking()
    settings.save = () => {
      throw new BetterSqlite3.SqliteError('disk full', 'SQLITE_FULL')
    }
    await pending.read('all', file())
    expect(await answer()).toMatchObject({ isData: false })
  })
})
