import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell } from '../../../../src/main/files/csv.ts'
import { csvColumns } from '../../../../src/main/lists/list-csv.ts'
import { sheetCell } from '../../../../src/main/lists/list-workbook.ts'
import { formatDate, formatDateTime } from '../../../../src/shared/domain/values/dates.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { amount, count, day, moment, percent, text } from '../../../../src/shared/lists/columns.ts'
import type { ListContext } from '../../../../src/shared/lists/context.ts'
import { store } from '../../../support/builders.ts'

const context: ListContext = { store: store(), today: '2026-11-21', warehouseName: String, performance: [] }
const columns = {
  day: day<string>('Day', (iso) => iso),
  moment: moment<string>('Moment', (iso) => iso),
  text: text<string>('Text', (value) => value),
}
const written = (name: keyof typeof columns) => {
  const [column] = csvColumns([{ key: name, column: columns[name] as never }], context)
  if (column === undefined) throw new Error('There is no column')
  return (value: string) => column.written(value)
}

const times = fc.oneof(
  fc
    .date({ min: new Date('1900-03-02'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom('2026-04-05', '2026-04-05T18:29:59.999Z', '2026-04-05T18:30:00Z', '2026-04-05 10:42', 'no time'),
)

describe('a cell of a list in CSV', () => {
  it('has days and times as they are read in India, however often they come', () => {
    const [asDay, asMoment] = [written('day'), written('moment')]
    fc.assert(
      fc.property(times, (iso) => {
        expect(asDay(iso)).toBe(formatDate(iso))
        expect(asMoment(iso)).toBe(csvCell(formatDateTime(iso)))
      }),
    )
  })

  it('has text as any file has it, however often it comes', () => {
    const asText = written('text')
    fc.assert(
      fc.property(
        fc.string().filter((value) => !/^\d+$/.test(value)),
        (value) => {
          expect([asText(value), asText(value)]).toEqual([csvCell(value), csvCell(value)])
        },
      ),
    )
  })

  it.each([
    ['123456789012', '"=""123456789012"""'],
    ['8901234567890123', '"=""8901234567890123"""'],
    ['007', '"=""007"""'],
    ['12345678901', '12345678901'],
    ['0', '0'],
    ['DKT327498', 'DKT327498'],
    ['123456789012=cmd', '123456789012=cmd'],
  ])('has a number of text whole, also where it is opened by a press: %s', (value, cell) => {
    expect(written('text')(value)).toBe(cell)
  })

  it('has numbers that can be reckoned with', () => {
    const numbers = [
      amount<undefined>('Amount', () => paise(-46_092_90)),
      count<undefined>('Count', () => 1200),
      percent<undefined>('Percent', () => 12.5),
      amount<undefined>('None', () => undefined),
    ].map((column) => ({ key: column.title, column: column as never }))
    expect(csvColumns(numbers, context).map((column) => column.written(undefined))).toEqual([
      '-46092.90',
      '1200',
      '12.5',
      '',
    ])
  })
})

describe('a cell of a list in a workbook', () => {
  it.each([
    ['day', '2026-04-05T18:29:59.999Z', '2026-04-05T00:00:00.000Z'],
    ['day', '2026-04-05T18:30:00.000Z', '2026-04-06T00:00:00.000Z'],
    ['day', '2026-04-05', '2026-04-05T00:00:00.000Z'],
    ['moment', '2026-04-05T05:12:59.000Z', '2026-04-05T10:42:00.000Z'],
  ] as const)('%s %s is that of India, without a zone', (kind, iso, wall) => {
    expect(sheetCell(kind, iso)).toEqual(new Date(wall))
  })

  it('shows the day that the screen shows', () => {
    fc.assert(
      fc.property(times, (iso) => {
        const cell = sheetCell('day', iso)
        expect(cell instanceof Date ? formatDate(cell.toISOString().slice(0, 10)) : cell).toBe(formatDate(iso))
      }),
    )
  })

  it('has rupees, and text where there is no time', () => {
    expect(sheetCell('amount', 123_456)).toBe(1234.56)
    expect(sheetCell('day', 'no time')).toBe('–')
    expect(sheetCell('text', 12)).toBe('12')
    expect(sheetCell('day', '1850-01-01')).toBe('01 Jan 1850')
  })
})
