/** Generates documents on request: the extension of a name gives the kind, the name the content. */
import { latin, type PracticeDocument, pdfOf } from '../kit/pdf.ts'
import { bannerPicture, productPicture } from '../pictures/draw.ts'
import { MOTIFS } from '../pictures/motifs.ts'
import { randomFor } from '../world/random.ts'
import { FILM } from './film.ts'

/** Seconds of silence. */
const SONG = 20

/** Undefined for an extension that the portal doesn't have. */
export function documentNamed(name: string): PracticeDocument | undefined {
  const [, stem = '', ending = ''] = /^([\w-]+)\.(\w+)$/.exec(name) ?? []
  switch (ending) {
    case 'pdf':
      return { type: 'application/pdf', bytes: latin(pdf(titleOf(stem))) }
    case 'png':
      return { type: 'image/png', bytes: Uint8Array.from(pictureOf(stem)) }
    case 'mp3':
      return { type: 'audio/mpeg', bytes: silence(SONG) }
    case 'webm':
      return { type: 'video/webm', bytes: Uint8Array.from(Buffer.from(FILM, 'base64')) }
    default:
      return undefined
  }
}

const COLOURS = ['Blue', 'Red', 'Green', 'Yellow', 'Pink', 'Orange', 'Purple'] as const

/** The picture of a name: always the same, and mostly different from others; a name that begins with a motif shows it. */
function pictureOf(stem: string) {
  const random = randomFor(0, 'picture', stem)
  const own = MOTIFS.find((motif) => stem.startsWith(`${motif}-`))
  const motifs = own === undefined ? random.some(MOTIFS, 2) : [own]
  const [colour, seed] = [random.pick(COLOURS), random.whole(1, 1000)]
  // Two motifs fill the picture; one is centred.
  return own === undefined ? bannerPicture(motifs, colour, seed, 580, 400) : productPicture(own, colour, seed, 640, 400)
}

/** Sentences for the portal's documents, chosen by the title: each at most once on a page. */
const SENTENCES = [
  'The store manager reads this with the team before it takes effect.',
  'These rules apply to every store from the first of next month.',
  'Fold garments with the label up and the smallest size on top.',
  'Greet every customer within 30 seconds.',
  'Place products for babies under six months at pram height.',
  'Set damaged goods aside and record them on the day they arrive.',
  'Display feeding bottles and teats together, by age, youngest first.',
  'Each window shows one theme: one colour, one season and one price readable from the street.',
  'Ask your area manager. Questions are answered within two days.',
  'Shelf prices must match the till. Correct a wrong price at once.',
] as const

/** `shop-window` has the title "Shop window". */
const titleOf = (stem: string): string => stem.charAt(0).toUpperCase() + stem.slice(1).replaceAll('-', ' ')

/** Pages with their title, content and number. @param title letters, digits and spaces */
function pdf(title: string): string {
  const count = 2 + (title.length % 6)
  return pdfOf(Array.from({ length: count }, (_, nth) => drawnPage(title, nth, count)))
}

function drawnPage(title: string, page: number, count: number): string {
  const lines = Array.from(
    { length: SENTENCES.length },
    (_, nth) => SENTENCES[(nth * 7 + page * 3 + title.length) % SENTENCES.length],
  )
  const head = page === 0 ? title : `${title}, continued`
  return [
    `BT /F1 22 Tf 64 770 Td (${head}) Tj ET`,
    `BT /F1 12 Tf 28 TL 64 724 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
    `BT /F1 9 Tf 64 40 Td (Page ${page + 1} of ${count}) Tj ET`,
  ].join('\n')
}

/** MPEG 1 layer 3 frames, 128 kbit/s at 44.1 kHz, mono, silent. */
function silence(seconds: number): Uint8Array<ArrayBuffer> {
  const frame = 417
  const bytes = new Uint8Array(Math.round((seconds * 44_100) / 1152) * frame)
  for (let at = 0; at < bytes.length; at += frame) bytes.set([0xff, 0xfb, 0x90, 0xc4], at)
  return bytes
}
