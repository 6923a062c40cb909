/** Draws pictures: a motif in its colour and print on a soft ground; several motifs as a banner. */
import { type Canvas, canvasOf, type Outline, type Paint, type Rgb } from './canvas.ts'
import { type Palette, paletteOf } from './colours.ts'
import type { Motif } from './motifs.ts'
import { ellipse } from './outlines.ts'
import { encodePng } from './png.ts'
import { printOf } from './prints.ts'
import { SHAPES } from './shapes.ts'

const SQUARE = 100

/** Position of a motif's square, in pixels. */
interface Place {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The same arguments always give the same bytes. @param seed any whole number, so that neighbours differ. */
export function productPicture(motif: Motif, colour: string, seed: number, width: number, height: number): Uint8Array {
  const palette = paletteOf(colour, seed)
  const canvas = canvasOf(width, height, palette.ground)
  const side = Math.min(width, height)
  paintMotif(canvas, motif, palette, seed, { left: (width - side) / 2, top: (height - side) / 2, side })
  return encodePng(width, height, canvas.rgba)
}

/** Motifs side by side on one ground, none of them cut off. */
export function bannerPicture(
  motifs: readonly Motif[],
  colour: string,
  seed: number,
  width: number,
  height: number,
): Uint8Array {
  const ground = paletteOf(colour, seed)
  const canvas = canvasOf(width, height, ground.ground)
  const side = Math.min(height * 0.72, width / (motifs.length * 0.96))
  for (const [at, motif] of motifs.entries()) {
    const left = width - (motifs.length - at) * side * 0.96
    const palette = { ...paletteOf(at === 0 ? colour : '', seed + at), ground: ground.ground, halo: ground.halo }
    paintMotif(canvas, motif, palette, seed + at, { left, top: at % 2 === 0 ? height * 0.06 : height * 0.22, side })
  }
  return encodePng(width, height, canvas.rgba)
}

function paintMotif(canvas: Canvas, motif: Motif, palette: Palette, seed: number, { left, top, side }: Place): void {
  const scale = side / SQUARE
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
}
