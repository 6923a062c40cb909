/** Papers requested as the page does, from the practice portal's own orders and from pictures on this computer. */

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MOST_PICTURE_BYTES } from '../../src/shared/domain/papers/picture-check.ts'
import { refuse } from '../../src/shared/errors.ts'
import { say } from '../../src/shared/messages.ts'
import type { MadePaper, PaperSubject } from '../../src/shared/papers.ts'
import { JPEG, joined, PNG, pngClaiming, turnedJpeg } from '../support/picture-files.ts'
import { must } from '../support/services-on-stock.ts'
import { signIn } from '../support/whole-app.ts'
import { openPrinting } from './open-printing.ts'

const saveIn = mkdtempSync(join(tmpdir(), 'storedesk-saved-'))
const chosen = join(mkdtempSync(join(tmpdir(), 'storedesk-chosen-')), 'face.jpg')

const { press, portal, app } = await openPrinting({ saveIn, opens: chosen })

const ordersOf = async (status: 'Delivered' | 'Shipped' | 'Confirmed' | 'Pending') => {
  const query = { pageNo: 1, pageSize: 10, status: [status] }
  return must(await app.services.client.call('order.history', { query })).rows.map(({ poid }) => poid)
}
const invoice = (orderId: string): PaperSubject => ({ kind: 'orderInvoice', orderId })

describe('the invoices of the practice portal', () => {
  it.each(['Delivered', 'Shipped', 'Confirmed'] as const)(
    'of orders that are %s come out whole, in one file',
    async (status) => {
      const ids = (await ordersOf(status)).slice(0, 3)
      expect(ids.length).toBeGreaterThan(0)
      const papers: MadePaper[] = []
      for (const id of ids) papers.push(must(await app.ask('papers.show', invoice(id))))
      const { sheets, complaints, clipped } = await press.print(papers)
      expect({ complaints, clipped }).toEqual({ complaints: [], clipped: [] })
      const counts = sheets.map((sheet) => /Page (\d+) of \d+/.exec(sheet)?.[1])
      expect(counts.filter((count) => count === '1')).toHaveLength(ids.length)
      for (const id of ids) expect(sheets.join('')).toContain(id)
    },
  )
  it('that can’t be made are named, and the others saved', async () => {
    const [delivered = ''] = await ordersOf('Delivered')
    const [pending = ''] = await ordersOf('Pending')
    const subjects = [invoice(delivered), invoice(pending)]
    const note = say('papersLeftOut', {
      reasons: say('paperNotMade', { about: `order ${pending}`, why: say('invoiceNotYet') }),
    })
    expect(await app.ask('papers.save', { subjects, copies: ['original'] })).toMatchObject({
      ok: true,
      value: { note },
    })
  })
  it('of loads and returns that don’t exist are refused with the message for that kind of paper', async () => {
    const load = (of: 'invoice' | 'supply'): PaperSubject => ({ kind: 'loadInvoice', load: 'LD-0', of })
    expect(await app.ask('papers.show', load('invoice'))).toEqual(refuse('loadInvoiceNone'))
    expect(await app.ask('papers.show', load('supply'))).toEqual(refuse('supplyNone'))
    for (const of of ['sr', 'rto'] as const) {
      const none: PaperSubject = { kind: 'returnInvoice', of, id: 'SR-0' }
      expect(await app.ask('papers.show', none)).toEqual(refuse('returnInvoiceNone'))
    }
  })
  it('are at most five hundred at once', async () => {
    const subjects = Array.from({ length: 501 }, (_, at) => invoice(`PO-${at}-T`))
    expect(await app.ask('papers.save', { subjects })).toMatchObject({ ok: false, error: { kind: 'request' } })
    expect(await app.ask('papers.save', { subjects: [] })).toMatchObject({ ok: false, error: { kind: 'request' } })
  })
})

describe('a picture', () => {
  const badges = (picture: string): PaperSubject => ({
    kind: 'staffBadges',
    persons: [{ name: 'Anaya', designation: 'cashier', copies: 1, picture }],
  })

  it('that is chosen comes as it is, and goes out only as the page has made it', async () => {
    writeFileSync(chosen, turnedJpeg())
    const opened = must(await app.ask('papers.choosePicture', undefined))
    expect(opened).toEqual({ type: 'image/jpeg', width: 24, height: 16, bytes: turnedJpeg() })
    const { picture } = must(await app.ask('papers.keepPicture', { bytes: JPEG }))
    expect(must(await app.ask('papers.show', badges(picture))).value).toMatchObject({ sheets: [[{ picture }]] })
  })
  it.each([
    ['text', new TextEncoder().encode('hello'), 'notAPicture'],
    ['a claim of 50 000 × 50 000', pngClaiming(50_000, 50_000), 'pictureTooManyPixels'],
    ['eleven megabytes', joined(PNG, new Uint8Array(MOST_PICTURE_BYTES)), 'pictureTooLarge'],
    ['half a picture', JPEG.subarray(0, 700), 'pictureUnreadable'],
  ] as const)('that is %s is refused with its sentence', async (_, bytes, why) => {
    writeFileSync(chosen, bytes)
    const refused = refuse(why)
    expect(await app.ask('papers.choosePicture', undefined)).toEqual(refused)
    if (bytes.length <= MOST_PICTURE_BYTES) {
      expect(await app.ask('papers.openPicture', { fileName: 'face.jpg', bytes })).toEqual(refused)
    }
  })
  it.each([
    ['a PNG', PNG],
    ['something else', new TextEncoder().encode('<svg/>')],
  ])('that the page can’t have made isn’t kept: %s', async (_, bytes) => {
    expect(await app.ask('papers.keepPicture', { bytes })).toMatchObject({ ok: false, error: { kind: 'rule' } })
  })

  it('is neither on the disk nor in the log, and gone when the session ends', async () => {
    const { picture } = must(await app.ask('papers.keepPicture', { bytes: JPEG }))
    const files = readdirSync(app.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    for (const file of files) {
      const content = readFileSync(join(file.parentPath, file.name))
      expect([file.name, content.includes(Buffer.from(JPEG)), content.includes(picture)]).toEqual([
        file.name,
        false,
        false,
      ])
    }
    must(await app.ask('session.signOut', undefined))
    await signIn(app, portal)
    const gone = refuse('pictureGone')
    expect(await app.ask('papers.show', badges(picture))).toEqual(gone)
  })
})
