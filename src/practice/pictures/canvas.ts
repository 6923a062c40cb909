/** A small painter of filled, anti-aliased outlines. Outlines are x, y, x, y… in pixels. */

export type Rgb = readonly [red: number, green: number, blue: number]
/** The colour at a pixel. */
export type Paint = (x: number, y: number) => Rgb
export type Outline = readonly number[]

const SUBROWS = 4
const BYTES_PER_PIXEL = 4

export interface Canvas {
  readonly rgba: Uint8Array
  /** Fills by the even-odd rule. */
  readonly fill: (outline: Outline, paint: Paint) => void
}

export function canvasOf(width: number, height: number, ground: Rgb): Canvas {
  const rgba = new Uint8Array(width * height * BYTES_PER_PIXEL)
  const [pixel = 0] = new Uint32Array(Uint8Array.of(...ground, 255).buffer)
  new Uint32Array(rgba.buffer).fill(pixel)
  const covered = new Float32Array(width + 1)

  function blendRow(y: number, from: number, to: number, paint: Paint): void {
    for (let x = from; x < to; x += 1) {
      const share = Math.min(covered[x] ?? 0, 1)
      covered[x] = 0
      if (share === 0) continue
      const [red, green, blue] = paint(x, y)
      const at = (y * width + x) * BYTES_PER_PIXEL
      mix(at, red, share)
      mix(at + 1, green, share)
      mix(at + 2, blue, share)
    }
  }

  function mix(at: number, colour: number, share: number): void {
    const old = rgba[at] ?? 0
    rgba[at] = Math.round(old + (colour - old) * share)
  }

  /** Adds a span of one subrow; its end pixels are covered partly. */
  function cover(start: number, end: number): void {
    const [from, to] = [Math.max(start, 0), Math.min(end, width)]
    for (let x = Math.floor(from); x < to; x += 1) {
      covered[x] = (covered[x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / SUBROWS
    }
  }

  function fill(outline: Outline, paint: Paint): void {
    const { left, right, top, bottom } = extent(outline)
    const [from, to] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))]
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1) {
      for (let sub = 0; sub < SUBROWS; sub += 1) {
        const crossed = crossings(outline, y + (sub + 0.5) / SUBROWS)
        for (let at = 0; at + 1 < crossed.length; at += 2) cover(crossed[at] ?? 0, crossed[at + 1] ?? 0)
      }
      blendRow(y, from, to, paint)
    }
  }

  return { rgba, fill }
}

function extent(outline: Outline): { left: number; right: number; top: number; bottom: number } {
  const found = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]]
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y)
  }
  return found
}

/** The x positions where the outline crosses a row, from left to right. */
function crossings(outline: Outline, y: number): number[] {
  const found: number[] = []
  let [beforeX = 0, beforeY = 0] = outline.slice(-2)
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, thisY = 0] = [outline[at], outline[at + 1]]
    if (beforeY <= y !== thisY <= y) found.push(beforeX + ((y - beforeY) / (thisY - beforeY)) * (x - beforeX))
    beforeX = x
    beforeY = thisY
  }
  return found.sort((one, other) => one - other)
}
