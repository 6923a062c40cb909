import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSentOrders } from '../../../../src/main/ordering/sent-orders.ts'
import { orderMigrations } from '../../../../src/main/store/migrations/orders.ts'
import { AT, KEY, openJournal, prepare, send } from '../../../support/journal-on-disk.ts'

const OTHER = 'key-other-9876543210'

/** A folder with a journal of one settled and one unconfirmed order. */
function folderWith(bytes?: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-sent-'))
  if (bytes !== undefined) writeFileSync(join(folder, 'orders.db'), bytes)
  return folder
}

function journalBytes(): Buffer {
  const { journal, db } = openJournal()
  prepare(journal, [{ wh: 1, products: [11] }])
  send(journal, ['1^OWNED'])
  journal.settle(KEY, { state: 'rejected', groups: [], message: undefined }, AT)
  prepare(journal, [{ wh: 1, products: [12] }], OTHER)
  send(journal, ['1^OWNED'], OTHER)
  db.pragma(`user_version = ${orderMigrations.length}`)
  return db.serialize()
}

const keys = (folder: string, open: boolean) => {
  const read = readSentOrders(folder, open)
  return read?.ok === true ? read.value.map(({ key }) => key) : read
}

describe('the orders of a folder that can’t be written to', () => {
  it('are shown newest first, or the unconfirmed ones alone, and nothing is written beside them', () => {
    const folder = folderWith(journalBytes())
    expect(keys(folder, false)).toEqual([OTHER, KEY])
    expect(keys(folder, true)).toEqual([OTHER])
    expect(readdirSync(folder)).toEqual(['orders.db'])
  })

  it('aren’t known where there is no journal, or none that can be read', () => {
    expect(readSentOrders(folderWith(), false)).toBeUndefined()
    expect(readSentOrders(folderWith(Buffer.from('no database, only words'.repeat(100))), false)).toBeUndefined()
  })
})
