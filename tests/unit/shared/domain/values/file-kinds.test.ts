import { describe, expect, test } from 'vitest'
import { contentOf, contentOfEnding } from '../../../../../src/shared/domain/values/file-kinds.ts'

const bytes = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0))

describe('a file is told by its first bytes', () => {
  test.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['ID3\x04', 'audio/mpeg'],
    ['\xff\xfb\x90', 'audio/mpeg'],
    ['\xff\xf3\x90', 'audio/mpeg'],
    ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\x1a\x45\xdf\xa3', 'video/webm'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/vnd.ms-excel'],
    ['PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%j is %s', (first, type) => {
    expect(contentOf(bytes(first))?.type).toBe(type)
  })
  test.each(['', '%PDF', ' %PDF-1.7', 'ftypisom', '<html>', '\xff\xd8', 'PK\x05\x06'])(
    '%j is none of them',
    (first) => {
      expect(contentOf(bytes(first))).toBeUndefined()
    },
  )
})

describe('an ending', () => {
  test.each([
    ['pdf', 'pdf'],
    ['jpg', 'picture'],
    ['m4a', 'audio'],
    ['mp4', 'video'],
    ['xlsx', 'sheet'],
  ])('%s is one that StoreDesk gives to a %s', (ending, kind) => {
    expect(contentOfEnding(ending)?.kind).toBe(kind)
  })
  test.each(['jpeg', 'JPG', '.pdf', 'exe', ''])('“%s” is none', (ending) => {
    expect(contentOfEnding(ending)).toBeUndefined()
  })
})
