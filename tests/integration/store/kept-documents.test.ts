import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKeptDocuments } from '../../../src/main/store/kept-documents.ts'
import { contentOf, type FileContent } from '../../../src/shared/domain/values/file-kinds.ts'

const DAY = 86_400_000
const pdf = contentOf(Buffer.from('%PDF-1.4')) as FileContent
const png = contentOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) as FileContent

/** Has room for three documents of ten bytes. */
function room() {
  const folder = join(mkdtempSync(join(tmpdir(), 'storedesk-kept-')), 'documents')
  let now = Date.UTC(2026, 10, 1)
  const documents = createKeptDocuments(
    folder,
    () => now,
    () => 30,
  )
  const put = (address: string, content = pdf) => {
    now += DAY
    const path = documents.beside()
    writeFileSync(path, '%PDF-12345')
    return documents.keep(path, address, content)
  }
  const find = (address: string) => {
    now += DAY
    return documents.find(address)
  }
  return { folder, put, find, clear: documents.clear }
}

test('the document that wasn’t looked at for longest gives way', () => {
  const { put, find } = room()
  for (const address of ['a', 'b', 'c']) put(address)
  expect(find('a')).toMatchObject({ bytes: 10, content: pdf })
  put('d')
  expect(['a', 'b', 'c', 'd'].filter((address) => find(address) !== undefined)).toEqual(['a', 'c', 'd'])
})

test('looking at one doesn’t make it newer', () => {
  const { put, find } = room()
  const { at } = put('a')
  find('a')
  expect(find('a')?.at).toBe(at)
})

test('what came in place of another one, of another kind even, is the only one of its address', () => {
  const { folder, put, find } = room()
  put('a')
  put('a', png)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(find('a')?.content).toEqual(png)
})

test('a half-written document doesn’t count, and nothing is left once it is cleared', () => {
  const { folder, put, find, clear } = room()
  put('a')
  writeFileSync(join(folder, 'left.part'), 'half')
  expect(find('left')).toBeUndefined()
  clear()
  expect(find('a')).toBeUndefined()
  expect(() => clear()).not.toThrow()
})
