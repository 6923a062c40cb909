/** Documents of each kind, made when they are asked for: the ending of a name says of which kind, the name what they are about. */
import { bannerPicture } from '../pictures/draw.ts'
import { FILM } from './film.ts'

interface Made {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Seconds of silence. */
const SONG = 20

/** Undefined for an ending that the portal has nothing of. */
export function documentNamed(name: string): Made | undefined {
  const [, stem = '', ending = ''] = /^([\w-]+)\.(\w+)$/.exec(name) ?? []
  switch (ending) {
    case 'pdf':
      return { type: 'application/pdf', bytes: latin(pdf(stem.replaceAll('-', ' '))) }
    case 'png':
      return { type: 'image/png', bytes: Uint8Array.from(bannerPicture(['pram'], 'Blue', stem.length, 640, 400)) }
    case 'mp3':
      return { type: 'audio/mpeg', bytes: silence(SONG) }
    case 'webm':
      return { type: 'video/webm', bytes: Uint8Array.from(Buffer.from(FILM, 'base64')) }
    default:
      return undefined
  }
}

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

/** One page with its title. @param title letters, digits and spaces */
function pdf(title: string): string {
  const drawn = `BT /F1 24 Tf 72 760 Td (${title}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, nth) => {
    const place = text.length
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** Frames of MPEG 1 layer 3, 128 kbit/s at 44.1 kHz, one channel, with nothing in them. */
function silence(seconds: number): Uint8Array<ArrayBuffer> {
  const frame = 417
  const bytes = new Uint8Array(Math.round((seconds * 44_100) / 1152) * frame)
  for (let at = 0; at < bytes.length; at += frame) bytes.set([0xff, 0xfb, 0x90, 0xc4], at)
  return bytes
}
