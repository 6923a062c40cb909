/** Pixels as a PNG file: eight bits each of red, green, blue and opacity, no filter. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS = 8
const RED_GREEN_BLUE_OPACITY = 6
const BYTES_PER_PIXEL = 4

/** @param rgba row by row, four bytes per pixel; any other length is refused */
export function encodePng(width: number, height: number, rgba: Uint8Array): Uint8Array {
  const stride = width * BYTES_PER_PIXEL
  if (rgba.length !== stride * height) throw new RangeError(`${rgba.length} bytes aren't ${width} × ${height} pixels`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = EIGHT_BITS
  header[9] = RED_GREEN_BLUE_OPACITY
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(rgba.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
