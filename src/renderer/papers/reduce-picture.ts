/**
 * Shrinks a picture, turns it upright and strips its metadata: it is decoded here, in the page's sandbox, and encoded again, so that
 * nothing but the visible picture remains. Main has checked its header before.
 */
import { LONGEST_SIDE, type PictureHead } from '../../shared/domain/papers/picture-check.ts'

const QUALITY = 0.86

/** Returns undefined for a picture that can't be decoded. */
export async function reducePicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureHead['type'],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    // Rotated by the camera's orientation.
    const bitmap = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (pen === null) return undefined
    pen.imageSmoothingQuality = 'high'
    // Transparent pixels become white, as on paper.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new Uint8Array(await small.arrayBuffer())
  } catch {
    return undefined
  }
}
