/** Drawing one page again and again, as zooming does, with a stand-in for pdf.js that refuses what pdf.js refuses. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawPage } from '../../../../src/renderer/documents/pdf/draw-page.ts'
import type { OpenPdf } from '../../../../src/renderer/documents/pdf/open-pdf.ts'

/** A started drawing of the stand-in: ended by the test, or by being cancelled. */
interface Begun {
  readonly width: number
  readonly end: () => void
  readonly break: (why: Error) => void
}

let begun: Begun[] = []
let inUse: Set<unknown>

vi.mock('pdfjs-dist', () => ({
  TextLayer: class {
    textDivs = ['a piece']
    render = () => Promise.resolve()
    cancel = () => {}
  },
}))

const page = {
  getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 200 * scale }),
  getTextContent: async () => ({ items: [] }),
  render: ({ canvas, viewport }: { canvas: object; viewport: { width: number } }) => {
    if (inUse.has(canvas)) throw new Error('Cannot use the same canvas during multiple render() operations.')
    inUse.add(canvas)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const free = () => inUse.delete(canvas)
    const own: Begun = {
      width: viewport.width,
      end: () => {
        free()
        resolve()
      },
      break: (why) => {
        free()
        reject(why)
      },
    }
    begun.push(own)
    // Later than pdf.js does: another drawing has to wait for it.
    const cancel = () => setTimeout(() => own.break(new Error('cancelled')), 5)
    return { promise, cancel }
  },
}
const pdf = { page: async () => page } as unknown as OpenPdf

/** Draws at each scale in turn, cancelling the one before as the page does, and returns all drawings. */
function drawing() {
  const canvas = { width: 0, height: 0 } as HTMLCanvasElement
  const text = { replaceChildren: vi.fn() } as unknown as HTMLElement
  let after: Promise<unknown> = Promise.resolve()
  return (scale: number) => {
    const one = drawPage({ pdf, number: 1, scale, canvas, text, after })
    after = one.done
    return one
  }
}

beforeEach(() => {
  begun = []
  inUse = new Set()
  vi.stubGlobal('devicePixelRatio', 2)
})

describe('a page of a PDF that is drawn again', () => {
  test('is drawn at the density of the screen and tells its size in points', async () => {
    const one = drawing()(1.5)
    await expect.poll(() => begun.length).toBe(1)
    begun[0]?.end()
    expect(await one.done).toEqual({ size: { width: 100, height: 200 }, pieces: ['a piece'] })
    expect(begun.map(({ width }) => width)).toEqual([300])
  })

  test('waits until the drawing before, which was cancelled, has let go of the canvas', async () => {
    const draw = drawing()
    const first = draw(1)
    await expect.poll(() => begun.length).toBe(1)
    first.cancel()
    const second = draw(2)
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.end()
    expect(await first.done).toBeUndefined()
    expect(await second.done).toMatchObject({ size: { width: 100 } })
  })

  test('leaves out drawings that were cancelled before they began, at any moment', async () => {
    const draw = drawing()
    const earlier: Promise<unknown>[] = []
    for (let nth = 1; nth <= 6; nth += 1) {
      const one = draw(nth)
      earlier.push(one.done)
      for (let turn = 0; turn < nth; turn += 1) await Promise.resolve()
      one.cancel()
    }
    const last = draw(7)
    await expect.poll(() => begun.at(-1)?.width).toBe(1400)
    begun.at(-1)?.end()
    expect(await Promise.all(earlier)).toEqual(earlier.map(() => undefined))
    expect(await last.done).toMatchObject({ size: { width: 100 } })
  })

  test('doesn’t wait for the text of a drawing that was cancelled, should it never come', async () => {
    const draw = drawing()
    const text = vi.spyOn(page, 'getTextContent').mockReturnValueOnce(new Promise(() => undefined))
    const first = draw(1)
    await expect.poll(() => text.mock.calls.length).toBe(1)
    first.cancel()
    const second = draw(2)
    await expect.poll(() => begun.length).toBe(1)
    begun[0]?.end()
    expect(await first.done).toBeUndefined()
    expect(await second.done).toBeDefined()
  })

  test('is drawn although the drawing before failed, whose failure is told', async () => {
    const draw = drawing()
    const first = draw(1)
    await expect.poll(() => begun.length).toBe(1)
    begun[0]?.break(new Error('a broken picture'))
    await expect(first.done).rejects.toThrow('a broken picture')
    const second = draw(2)
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.end()
    expect(await second.done).toBeDefined()
  })
})
