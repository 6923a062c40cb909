/** The rules for every kind of paper, with any content. */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onSheet } from '../../src/shared/papers/paper.ts'
import type { PaperKind } from '../../src/shared/papers.ts'
import { made } from '../support/made.ts'
import { sheetMillimetres, sheetSize } from '../support/paper-reader.ts'
import { JPEG, PICTURE } from '../support/picture-files.ts'
import { examples, KINDS } from './examples.ts'
import { openPress, type Press, type Printed } from './press.ts'

let press: Press
beforeAll(async () => {
  press = await openPress({ pictures: new Map([[PICTURE, JPEG]]), withoutSystemFonts: true })
})
afterAll(() => press?.close())

async function paperOf<K extends PaperKind>(kind: K, name = examples[kind].name) {
  const { subject, answers, who } = examples[kind].of(name)
  return made<K>(subject, answers, who)
}

const squeezed = (text: string) => text.replace(/\s+/g, '')
const fontsIn = (pdf: Uint8Array) => execFileSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' })

/** A name in each script, with letters that are joined. */
const SCRIPTS = [
  ['Devanagari', 'आरव क्षत्रिय'],
  ['Bengali', 'সৌম্যদীপ চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'ઋષિકેશ પટેલ'],
  ['Oriya', 'ପ୍ରିୟଦର୍ଶିନୀ ସାହୁ'],
  ['Tamil', 'தமிழ்ச்செல்வி'],
  ['Telugu', 'వెంకటేశ్వర్లు'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಮೂರ್ತಿ'],
  ['Malayalam', 'കൃഷ്ണൻകുട്ടി'],
] as const

/** The names, with several in one up to the longest allowed. */
function asFewAs(all: readonly string[], longest: number): readonly string[] {
  const names: string[] = []
  for (const name of all.map((text) => text.slice(0, longest))) {
    const at = names.findIndex((other) => other.length + 1 + name.length <= longest)
    if (at < 0) names.push(name)
    else names[at] += ` ${name}`
  }
  return names
}

const HOSTILE = [
  '<img src=//evil.invalid onerror=close()>',
  '</script> <script>close()</script>',
  '"}{} \\ <style>*{all:unset}</style>',
  '"; } @page { size: 1px } x { content: "',
  '\\22 }@import "//evil.invalid/x.css";{',
  '{{constructor.constructor("close()")()}}',
  'javascript:close() $(close) &colon;',
] as const

describe.each(KINDS)('%s', (kind) => {
  const { says, sheets: count, name, longest } = examples[kind]

  it('comes out on as many sheets as it has, with what it says', async () => {
    const { pdf, sheets, strayRequests, complaints, clipped } = await press.print([await paperOf(kind)])
    expect(sheets).toHaveLength(count)
    for (const sheet of sheets) expect(sheet.trim()).not.toBe('')
    for (const text of [name, ...says]) expect(sheets.join('')).toContain(text)
    expect(sheets.join('')).not.toMatch(/undefined|NaN|\[object/)
    expect(sheetSize(pdf)).toBe('A4')
    expect({ strayRequests, complaints, clipped }).toEqual({ strayRequests: [], complaints: [], clipped: [] })
  })

  it('has names for the window, for the file and for the message that it isn’t there', async () => {
    const paper = await paperOf(kind)
    for (const text of [paper.title, paper.fileName]) {
      expect(text.trim()).toBe(text)
      expect(text.length).toBeGreaterThan(3)
      expect(text).not.toContain(PICTURE)
    }
  })

  describe('with names of every sort, in one print', () => {
    const long = ['W'.repeat(longest), 'Sahyadri '.repeat(30), 'க்ஷ்'.repeat(50)].map((text) => text.slice(0, longest))
    // The long names include one in Tamil.
    const scripts = SCRIPTS.flatMap(([script, spelled]) => (script === 'Tamil' ? [] : [spelled]))
    const odd = asFewAs([...HOSTILE, ...scripts], longest)
    const names = [...odd, ...long]
    let printed: Printed
    beforeAll(async () => {
      printed = await press.printUncounted(await Promise.all(names.map((text) => paperOf(kind, text))))
    })

    it('keeps its text in its place, however long they are', () => {
      expect(printed.clipped).toEqual([])
      expect(printed.sheets).toHaveLength(count * names.length)
    })

    it('prints them as text, even if they look like markup', () => {
      const { sheets, strayRequests, complaints } = printed
      // Word by word: a long name is broken where another column starts.
      for (const text of HOSTILE) {
        const at = odd.findIndex((name) => name.includes(text.slice(0, longest)))
        for (const word of text.trim().split(/\s+/)) expect(squeezed(sheets[at * count] ?? '')).toContain(word)
      }
      expect({ strayRequests, complaints }).toEqual({ strayRequests: [], complaints: [] })
    })

    it('prints those of every script of the country on a computer that has no font for it', () => {
      const fonts = fontsIn(printed.pdf)
      for (const [script] of SCRIPTS) expect(fonts).toContain(`NotoSans${script}`)
    })
  })
})

describe.each([
  ['A5', [148, 210]],
  ['Letter', [216, 279]],
] as const)('on %s, in one print', (size, [short, long]) => {
  interface Sheet {
    readonly text: string
    readonly millimetres: readonly number[] | undefined
  }
  const own = new Map<PaperKind, readonly Sheet[]>()
  let clipped: readonly string[]
  beforeAll(async () => {
    const papers = await Promise.all(KINDS.map((kind) => paperOf(kind)))
    const flowing = papers.filter(({ page }) => page.numbered)
    const printed = await press.printUncounted(flowing.map((paper) => ({ ...paper, page: onSheet(paper.page, size) })))
    const millimetres = sheetMillimetres(printed.pdf)
    const sheets = printed.sheets.map((text, at): Sheet => ({ text, millimetres: millimetres[at] }))
    const firsts = sheets.flatMap(({ text }, at) => (text.includes('Page 1 of ') ? [at] : []))
    expect(firsts).toHaveLength(flowing.length)
    for (const [nth, { kind }] of flowing.entries()) own.set(kind, sheets.slice(firsts[nth], firsts[nth + 1]))
    clipped = printed.clipped
  })

  it.each(KINDS)('%s is printed so if it flows, with nothing cut off, and stays on A4 if it doesn’t', async (kind) => {
    const { says, sheets: count, name } = examples[kind]
    const { page } = await paperOf(kind)
    const sheets = own.get(kind)
    if (sheets === undefined) return expect(onSheet(page, size)).toBe(page)
    const upright = [short, long]
    for (const { millimetres } of sheets)
      expect(millimetres).toEqual(page.orientation === 'portrait' ? upright : upright.toReversed())
    expect(clipped).toEqual([])
    for (const text of [name, ...says]) expect(sheets.map((sheet) => sheet.text).join('')).toContain(text)
    // Shrunk content takes the same number of sheets; a shorter sheet may need one more.
    if (size === 'A5') expect(sheets).toHaveLength(count)
  })
})

describe('several papers', () => {
  it('become one file, each with its own count of sheets and its own head, in the order in which they were asked for', async () => {
    const papers = [
      await paperOf('orderInvoice', 'आरव Retail'),
      await paperOf('calendar'),
      await paperOf('orderInvoice', 'Second Store'),
      await paperOf('staffBadges'),
    ]
    const { sheets, complaints } = await press.print(papers, ['original', 'duplicate'])
    expect(complaints).toEqual([])
    expect(sheets.map((sheet) => /Page \d+ of \d+/.exec(sheet)?.[0])).toEqual([
      ...['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2'],
      undefined,
      ...['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2'],
      ...[undefined, undefined],
    ])
    const heads = sheets.map((sheet) => / to (\S+ \S+)\s*$/m.exec(sheet.split('\n')[0] ?? '')?.[1])
    // The first sheet of each copy says it in its title.
    expect(heads.map((head, at) => (head === undefined ? [] : [at, head]))).toEqual([
      ...[[], [1, 'आरव Retail'], [], [3, 'आरव Retail']],
      [],
      ...[[], [6, 'Second Store'], [], [8, 'Second Store']],
      ...[[], []],
    ])
  })

  it('that are equal have equal counts', async () => {
    const paper = await paperOf('orderInvoice')
    const { sheets } = await press.print([paper, paper, paper])
    expect(sheets.map((sheet) => /Page \d+ of \d+/.exec(sheet)?.[0])).toEqual(
      [1, 2, 3].flatMap(() => ['Page 1 of 2', 'Page 2 of 2']),
    )
  })
})
