import type { Motif } from '../pictures/motifs.ts'

const WORDS: readonly (readonly [RegExp, Motif])[] = [
  [/foot|shoe/i, 'shoe'],
  [/bottle|feeding|teat/i, 'bottle'],
  [/pump/i, 'pump'],
  [/steril/i, 'gadget'],
  [/pram|gear/i, 'pram'],
  [/car seat/i, 'seat'],
  [/walker/i, 'trike'],
  [/tub|bath/i, 'tub'],
  [/mattress/i, 'quilt'],
  [/cot|crib|cradle/i, 'cot'],
  [/winter|layer/i, 'jacket'],
  [/newborn/i, 'romper'],
  [/party|festive|wedding|girls/i, 'dress'],
  [/boys/i, 'shirt'],
  [/monsoon/i, 'umbrella'],
  [/summer|colour/i, 'cap'],
  [/toy|age/i, 'teddy'],
  [/gift|grandparent|offer/i, 'gift'],
  [/shel(?:f|ves)|stockroom/i, 'blocks'],
  [/bill|till|return/i, 'bag'],
  [/size/i, 'trousers'],
  [/product/i, 'pack'],
]

/** The motif of the first known word; a book if there is none. */
export const motifOfTitle = (title: string): Motif => WORDS.find(([words]) => words.test(title))?.[1] ?? 'book'
