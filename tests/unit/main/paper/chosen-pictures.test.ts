import { describe, expect, it } from 'vitest'
import { createChosenPictures } from '../../../../src/main/paper/chosen-pictures.ts'
import { JPEG, joined, PNG } from '../../../picture-files.ts'

/** Another picture for each number: what stands behind its end makes no difference to the check. */
const numbered = (nr: number) => joined(JPEG, Uint8Array.of(nr, nr >> 8))

describe('pictures that a person chose', () => {
  it('are kept under the fingerprint of their bytes: the same one is the same', () => {
    const pictures = createChosenPictures()
    const id = pictures.keep(JPEG) ?? ''
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(pictures.keep(JPEG)).toBe(id)
    expect(pictures.keep(numbered(1))).not.toBe(id)
    expect(pictures.get(id)).toEqual(JPEG)
    expect([pictures.has(id), pictures.has('0'.repeat(64))]).toEqual([true, false])
  })
  it('are not kept when they aren’t what the page makes', () => {
    expect(createChosenPictures().keep(PNG)).toBeUndefined()
  })
  it('are the last 72, and none after somebody else has signed in', () => {
    const pictures = createChosenPictures()
    const ids = Array.from({ length: 80 }, (_, nr) => pictures.keep(numbered(nr)) ?? '')
    expect(ids.filter((id) => pictures.has(id))).toEqual(ids.slice(8))
    pictures.forget()
    expect(ids.some((id) => pictures.has(id))).toBe(false)
  })
  it('can’t be changed from outside', () => {
    const pictures = createChosenPictures()
    const bytes = Uint8Array.from(JPEG)
    const id = pictures.keep(bytes) ?? ''
    bytes.fill(0)
    expect(pictures.get(id)).toEqual(JPEG)
  })
})
