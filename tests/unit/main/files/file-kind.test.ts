import exceljs from 'exceljs'
import { describe, expect, it, test } from 'vitest'
import { fileKind } from '../../../../src/main/files/file-kind.ts'
import { bookOf, sheetOf, zipOf } from '../../../integration/files/books.ts'
import { compoundOf, oldBook, oldStream } from '../../../integration/files/old-books.ts'

const bytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text as string))
const zip = (names: Readonly<Record<string, string>>) =>
  zipOf(Object.entries(names).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const main = (target: string) =>
  `<Relationships><Relationship Id="r" Type="${OFFICE}" Target="${target}"/></Relationships>`
const PAGE = '<html><body><table><tr><td>1</td></tr></table></body></html>'
const ML = '<?xml version="1.0"?>\n<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"></ss:Workbook>'
const turned = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
const OLD = { sheets: [{ rows: [[1]] }] } as const

describe('what a file is, by its bytes', () => {
  it('a workbook of Excel, whole or cut off', async () => {
    const made = new exceljs.Workbook()
    made.addWorksheet('Cart').addRow(['id', 'qty'])
    const file = new Uint8Array(await made.xlsx.writeBuffer())
    expect(fileKind(file)).toBe('xlsx')
    expect(fileKind(file.subarray(0, file.length / 2))).toBe('xlsx')
    expect(fileKind(bookOf({ sheet: sheetOf('') }))).toBe('xlsx')
  })

  test.each<readonly [string, string, Uint8Array]>([
    ['xlsx', 'a main part elsewhere', zip({ '_rels/.rels': main('data/book.xml'), 'data/book.xml': '<x:workbook/>' })],
    ['xlsx', 'one that lacks its main part', zip({ '_rels/.rels': main('xl/workbook.xml') })],
    [
      'other',
      'a letter of Word',
      zip({ '_rels/.rels': main('word/document.xml'), 'word/document.xml': '<w:document/>' }),
    ],
    ['other', 'a zip of files', zip({ 'a.csv': 'id,qty', 'xl/readme.txt': 'x' })],
    ['xlsx', 'a binary workbook', zip({ '_rels/.rels': main('xl/workbook.bin'), 'xl/workbook.bin': 'x' })],
    ['xlsx', 'a workbook of LibreOffice', zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
    ['biff', 'an old workbook', oldBook(OLD)],
    ['biff', 'an older one', oldBook({ ...OLD, version: 5 })],
    ['biff', 'an old one outside of a compound file', new Uint8Array(oldStream(OLD))],
    ['biff', 'an old one that was cut off', oldBook(OLD).subarray(0, 600)],
    [
      'encrypted',
      'one with a password',
      compoundOf({ EncryptionInfo: Buffer.alloc(9), EncryptedPackage: Buffer.alloc(5000) }),
    ],
    ['other', 'an old letter', compoundOf({ WordDocument: Buffer.from('Workbook EncryptedPackage', 'utf16le') })],
    ['html', 'a page', bytes(PAGE)],
    ['html', 'a page with a mark, after lines', bytes(`\ufeff\r\n \t\n${PAGE}`)],
    ['html', 'a page in two bytes a letter', bytes(Buffer.from(`\ufeff${PAGE}`, 'utf16le'))],
    ['html', 'a page in two bytes a letter, turned round', bytes(turned(PAGE))],
    ['html', 'a page in Western letters', bytes(Buffer.from(`<TABLE><tr><td>Caf\xe9`, 'latin1'))],
    ['html', 'a page that is XML', bytes(`<?xml version="1.0"?><!DOCTYPE html>${PAGE}`)],
    ['html', 'a page without a table', bytes('<!doctype html><title>Sign in</title>')],
    ['spreadsheetMl', 'one XML', bytes(ML)],
    ['spreadsheetMl', 'one XML with a mark, after lines', bytes(`\ufeff\n\n${ML}`)],
    ['spreadsheetMl', 'one XML in two bytes a letter', bytes(turned(ML))],
    ['other', 'another XML', bytes('<?xml version="1.0"?><ENVELOPE><HEADER/></ENVELOPE>')],
    ['text', 'a CSV', bytes('id,qty\n1,2')],
    ['text', 'a CSV of tags', bytes('"<table>",qty\n1,2')],
    ['text', 'a CSV that begins with <', bytes('<5,qty\n1,2')],
    ['text', 'a CSV that begins with PK', bytes('PK,qty\n1,2')],
    ['text', 'a CSV in two bytes a letter', bytes(Buffer.from('\tid\tqty\n1\t2', 'utf16le'))],
    ['text', 'nothing', new Uint8Array()],
    ['pdf', 'a PDF', bytes('%PDF-1.7\n%âãÏÓ')],
    ['pdf', 'a PDF after a mark and a line', bytes('\ufeff\n%PDF-1.7')],
    ['other', 'a picture', bytes(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ])('%s: %s', (kind, _, file) => {
    expect(fileKind(file)).toBe(kind)
  })

  it('without an error, for any bytes', () => {
    for (const file of [oldBook(OLD), zip({ '_rels/.rels': main('a.xml'), 'a.xml': '<!DOCTYPE a><workbook/>' })]) {
      for (let at = 0; at < file.length; at += 3) {
        const changed = Uint8Array.from(file)
        changed[at] = (changed[at] ?? 0) ^ 0xff
        expect(() => fileKind(changed)).not.toThrow()
        expect(() => fileKind(file.subarray(0, at))).not.toThrow()
      }
    }
  })
})
