/** Draws a product's picture: its motif in its colour, with a print of its own, on a soft ground. */
import { canvasOf, type Outline, type Paint, type Rgb } from './canvas.ts'
import { paletteOf } from './colours.ts'
import type { Motif } from './motifs.ts'
import { ellipse } from './outlines.ts'
import { encodePng } from './png.ts'
import { printOf } from './prints.ts'
import { SHAPES } from './shapes.ts'

const SQUARE = 100

/** The same arguments always give the same bytes. @param seed any whole number, so that neighbours differ. */
export function productPicture(motif: Motif, colour: string, seed: number, width: number, height: number): Uint8Array {
  const palette = paletteOf(colour, seed)
  const canvas = canvasOf(width, height, palette.ground)
  const scale = Math.min(width, height) / SQUARE
  const [left, top] = [(width - SQUARE * scale) / 2, (height - SQUARE * scale) / 2]
  const placed = (outline: Outline): Outline => outline.map((at, index) => at * scale + (index % 2 === 0 ? left : top))
  const plain = (shade: Rgb, outline: Outline) => canvas.fill(placed(outline), () => shade)

  plain(palette.halo, ellipse(50, 50, 46, 46))
  plain(palette.shadow, ellipse(50, 88, 34, 4.5))
  const printed = printOf(palette, seed)
  const paint: Paint = (x, y) => printed((x + 0.5 - left) / scale, (y + 0.5 - top) / scale)
  for (const { tone, outline } of SHAPES[motif]) {
    if (tone === 'print') canvas.fill(placed(outline), paint)
    else plain(palette[tone], outline)
  }
  return encodePng(width, height, canvas.rgba)
}
