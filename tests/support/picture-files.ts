/** Pictures as files: valid ones, and ones with false claims. */
import { encodePng } from '../../src/practice/pictures/png.ts'

/** 24 × 16 pixels. */
export const JPEG: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from(
    [
      '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      'AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA',
      'ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1',
      'AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP',
      'KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/',
      '2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi',
      '9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAGAAAAwEB',
      'AAAAAAAAAAAAAAAAAAIDAQX/xAAWEAEBAQAAAAAAAAAAAAAAAAAAAQL/xAAWAQEBAQAAAAAAAAAAAAAAAAAEAgP/xAAXEQEBAQEAAAAAAAAAAA',
      'AAAAACAAEh/9oADAMBAAIRAxEAPwDu5imYzMUzGLVAM2YD5gG1dk4eX//Z',
    ].join(''),
    'base64',
  ),
)

/** 3 × 2 pixels, all of them red. */
export const PNG: Uint8Array<ArrayBuffer> = Uint8Array.from(
  encodePng(
    3,
    2,
    Uint8Array.from({ length: 24 }, (_, at) => (at % 4 === 0 || at % 4 === 3 ? 255 : 0)),
  ),
)

/** The same PNG, claiming another size. */
export function pngClaiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(PNG)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return Uint8Array.from(bytes)
}

/** The same JPEG with a segment after its first marker, as cameras write: `E1` is Exif. */
function jpegWith(marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = content.length + 2
  return joined(JPEG.subarray(0, 2), Uint8Array.of(0xff, marker, length >> 8, length & 255), content, JPEG.subarray(2))
}

/** The same JPEG with the camera turned by a quarter: upright it is 16 × 24. */
export function turnedJpeg(): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  return jpegWith(0xe1, Uint8Array.from([...Buffer.from('Exif\0\0', 'latin1'), ...tiff]))
}

export const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts))

/** The name of a picture that the user chose. */
export const PICTURE = 'f'.repeat(64)
