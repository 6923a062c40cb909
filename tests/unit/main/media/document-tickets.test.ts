/** Documents by ticket, from files that another step may clear at any moment. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDocumentTickets, type DocumentTickets } from '../../../../src/main/media/document-tickets.ts'
import { contentOfEnding } from '../../../../src/shared/domain/values/file-kinds.ts'

const folder = mkdtempSync(join(tmpdir(), 'storedesk-shown-'))
const path = join(folder, 'song.mp3')
const content = contentOfEnding('mp3')
if (content === undefined) throw new Error('Kind of file not found')
/** More than a stream reads at once. */
const SONG = Buffer.alloc(300_000, 'la')
const song = { path, name: 'song.mp3', content }

let shown: DocumentTickets
beforeEach(() => {
  writeFileSync(path, SONG)
  shown = createDocumentTickets()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytesOf = async (answer: Response | undefined) => Buffer.from(new Uint8Array((await answer?.arrayBuffer()) ?? []))

describe('a document that is shown', () => {
  it('comes whole, or in the piece that is asked for', async () => {
    const ticket = shown.issue(song)
    const whole = await shown.answer(ticket, null)
    expect([whole?.status, whole?.headers.get('content-type')]).toEqual([200, content.type])
    expect((await bytesOf(whole)).equals(SONG)).toBe(true)
    const piece = await shown.answer(ticket, 'bytes=10-19')
    expect([piece?.status, piece?.headers.get('content-range')]).toEqual([206, `bytes 10-19/${SONG.length}`])
    expect(await bytesOf(piece)).toEqual(SONG.subarray(10, 20))
    expect((await shown.answer(ticket, 'bytes=400000-'))?.status).toBe(416)
  })

  it('is read to its end, though its file is cleared as soon as it is answered', async () => {
    const answer = await shown.answer(shown.issue(song), null)
    rmSync(path)
    expect((await bytesOf(answer)).equals(SONG)).toBe(true)
  })

  it('isn’t there where its file is gone, and where the ticket isn’t known or was forgotten', async () => {
    const ticket = shown.issue(song)
    expect(await shown.answer('another', null)).toBeUndefined()
    rmSync(path)
    expect(await shown.answer(ticket, null)).toBeUndefined()
    writeFileSync(path, SONG)
    shown.forget()
    expect(await shown.answer(ticket, null)).toBeUndefined()
  })

  it('has one ticket, however often it is shown', () => {
    expect(shown.issue(song)).toBe(shown.issue({ ...song }))
    expect(shown.issue({ ...song, name: 'other.mp3' })).not.toBe(shown.issue(song))
  })
})
