/** Typical scanners, and the result of each scan: it is counted, reported, or text of the field that it went into. */
import { describe, expect, test } from 'vitest'
import {
  codeWithoutEnd,
  type Into,
  NO_SCAN,
  type Scan,
  scanned,
} from '../../../../../src/shared/domain/scanning/scan.ts'
import { destinationOf, type ScanPlace } from '../../../../../src/shared/domain/scanning/scan-destination.ts'
import type { Press } from '../../../../../src/shared/domain/scanning/scan-key.ts'
import { codeOf, noProduct } from '../../../../../src/shared/domain/scanning/scanned-code.ts'

interface Behaviour {
  readonly keys: readonly (Press | string)[]
  /** Milliseconds between keys, one for each or one for all. */
  readonly gaps?: number | readonly number[]
  readonly at?: Partial<ScanPlace>
  readonly into?: Into
  /** The state after a scanner has shown its pace. */
  readonly after?: Scan
}

const ON_A_LOAD: ScanPlace = { isSearch: false, isCovered: false, isField: false, isForm: false, isTaking: true }

function became({ keys, gaps = 8, at = {}, into = 'page', after = NO_SCAN }: Behaviour): readonly string[] {
  const log: string[] = []
  let [now, scan] = [10_000, after]
  for (const [nth, key] of keys.entries()) {
    if (nth > 0) now += typeof gaps === 'number' ? gaps : (gaps[nth - 1] ?? 8)
    const event = scanned(scan, key, now, into)
    scan = event.next
    if (event.kind === 'scan') log.push(resultOf(event.code, at))
    else if (event.kind === 'again') log.push('swallowed')
    else if (event.kind === 'torn' || event.kind === 'unread') log.push(event.kind)
  }
  const left = codeWithoutEnd(scan)
  return left === undefined ? log : [...log, `told: no Enter after ${left}`]
}

function resultOf(text: string, at: Partial<ScanPlace>): string {
  const destination = destinationOf({ ...ON_A_LOAD, ...at })
  if (destination !== 'screen') return destination
  const code = codeOf(text)
  if (code.kind === 'product') return `counted ${code.id}`
  return code.kind === 'box' ? `ticked ${code.box}` : `told: ${noProduct(code).split('.')[0]}`
}

const ID = [...'200367']
const azerty: readonly Press[] = [
  { key: 'é', code: 'Digit2' },
  { key: 'à', code: 'Digit0' },
  { key: 'à', code: 'Digit0' },
  { key: '"', code: 'Digit3' },
  { key: '-', code: 'Digit6' },
  { key: 'è', code: 'Digit7' },
]
const paced = (pace: number): Scan =>
  [...ID, 'Enter'].reduce((scan, key, nth) => scanned(scan, key, nth * pace, 'page').next, NO_SCAN)

describe('a scan on a load', () => {
  test.each<readonly [string, Behaviour, readonly string[]]>([
    ['quick, with Enter', { keys: [...ID, 'Enter'] }, ['counted 200367']],
    ['quick, with Tab', { keys: [...ID, 'Tab'] }, ['counted 200367']],
    ['with Enter twice', { keys: [...ID, 'Enter', 'Enter'] }, ['counted 200367', 'swallowed']],
    ['with Tab and Enter', { keys: [...ID, 'Tab', 'Enter'] }, ['counted 200367', 'swallowed']],
    ['with CR and LF', { keys: [...ID, '\r', '\n'] }, ['counted 200367', 'swallowed']],
    ['with Ctrl+M', { keys: [...ID, { key: 'm', ctrlKey: true }] }, ['counted 200367']],
    ['at 45 ms', { keys: [...ID, 'Enter'], gaps: 45 }, ['counted 200367']],
    ['over Bluetooth at 60 ms', { keys: [...ID, 'Enter'], gaps: 60 }, ['counted 200367']],
    ['over Bluetooth at 120 ms', { keys: [...ID, 'Enter'], gaps: 120 }, ['counted 200367']],
    ['over Bluetooth, not quite even', { keys: [...ID, 'Enter'], gaps: [80, 95, 70, 99, 85, 90] }, ['counted 200367']],
    [
      'uneven, after the scanner has shown its pace',
      { keys: [...ID, 'Enter'], gaps: [80, 101, 82, 105, 76, 90], after: { ...paced(90), ended: 0 } },
      ['counted 200367'],
    ],
    ['with one late key', { keys: [...ID, 'Enter'], gaps: [8, 8, 90, 8, 8, 8] }, ['counted 200367']],
    ['four digits', { keys: [...'2003', 'Enter'] }, ['counted 2003']],
    ['ten digits', { keys: [...'9876543210', 'Enter'] }, ['counted 9876543210']],
    ['a leading zero', { keys: ['0', ...ID, 'Enter'] }, ['counted 200367']],
    ['a control character before', { keys: [{ key: 'b', ctrlKey: true }, ...ID, 'Enter'] }, ['counted 200367']],
    ['a letter before', { keys: ['A', ...ID, 'Enter'] }, ['counted 200367']],
    ['an AIM identifier', { keys: [...']C1', ...ID, 'Enter'] }, ['counted 200367']],
    ['an AIM identifier with CapsLock on', { keys: [...']c1', ...ID, 'Enter'] }, ['counted 200367']],
    ['Shift on the way', { keys: [{ key: 'Shift' }, ']', 'C', '1', ...ID, 'Enter'] }, ['counted 200367']],
    ['digits of a Hindi keyboard', { keys: [...'२००३६७', 'Enter'] }, ['counted 200367']],
    ['on a French keyboard', { keys: [...azerty, 'Enter'] }, ['counted 200367']],
    [
      'on the number pad without NumLock',
      {
        keys: ['2', '0', '0', '3', '6', '7']
          .map((nth) => ({ key: 'Clear', code: `Numpad${nth}` }))
          .concat([{ key: 'Enter', code: 'NumpadEnter' }]),
      },
      ['counted 200367'],
    ],
    [
      'through an input method',
      { keys: [...ID.map((nth) => ({ key: 'Process', code: `Digit${nth}` })), 'Enter'] },
      ['counted 200367'],
    ],
    ['two in a row', { keys: [...ID, 'Enter', ...'200416', 'Enter'], gaps: 3 }, ['counted 200367', 'counted 200416']],
    [
      'after a quantity',
      { keys: [...'12', ...ID, 'Enter'], gaps: [90, 300, 8, 8, 8, 8, 8, 8], into: 'count' },
      ['counted 200367'],
    ],
    [
      'an EAN-13',
      { keys: [...'8901234567890', 'Enter'] },
      ['told: 8901234567890 is a manufacturer’s barcode (EAN-13) that matches no product of the portal'],
    ],
    [
      'a UPC-A',
      { keys: [...'036000291452', 'Enter'] },
      ['told: 036000291452 is a manufacturer’s barcode (UPC-A) that matches no product of the portal'],
    ],
    ['an EAN-13 misread', { keys: [...'8901234567891', 'Enter'] }, ['told: 8901234567891 isn’t a product barcode']],
    [
      'a GS1-128',
      { keys: [...']C1011890123456789710LOT', { key: ']', ctrlKey: true }, ...'21A', 'Enter'] },
      ['told: 18901234567897 is a manufacturer’s barcode (GS1-128) that matches no product of the portal'],
    ],
    ['a web address', { keys: [...'HTTPS://X.IN/1', 'Enter'] }, ['told: HTTPS://X']],
    ['a box', { keys: [...'LD-260707-2-9-B12', 'Enter'] }, ['ticked LD-260707-2-9-B12']],
    ['a box with CapsLock on', { keys: [...'ld-260707-2-9-b12', 'Enter'] }, ['ticked LD-260707-2-9-B12']],
    ['a load', { keys: [...'LD-260707-2-9', 'Enter'] }, ['told: LD-260707-2-9 is a load, not a product']],
    ['an order', { keys: [...'PO-41069-T', 'Enter'] }, ['told: PO-41069-T is an order, not a product']],
    [
      'a key that couldn’t be read',
      { keys: ['2', '0', { key: 'Dead' }, ...'0367', 'Enter'] },
      ['told: 20?0367 isn’t a product barcode'],
    ],
    ['without an end', { keys: ID }, ['told: no Enter after 200367']],
    ['with the cursor in a quantity', { keys: [...ID, 'Enter'], at: { isField: true } }, ['counted 200367']],
    [
      'with the cursor in a form of the screen',
      { keys: [...ID, 'Enter'], at: { isField: true, isForm: true } },
      ['counted 200367'],
    ],
    ['with the cursor in the search', { keys: [...ID, 'Enter'], at: { isField: true, isSearch: true } }, ['search']],
    ['behind a dialog', { keys: [...ID, 'Enter'], at: { isCovered: true } }, ['covered']],
    [
      'into a form of a dialog',
      { keys: [...ID, 'Enter'], at: { isCovered: true, isField: true, isForm: true } },
      ['fieldOnly'],
    ],
    ['on a screen that takes none', { keys: [...ID, 'Enter'], at: { isTaking: false } }, ['nowhere']],
    ['into a field there', { keys: [...ID, 'Enter'], at: { isTaking: false, isField: true } }, ['field']],
    ['a hand: 1234 and Enter', { keys: [...'1234', 'Enter'], gaps: [40, 35, 40, 90], into: 'count' }, []],
    ['a hand: 1234 and Enter, evenly', { keys: [...'1234', 'Enter'], gaps: 70, into: 'count' }, []],
    ['a hand: an id', { keys: [...ID, 'Enter'], gaps: [110, 70, 160, 90, 80, 130], into: 'text' }, []],
    ['a hand: an id, evenly', { keys: [...ID, 'Enter'], gaps: 80, into: 'text' }, []],
    ['torn', { keys: [...'8901234211588', 'Enter'], gaps: [8, 8, 8, 8, 8, 8, 170, 8, 8, 8, 8, 8, 8] }, ['torn']],
    [
      'unevenly slow into a count',
      { keys: [...ID, 'Enter'], gaps: [60, 140, 70, 130, 55, 145], into: 'count' },
      ['unread'],
    ],
    ['unevenly slow', { keys: [...ID, 'Enter'], gaps: [60, 140, 70, 130, 55, 145] }, ['counted 200367']],
    ['a hand: 12 and Enter at once', { keys: [...'12', 'Enter'] }, []],
  ])('%s', (_, behaviour, result) => {
    expect(became(behaviour)).toEqual(result)
  })
})
