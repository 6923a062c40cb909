import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type FileRead, refusing } from '../../../src/main/files/cart-file-reader.ts'
import { readWorkbook } from '../../../src/main/files/read-workbook.ts'
import { createWorkbookReader } from '../../../src/main/files/workbook-reader.ts'
import { openBook } from '../../../src/main/files/workbook-sheet.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { makeBundle } from '../../support/bundled.ts'
import { shareOf, upTo } from '../../support/counts.ts'
import { book, bookOf, type Given, sheetOf, zipOf } from './books.ts'

let read: ReturnType<typeof createWorkbookReader>
beforeAll(async () => {
  // As in the shipped app: each workbook is read on its own thread.
  const bundle = await makeBundle('workbook-worker', 'src/main/files/workbook-worker.ts')
  read = createWorkbookReader(pathToFileURL(bundle))
})

/** More than the limit for a sheet. */
const BOMB_MB = upTo(300, 100)

const pairs = (answer: FileRead) => {
  const file = refusing(answer)
  return 'refusal' in file ? file.refusal : file.rows.map(({ line, id, qty }) => [line, id, qty])
}
const sheet = (...rows: readonly (readonly Given[])[]) => book({ Cart: rows })

describe('a workbook', () => {
  it('is read by the names of its columns, in any position', async () => {
    const file = await sheet(
      ['Name', 'Qty', 'MRP', 'Product ID'],
      ['Romper', 4, 499, 100_234],
      ['Socks', '6', 99, '100871'],
    )
    expect(pairs(await read(file))).toEqual([
      [1, undefined, undefined],
      [2, 100_234, 4],
      [3, 100_871, 6],
    ])
  })

  it('without names is two whole numbers a row', async () => {
    const file = await sheet(['article', 'how many'], [100, 4], [100, 4, 'x'], [100], [null, 4])
    expect(pairs(await read(file))).toEqual([
      [1, undefined, undefined],
      [2, 100, 4],
      [3, undefined, undefined],
      [4, 100, undefined],
      [5, undefined, 4],
    ])
  })

  it('counts its rows as Excel does, empty ones too', async () => {
    expect(pairs(await read(await sheet(['id', 'qty'], [], [100, 4])))).toEqual([
      [1, undefined, undefined],
      [3, 100, 4],
    ])
  })

  test.each<readonly [string, Given, number | undefined, string]>([
    ['a formula counts as what Excel last made of it', { formula: 'A1*2', result: 8 }, 8, '8'],
    ['a formula that was never worked out is empty', { formula: 'A1*2' }, undefined, ''],
    ['a decimal is no whole number', 2.5, undefined, '2.5'],
    ['a date is none', new Date('2026-11-22T00:00:00Z'), undefined, '2026-11-22'],
    ['a negative is none', -4, undefined, '-4'],
    ['a truth is none', true, undefined, 'TRUE'],
    ['text of digits is one', ' 12 ', 12, ' 12 '],
    ['words are none', 'a dozen', undefined, 'a dozen'],
  ])('%s', async (_, qty, found, text) => {
    const answer = await read(await sheet(['id', 'qty', 'name'], [100, qty, 'Romper']))
    expect('rows' in answer && answer.rows[1]).toEqual({ line: 2, text: `100,${text}`, id: 100, qty: found })
  })

  it('is read from the sheet that is a table and isn’t hidden, and that is told', async () => {
    const file = await book(
      {
        Old: [
          ['id', 'qty'],
          [1, 1],
        ],
        'Now & then': [
          ['id', 'qty'],
          [2, 2],
        ],
        About: [['x']],
      },
      ['Old'],
    )
    const answer = await read(file)
    expect(pairs(answer)).toEqual([
      [1, undefined, undefined],
      [2, 2, 2],
    ])
    expect('leftOut' in answer && answer.leftOut).toBe('Not read: 1 hidden sheet.')
    expect('encoding' in answer && answer.encoding).toBe('the sheet “Now & then” of 3 in an Excel workbook')
  })

  it('without a table of strings, with inline cells, is read, too', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c><c r="B1" t="inlineStr"><is><t>qty</t></is></c></row>'
    const file = bookOf({ sheet: sheetOf(`${rows}<row r="2"><c r="A2"><v>100</v></c><c r="B2"><v>4</v></c></row>`) })
    expect(pairs(await read(file))).toEqual([
      [1, undefined, undefined],
      [2, 100, 4],
    ])
  })

  it('whose rows and cells don’t say where they are has them in their order', async () => {
    const row = (...values: readonly number[]) =>
      `<row>${values.map((value) => `<c><v>${value}</v></c>`).join('')}</row>`
    const rows = `${row(100, 4)}<row/>${row(101, 5)}<row><c/><c><v>6</v></c></row>`
    expect(pairs(await read(bookOf({ sheet: sheetOf(rows) })))).toEqual([
      [1, 100, 4],
      [3, 101, 5],
      [4, undefined, 6],
    ])
  })

  it('that is long comes in portions, and whole', async () => {
    const row = (at: number) => `<row><c><v>${1000 + at}</v></c><c><v>${(at % 9) + 1}</v></c></row>`
    const file = bookOf({ sheet: sheetOf(Array.from({ length: 12_000 }, (_, at) => row(at)).join('')) })
    const portions = [...readWorkbook(file)].flatMap((news) => ('rows' in news ? [news.rows.length] : []))
    expect(portions.length).toBeGreaterThan(10)
    expect(Math.max(...portions)).toBeLessThan(1_100)
    const answer = pairs(await read(file))
    expect(answer).toHaveLength(12_000)
    expect(answer.at(-1)).toEqual([12_000, 12_999, 3])
  })

  it('has an id without a quantity where a formula has no saved result', async () => {
    const rows = '<row><c><v>100</v></c><c><v>4</v></c></row><row><c><v>101</v></c><c><f>A1*2</f></c></row>'
    expect(pairs(await read(bookOf({ sheet: sheetOf(rows) })))).toEqual([
      [1, 100, 4],
      [2, 101, undefined],
    ])
  })

  test.each<readonly [string, string, number | undefined]>([
    ['1,5', '<c><v>1,5</v></c>', undefined],
    ['1,000', '<c><v>1,000</v></c>', 1000],
    ['4 or 5', '<c><v>4 or 5</v></c>', undefined],
    ['12.0', '<c><v>12.0</v></c>', 12],
    ['1.2E1', '<c><v>1.2E1</v></c>', 12],
    ['what floats leave of 12', '<c><v>11.999999999999998</v></c>', 12],
    ['a truth that a formula made', '<c t="b"><f>A1=A1</f><v>1</v></c>', undefined],
    ['an error', '<c t="e"><v>#N/A</v></c>', undefined],
    ['character data', '<c t="str"><v><![CDATA[12]]></v></c>', 12],
    ['a comment in between', '<c><!-- 7 --><v>12</v></c>', 12],
    ['rich text', '<c t="inlineStr"><is><r><t>1</t></r><r><t>2</t></r><rPh><t>9</t></rPh></is></c>', 12],
  ])('a value is never cut: %s', async (_, cell, qty) => {
    const answer = await read(
      bookOf({ sheet: sheetOf(`<row><c><v>1</v></c><c><v>1</v></c></row><row><c><v>100</v></c>${cell}</row>`) }),
    )
    expect(pairs(answer)).toEqual([
      [1, 1, 1],
      [2, 100, qty],
    ])
  })

  it('of rows and columns without height or width has those that are seen', async () => {
    const row = (values: readonly string[], more = '') =>
      `<row${more}>${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`
    const rows = [row(['Code', 'Qty', 'Qty']), row(['100', '90', '4']), row(['101', '80', '5'], ' ht="0"')].join('')
    const columns = '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>'
    const answer = await read(bookOf({ sheet: sheetOf(rows).replace('<sheetData>', `${columns}<sheetData>`) }))
    expect(pairs(answer)).toEqual([
      [1, undefined, undefined],
      [2, 100, 4],
    ])
    expect('leftOut' in answer && answer.leftOut).toBe('Not read: 1 hidden column; 1 hidden row.')
  })

  it('with two cells at the same position is damaged', async () => {
    const cells = '<row r="1"><c r="A1"><v>100</v></c><c r="A1"><v>4</v></c></row>'
    expect(pairs(await read(bookOf({ sheet: sheetOf(cells) })))).toBe(messages.workbookBroken)
  })

  it.each([
    ['one after the other', ['1A', '1B', '2A', '2B', '5A', '5B']],
    ['column by column', ['1A', '2A', '5A', '1B', '2B', '5B']],
    ['upwards', ['5A', '5B', '2B', '2A', '1A', '1B']],
  ])('whose rows are begun again for each cell has each row once: %s', async (_, places) => {
    const row = ([line, column]: string) =>
      `<row r="${line}"><c r="${column}${line}"><v>${column === 'A' ? 100 : 4}</v></c></row>`
    const tagged = bookOf({ sheet: sheetOf(places.map(row).join('')) })
    const bare = bookOf({
      sheet: sheetOf(
        places
          .map(row)
          .join('')
          .replaceAll(/<row r="\d">/g, '<row>'),
      ),
    })
    const rows = [1, 2, 5].map((line) => [line, 100, 4])
    expect(pairs(await read(tagged))).toEqual(rows)
    // If only the cells have positions, they are read top to bottom, or the file is refused.
    expect([rows, messages.workbookBroken]).toContainEqual(pairs(await read(bare)))
  })

  it.each([
    ['a cell that is there twice', '<row r="1"><c r="A1"><v>100</v></c></row><row r="1"><c r="A1"><v>4</v></c></row>'],
    ['a cell in another row than its own', '<row r="1"><c r="A1"><v>100</v></c><c r="B2"><v>4</v></c></row>'],
    ['a row below the last', '<row r="9999999999"><c><v>100</v></c><c><v>4</v></c></row>'],
    ['a row that has no number', '<row r="first"><c><v>100</v></c><c><v>4</v></c></row>'],
  ])('is never torn: %s', async (_, rows) => {
    expect(pairs(await read(bookOf({ sheet: sheetOf(rows) })))).toBe(messages.workbookBroken)
  })
})

describe('a workbook that can’t be read is refused with a sentence', () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>'
  const good = bookOf({ sheet: sheetOf(row) })
  const compound = (stream: string) =>
    new Uint8Array(
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from(stream, 'utf16le')]),
    )
  const cases: readonly (readonly [string, () => Uint8Array, string])[] = [
    ['text', () => new TextEncoder().encode('id,qty\n1,2'), `${messages.notCsv} – ${messages.filesTaken}`],
    ['nothing', () => new Uint8Array(), `${messages.notCsv} – ${messages.filesTaken}`],
    ['an old one whose directory is lost', () => compound('Workbook'), messages.workbookBroken],
    ['one whose sheet is encrypted', () => bookOf({ sheet: sheetOf(row), flags: 1 }), messages.workbookEncrypted],
    ['one cut off', () => good.slice(0, good.length - 30), messages.workbookBroken],
    ['one cut at the beginning', () => Uint8Array.from([0x50, 0x4b, 0x03, 0x04]), messages.workbookBroken],
    [
      'another zip',
      () => zipOf([{ name: 'a.txt', bytes: Buffer.from('x') }]),
      `${messages.notCsv} – ${messages.fileIsZip}`,
    ],
    ['one that isn’t XML', () => bookOf({ sheet: 'id,qty' }), messages.workbookBroken],
    ['one whose sheet ends early', () => bookOf({ sheet: `<worksheet><sheetData>${row}` }), messages.workbookBroken],
    ['one without rows', () => bookOf({ sheet: sheetOf('') }), messages.csvEmpty],
    [
      'one packed in another way',
      () => zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('x'), method: 12 }]),
      messages.workbookBroken,
    ],
    [
      'sheets without number',
      () => bookOf({ sheet: sheetOf(row), sheets: 300 }),
      say('workbookTooManySheets', { limit: 250 }),
    ],
    [
      'parts without number',
      () =>
        bookOf({
          sheet: sheetOf(row),
          more: Array.from({ length: 4100 }, (_, at) => ({ name: `p${at}`, bytes: Buffer.alloc(0) })),
        }),
      messages.workbookBroken,
    ],
    [
      `a bomb that says what it is: ${BOMB_MB} MB of nothing`,
      () => bookOf({ sheet: Buffer.alloc(BOMB_MB * 1024 * 1024, 32) }),
      say('workbookTooLarge', { limit: '96 MB' }),
    ],
    [
      'a bomb that says it is small',
      () => bookOf({ sheet: Buffer.alloc(BOMB_MB * 1024 * 1024, 32), says: 2000 }),
      messages.workbookBroken,
    ],
    [
      'a bomb of strings',
      () => bookOf({ sheet: sheetOf(row), strings: `<sst>${'<si><t>x</t></si>'.repeat(6_000_000)}</sst>` }),
      say('workbookTooLarge', { limit: '96 MB' }),
    ],
    [
      'entities of entities',
      () =>
        bookOf({
          sheet: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheetOf('<row><c r="A1" t="str"><v>&b;</v></c></row>')}`,
        }),
      messages.workbookBroken,
    ],
    [
      'more rows than are taken',
      () => bookOf({ sheet: sheetOf('<row><c><v>1</v></c></row>'.repeat(200_001)) }),
      say('csvTooManyRows', { limit: '2,00,000' }),
    ],
  ]
  test.each(cases)('%s', async (_, make, sentence) => {
    const file = make()
    expect(await read(file)).toEqual({ refusal: sentence })
  })

  it('with any bytes changed ends in its own rows or in a sentence', async () => {
    const file = await sheet(['id', 'qty', 'name'], [100, 4, 'Romper'], [101, 5, 'Socks'])
    const whole = await read(file)
    const answers = await Promise.all(
      Array.from({ length: upTo(40, 12) }, async (_, nth) => {
        const broken = file.slice()
        const at = (nth * 7919) % broken.length
        broken[at] = (broken[at] ?? 0) ^ 0xff
        return read(broken)
      }),
    )
    for (const answer of answers) {
      if ('refusal' in answer) expect(answer.refusal).not.toBe('')
      else expect(answer).toEqual(whole)
    }
  })

  it('with any single byte changed gives the same rows or none', async () => {
    const file = await sheet(['id', 'qty', 'name'], [100, 4, 'Romper'], [101, 5, 'Socks'])
    const partsOf = (bytes: Uint8Array) => {
      try {
        const opened = openBook(bytes)
        if ('fault' in opened) return undefined
        const sheets = opened.sheets.map(({ name, read }) => ({ name, rows: [...read().rows] }))
        return JSON.stringify([sheets, opened.hiddenSheets])
      } catch {
        return undefined
      }
    }
    const whole = partsOf(file)
    for (const [at, byte] of shareOf([...file.entries()], 0, 3)) {
      file[at] = byte ^ 0xff
      expect([whole, undefined], `byte ${at}`).toContain(partsOf(file))
      file[at] = byte
    }
  })
})

it('a long sheet arrives whole, portion by portion', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${100_000 + at}</v></c><c r="B${at + 1}"><v>3</v></c></row>`,
  )
  const answer = pairs(await read(bookOf({ sheet: sheetOf(rows.join('')) })))
  expect(answer).toEqual(rows.map((_, at) => [at + 1, 100_000 + at, 3]))
})
