import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  headOf,
  isKeepable,
  judgePicture,
  MOST_PICTURE_BYTES,
  refuseHead,
} from '../../../../../src/shared/domain/papers/picture-check.ts'
import { often } from '../../../../support/counts.ts'
import { JPEG, joined, PNG, pngClaiming, turnedJpeg } from '../../../../support/picture-files.ts'

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const refused = (why: string) => ({ ok: false, why })
const GIF = joined(latin('GIF89a'), new Uint8Array(100))
const WEBP = joined(latin('RIFF'), Uint8Array.of(90, 0, 0, 0), latin('WEBPVP8 '), new Uint8Array(90))
const SVG = latin('<svg xmlns="http://www.w3.org/2000/svg" onload="close()"/>')
const HTML = latin('<!doctype html><script>close()</script>')
/** A JPEG whose frame declares another size: its height and width follow `ffc0 0011 08`. */
function jpegClaiming(width: number, height: number) {
  const bytes = Buffer.from(JPEG)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0, 0x11, 8]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return Uint8Array.from(bytes)
}

describe('a picture that a person chose', () => {
  test.each([
    ['face.jpg', JPEG, { type: 'image/jpeg', width: 24, height: 16 }],
    ['FACE.JPEG', JPEG, { type: 'image/jpeg', width: 24, height: 16 }],
    ['face.png', PNG, { type: 'image/png', width: 3, height: 2 }],
    ['a photo of a phone, turned', turnedJpeg(), { type: 'image/jpeg', width: 24, height: 16 }],
    ['a camera that writes on behind the end', joined(JPEG, latin('MotionPhoto_Data')), { type: 'image/jpeg' }],
    ['a JPEG called a PNG', JPEG, { type: 'image/jpeg' }],
    [
      'a JPEG with a filling byte before its pieces',
      joined(JPEG.subarray(0, 2), Uint8Array.of(0xff), JPEG.subarray(2)),
      { type: 'image/jpeg', width: 24, height: 16 },
    ],
  ])('%s is taken', (name, bytes, head) => {
    const judged = judgePicture(/\.\w+$/.test(name) ? name : 'face.png', bytes)
    expect(judged).toMatchObject({ ok: true, head })
  })

  test.each([
    ['face.gif', GIF],
    ['face.png', GIF],
    ['face.jpg', WEBP],
    ['face.png', SVG],
    ['face.jpeg', HTML],
    ['face.svg', PNG],
    ['face.png.exe', PNG],
    ['face', JPEG],
    ['face.png', new Uint8Array()],
    ['face.png', latin('GIF89a\x89PNG\r\n\x1a\n')],
    // Something else in front of a picture.
    ['face.png', joined(HTML, PNG)],
    ['face.jpg', joined(Uint8Array.of(0xff), JPEG)],
  ])('%s is no picture, under any name', (name, bytes) => {
    expect(judgePicture(name, bytes)).toEqual(refused('notAPicture'))
  })

  test.each([
    ['50 000 × 50 000 of a PNG', pngClaiming(50_000, 50_000)],
    ['as many as can be written', pngClaiming(0xffffffff, 0xffffffff)],
    ['one line that is very long', pngClaiming(0x7fffffff, 1)],
    ['65 535 × 65 535 of a JPEG', jpegClaiming(65_535, 65_535)],
  ])('is refused for its pixels before anything decodes them: %s', (_, bytes) => {
    expect(judgePicture('face.png', bytes)).toEqual(refused('pictureTooManyPixels'))
  })
  test('of forty megapixels is taken, and not of one line more', () => {
    expect(judgePicture('face.png', pngClaiming(8000, 5000)).ok).toBe(true)
    expect(judgePicture('face.png', pngClaiming(8000, 5001)).ok).toBe(false)
  })
  test('is refused for its bytes', () => {
    const large = joined(PNG, new Uint8Array(MOST_PICTURE_BYTES))
    expect(judgePicture('face.png', large)).toEqual(refused('pictureTooLarge'))
  })

  test.each([
    ['without a height', pngClaiming(10, 0)],
    ['of a JPEG without a width', jpegClaiming(0, 10)],
    ['of a first mark alone', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['of a signature alone', PNG.subarray(0, 8)],
    ['of a PNG that begins with another piece', joined(PNG.subarray(0, 8), PNG.subarray(33))],
    ['of a JPEG whose pieces lead nowhere', joined(JPEG.subarray(0, 2), Uint8Array.of(0xff, 0xe1, 0, 0), JPEG)],
    [
      'of a JPEG that begins to draw before it has said its size',
      joined(JPEG.subarray(0, 2), latin('\xff\xda\0\x08'), JPEG),
    ],
  ])('can’t be read %s', (_, bytes) => {
    expect(judgePicture('face.png', bytes)).toEqual(refused('pictureUnreadable'))
  })
  test('can’t be read when it was cut off, at any byte', () => {
    for (const whole of [PNG, JPEG]) {
      for (let at = 4; at < whole.length - 1; at++) {
        expect(judgePicture('face.png', whole.subarray(0, at)).ok).toBe(false)
      }
    }
  })
  test('never makes the check fail or hang', () => {
    const begun = fc.constantFrom(new Uint8Array(), PNG.subarray(0, 16), JPEG.subarray(0, 4), JPEG.subarray(0, 30))
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        expect(typeof judgePicture('face.jpg', joined(head, rest)).ok).toBe('boolean')
      }),
      { numRuns: often(500) },
    )
  })
})

describe('what the page made of it', () => {
  test('is kept when it is a small JPEG', () => {
    expect(isKeepable(JPEG)).toBe(true)
    expect(isKeepable(jpegClaiming(1200, 900))).toBe(true)
  })
  test.each([
    ['a PNG', PNG],
    ['larger than papers need', jpegClaiming(1201, 10)],
    ['heavier than a small JPEG', joined(JPEG, new Uint8Array(2 ** 20))],
    ['cut off', JPEG.subarray(0, 700)],
    ['something else', HTML],
  ])('and refused when it is %s', (_, bytes) => {
    expect(isKeepable(bytes)).toBe(false)
  })
})

describe('the head of a picture', () => {
  test('says what it is, and its size in pixels', () => {
    expect(headOf(PNG)).toEqual({ type: 'image/png', width: 3, height: 2 })
    expect(headOf(JPEG)).toEqual({ type: 'image/jpeg', width: 24, height: 16 })
    expect(headOf(turnedJpeg())).toEqual({ type: 'image/jpeg', width: 24, height: 16 })
  })
  test.each([
    ['no picture', GIF],
    ['nothing', new Uint8Array()],
    ['a PNG that ends before its size is said', PNG.subarray(0, 32)],
    ['a PNG of no width', pngClaiming(0, 2)],
    ['a PNG of no height', pngClaiming(3, 0)],
    ['a JPEG that ends before its frame', JPEG.subarray(0, 40)],
    ['a JPEG of no height', jpegClaiming(24, 0)],
  ])('isn’t there of %s', (_what, bytes) => {
    expect(headOf(bytes)).toBeUndefined()
  })
  test.each([
    [5000, 8000, undefined],
    [5000, 8001, 'documentTooManyPixels'],
    [1, 1, undefined],
  ])('of %i × %i pixels in a document: %s', (width, height, why) => {
    expect(refuseHead({ type: 'image/png', width, height })).toBe(why)
  })
  test('that is missing makes a document strange', () => {
    expect(refuseHead(undefined)).toBe('documentStrange')
  })
})
