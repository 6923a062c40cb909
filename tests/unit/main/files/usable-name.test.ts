import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { writeWhole } from '../../../../src/main/files/atomic-file.ts'
import { fileName, isFileName } from '../../../../src/main/files/file-name.ts'
import { messages } from '../../../../src/shared/messages.ts'

const NONE = [
  'CON',
  'nul.csv',
  'com1.tar.gz',
  'LPT³.csv',
  'x?.csv',
  'a:b.csv',
  'a|b',
  'orders.',
  'orders.csv ',
  'two\nlines',
]
const NAMES = [
  'orders.csv',
  'Connaught Place.csv',
  'आरव #1 100%.pdf',
  '.hidden',
  "O'Brien & Sons [new].zip",
  'x'.repeat(200),
]

describe('a name that a user typed', () => {
  it.each(NONE)('%j isn’t one on Windows', (name) => {
    expect(isFileName(name, 'win32')).toBe(false)
    expect(isFileName(name, 'linux')).toBe(true)
  })

  it.each(NAMES)('%j is one everywhere', (name) => {
    expect(isFileName(name, 'win32')).toBe(true)
  })

  it.each(NONE)('%j becomes one where data suggests it', (name) => {
    expect(isFileName(fileName(name), 'win32')).toBe(true)
  })

  it('is refused on Windows before anything is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storedesk-names-'))
    const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
    const written = await writeWhole(join(folder, 'a:b.csv'), ['content'])
    platform.mockRestore()
    expect(written).toMatchObject({ ok: false, error: { message: messages.fileNameUnusable } })
    expect(readdirSync(folder)).toEqual([])
  })
})
