/** The printout equals the saved PDF: the same sheets, with the same size and content. */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onSheet } from '../../src/shared/papers/paper.ts'
import type { MadePaper, PaperKind } from '../../src/shared/papers.ts'
import { made } from '../support/made.ts'
import { sheetMillimetres } from '../support/paper-reader.ts'
import { JPEG, PICTURE } from '../support/picture-files.ts'
import { examples, KINDS } from './examples.ts'
import { openPress, type Press } from './press.ts'

let press: Press
beforeAll(async () => {
  press = await openPress({ pictures: new Map([[PICTURE, JPEG]]) })
})
afterAll(() => press?.close())

async function paperOf<K extends PaperKind>(kind: K, name = examples[kind].name): Promise<MadePaper> {
  const { subject, answers, who } = examples[kind].of(name)
  return (await made<K>(subject, answers, who)) as MadePaper
}

const DENSITY = 100
/** Out of 255: darker pixels count as ink. */
const INK = 160

/** The ink's distance from a sheet's edges in millimetres, and the darkness of the sheet from 0 to 1. */
interface Ink {
  readonly frame: readonly number[]
  readonly share: number
}

/** Each sheet, as a PDF reader renders it. */
function inkOf(pdf: Uint8Array): readonly Ink[] {
  const drawn = execFileSync('pdftoppm', ['-r', String(DENSITY), '-gray', '-'], { input: pdf, maxBuffer: 1024 ** 3 })
  const sheets: Ink[] = []
  for (let at = 0; at < drawn.length; ) {
    const [head = '', width = '', height = ''] =
      /^P5\n(\d+) (\d+)\n255\n/.exec(drawn.subarray(at, at + 40).toString('latin1')) ?? []
    if (head === '') throw new Error('No picture of a sheet')
    const dots = drawn.subarray(at + head.length, at + head.length + Number(width) * Number(height))
    sheets.push(inkIn(dots, Number(width)))
    at += head.length + dots.length
  }
  return sheets
}

function inkIn(dots: Uint8Array, width: number): Ink {
  let [left, top, right, bottom, ink] = [width, Number.POSITIVE_INFINITY, 0, 0, 0]
  for (const [at, dot] of dots.entries()) {
    ink += 255 - dot
    if (dot >= INK) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  return { frame: [left, top, right, bottom].map((dot) => (dot / DENSITY) * 25.4), share: ink / 255 / dots.length }
}

async function expectSame(papers: readonly MadePaper[], copies?: Parameters<Press['print']>[1]) {
  const { pdf } = await press.print(papers, copies)
  const sheets = await press.printSheets(pdf)
  const { strayRequests, complaints } = sheets
  expect({ strayRequests, complaints }).toEqual({ strayRequests: [], complaints: [] })
  expect(sheetMillimetres(sheets.pdf)).toEqual(sheetMillimetres(pdf))
  const [saved, printed] = [inkOf(pdf), inkOf(sheets.pdf)]
  expect(printed).toHaveLength(saved.length)
  for (const [at, { frame, share }] of printed.entries()) {
    const own = saved[at]
    // Half a millimetre, as two programs render the letters, one of them slightly bolder.
    for (const [edge, place] of frame.entries()) expect(Math.abs(place - (own?.frame[edge] ?? 0))).toBeLessThan(0.6)
    expect(share / (own?.share ?? 1)).toBeGreaterThan(0.85)
    expect(share / (own?.share ?? 1)).toBeLessThan(1.15)
  }
  return sheets.pdf
}

describe('on the printer', () => {
  it.each(KINDS)('%s is what its PDF is', async (kind) => {
    await expectSame([await paperOf(kind)])
  })

  it('several papers, some on A5, some across, in two copies, keep each its own sheet', async () => {
    const papers = await Promise.all(
      (['orderInvoice', 'list', 'calendar', 'note'] as const).map((kind) => paperOf(kind)),
    )
    const mixed = papers.map((paper, at) => (at % 2 === 0 ? { ...paper, page: onSheet(paper.page, 'A5') } : paper))
    const pdf = await expectSame(mixed, ['original', 'duplicate'])
    expect(new Set(sheetMillimetres(pdf).map(String)).size).toBeGreaterThan(1)
  })
})
