import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from '../../../src/main/files/atomic-file.ts'
import { messages } from '../../../src/shared/messages.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-files-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

const inFolder = () => readdirSync(folder)

describe('writing a file whole', () => {
  it('joins the pieces, text and bytes alike', async () => {
    const path = join(folder, 'export.csv')
    const result = await writeWhole(path, ['one,', new TextEncoder().encode('₹ two\r\n'), 'three'])
    expect(result).toEqual({ ok: true, value: { path } })
    expect(readFileSync(path, 'utf8')).toBe('one,₹ two\r\nthree')
    expect(inFolder()).toEqual(['export.csv'])
  })

  it('leaves the old file in its place until the new one is whole', async () => {
    const path = join(folder, 'export.csv')
    writeFileSync(path, 'old')
    const seen: string[] = []
    async function* pieces() {
      yield 'new '
      seen.push(readFileSync(path, 'utf8'))
      yield 'and whole'
    }
    await writeWhole(path, pieces())
    expect(seen).toEqual(['old'])
    expect(readFileSync(path, 'utf8')).toBe('new and whole')
  })

  it('keeps the old file and leaves nothing behind when a piece can’t be made', async () => {
    const path = join(folder, 'export.csv')
    writeFileSync(path, 'old')
    async function* pieces() {
      yield 'half'
      throw new Error('a defect')
    }
    await expect(writeWhole(path, pieces())).rejects.toThrow('a defect')
    expect(inFolder()).toEqual(['export.csv'])
    expect(readFileSync(path, 'utf8')).toBe('old')
  })

  it('says so when the place is a folder, or is in none', async () => {
    const refusal = { ok: false, error: { kind: 'file', message: messages.fileUnwritable } }
    mkdirSync(join(folder, 'export.csv'))
    expect(await writeWhole(join(folder, 'export.csv'), ['x'])).toEqual(refusal)
    expect(await writeWhole(join(folder, 'nowhere', 'export.csv'), ['x'])).toEqual(refusal)
    expect(inFolder()).toEqual(['export.csv'])
  })

  it('takes a name as long as the system allows', async () => {
    const path = join(folder, `${'n'.repeat(251)}.csv`)
    expect((await writeWhole(path, ['x'])).ok).toBe(true)
  })
})
