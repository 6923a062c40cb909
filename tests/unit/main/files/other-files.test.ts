import { describe, expect, test } from 'vitest'
import { fileKind } from '../../../../src/main/files/file-kind.ts'
import { unsupportedFileMessage } from '../../../../src/main/files/other-files.ts'
import { type MessageKey, messages } from '../../../../src/shared/messages.ts'
import { zipOf } from '../../../integration/files/books.ts'
import { compoundOf } from '../../../integration/files/old-books.ts'

const zip = (...names: string[]) => zipOf(names.map((name) => ({ name, bytes: Buffer.from('x') })))
const begun = (...bytes: (number | string)[]) =>
  new Uint8Array(
    Buffer.concat([...bytes.map((one) => Buffer.from(typeof one === 'string' ? one : [one])), Buffer.alloc(40)]),
  )

describe('a file that is no table is refused in the documents’ words, and told what to do instead', () => {
  test.each<readonly [string, Uint8Array, MessageKey]>([
    ['a PDF', new Uint8Array(Buffer.from('%PDF-1.7\n1,2')), 'fileIsPdf'],
    ['a PDF behind a few bytes', begun(0, '\n%PDF-1.4'), 'fileIsPdf'],
    ['a PNG', begun(0x89, 'PNG\r\n', 0x1a), 'fileIsPicture'],
    ['a JPEG', begun(0xff, 0xd8, 0xff, 0xe0), 'fileIsPicture'],
    ['a photo of a phone', begun(0, 0, 0, 24, 'ftypheic'), 'fileIsPicture'],
    ['a WebP', begun('RIFF', 1, 2, 3, 4, 'WEBPVP8'), 'fileIsPicture'],
    ['a letter of Word', zip('[Content_Types].xml', 'word/document.xml'), 'fileIsDocument'],
    ['an old letter', compoundOf({ WordDocument: Buffer.from('x') }), 'fileIsDocument'],
    ['a zip of files', zip('cart.csv', 'readme.txt'), 'fileIsZip'],
    ['anything else', begun(1, 2, 3, 4), 'filesTaken'],
  ])('%s', (_, bytes, key) => {
    expect(unsupportedFileMessage(bytes, fileKind(bytes))).toBe(`${messages.notCsv} – ${messages[key]}`)
  })
})
