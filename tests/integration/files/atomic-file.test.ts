import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweepParts, writeWhole } from '../../../src/main/files/atomic-file.ts'
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

describe('what a kill left half written', () => {
  const ours = '.0b5f1c9e-9a51-4a7e-8a63-1f7f5f0f3f10.part'
  const others = ['film.part', '.film.part', '.0b5f1c9e.part', `${ours}.bak`, 'export.csv']
  const leave = (name: string, hoursAgo: number) => {
    writeFileSync(join(folder, name), 'half')
    const at = Date.now() / 1000 - hoursAgo * 3600
    utimesSync(join(folder, name), at, at)
  }

  it('is deleted when it is a day old, and no other program’s file', async () => {
    const young = ours.replace('0b5f', '1c6a')
    for (const name of [ours, ...others]) leave(name, 48)
    leave(young, 1)
    await sweepParts(folder, Date.now())
    expect(inFolder().toSorted()).toEqual([...others, young].toSorted())
    await sweepParts(join(folder, 'not there'), Date.now())
  })

  it('goes with the next file that is saved there', async () => {
    leave(ours, 48)
    await writeWhole(join(folder, 'export.csv'), ['one'])
    expect(inFolder()).toEqual(['export.csv'])
  })
})

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

  it('says so when the target is a folder, or its folder doesn’t exist', async () => {
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
