/** Documents of each kind, made when they are asked for: the ending of a name says of which kind, the name what they are about. */
import { latin, type Made, pdfOf } from '../kit/pdf.ts'
import { bannerPicture } from '../pictures/draw.ts'
import { MOTIFS } from '../pictures/motifs.ts'
import { randomFor } from '../world/random.ts'
import { FILM } from './film.ts'

/** Seconds of silence. */
const SONG = 20

/** Undefined for an ending that the portal has nothing of. */
export function documentNamed(name: string): Made | undefined {
  const [, stem = '', ending = ''] = /^([\w-]+)\.(\w+)$/.exec(name) ?? []
  switch (ending) {
    case 'pdf':
      return { type: 'application/pdf', bytes: latin(pdf(stem.replaceAll('-', ' '))) }
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

/** The picture of a name: always the same, and like few others; a name that begins with a motif shows it. */
function pictureOf(stem: string) {
  const random = randomFor(0, 'picture', stem)
  const own = MOTIFS.find((motif) => stem.startsWith(`${motif}-`))
  const motifs = own === undefined ? random.some(MOTIFS, 2) : [own]
  return bannerPicture(motifs, random.pick(COLOURS), random.whole(1, 1000), 640, 400)
}

const LINES_A_PAGE = 34
/** What the portal's documents are about, in sentences that are drawn by their title. */
const SENTENCES = [
  'The store manager reads this with the team before it holds.',
  'What stands here holds from the first of next month, in every store of the chain.',
  'Folded garments lie with the label up, the smallest size on top.',
  'A customer is greeted within half a minute, and never sent to another floor.',
  'Goods for babies under six months stand at the height of a pram.',
  'What was damaged on its way is set apart and noted on the day that it arrived.',
  'Feeding bottles and teats stand together, by age, the youngest first.',
  'The window shows one story: one colour, one season, one price that can be read from the street.',
  'Questions go to the area manager, and are answered within two days.',
  'Prices are those of the till; a price that is wrong on the shelf is changed at once.',
] as const

/** Some pages with their title, what they are about and their number. @param title letters, digits and spaces */
function pdf(title: string): string {
  const count = 2 + (title.length % 6)
  return pdfOf(Array.from({ length: count }, (_, nth) => drawnPage(title, nth, count)))
}

function drawnPage(title: string, page: number, count: number): string {
  const lines = Array.from(
    { length: LINES_A_PAGE },
    (_, nth) => SENTENCES[(nth * 7 + page * 3 + title.length) % SENTENCES.length],
  )
  const head = page === 0 ? title : `${title}, continued`
  return [
    `BT /F1 22 Tf 64 770 Td (${head}) Tj ET`,
    `BT /F1 11 Tf 19 TL 64 730 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
    `BT /F1 9 Tf 64 40 Td (Page ${page + 1} of ${count}) Tj ET`,
  ].join('\n')
}

/** Frames of MPEG 1 layer 3, 128 kbit/s at 44.1 kHz, one channel, with nothing in them. */
function silence(seconds: number): Uint8Array<ArrayBuffer> {
  const frame = 417
  const bytes = new Uint8Array(Math.round((seconds * 44_100) / 1152) * frame)
  for (let at = 0; at < bytes.length; at += frame) bytes.set([0xff, 0xfb, 0x90, 0xc4], at)
  return bytes
}
