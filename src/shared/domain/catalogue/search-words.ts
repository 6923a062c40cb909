/** Words of people in stores for the portal's names: trade words, colours, and filler words. Hindi has a separate table. */

/**
 * Typed words with the portal's possible names: types, subcategories, categories, or words of product names. Of several, the ones that the
 * portal has count. Written as spoken; plurals, blanks and hyphens don't matter.
 */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  // Clothes and shoes
  tee: ['t-shirt'],
  'tee shirt': ['t-shirt'],
  'tea shirt': ['t-shirt'],
  bodysuit: ['onesie', 'romper'],
  jumpsuit: ['romper', 'onesie'],
  dungaree: ['romper'],
  pyjama: ['night suit'],
  pajama: ['night suit'],
  nightwear: ['night suit'],
  'night dress': ['night suit'],
  sleepsuit: ['night suit', 'romper'],
  pant: ['trousers'],
  'diaper pant': ['pant style diapers'],
  'pant diaper': ['pant style diapers'],
  'track pant': ['trousers'],
  gown: ['frock', 'dress'],
  pullover: ['sweater'],
  cardigan: ['sweater'],
  sweatshirt: ['sweater'],
  'winter wear': ['sweaters & jackets'],
  woollens: ['sweaters & jackets'],
  'ethnic wear': ['party wear'],
  garment: ['clothes'],
  clothing: ['clothes'],
  apparel: ['clothes'],
  cloth: ['clothes'],
  slipper: ['sandals', 'clogs'],
  'flip flop': ['sandals', 'clogs'],
  shoe: ['footwear'],
  sock: ['socks pack of 3'],
  hat: ['sun hat', 'cap'],
  headband: ['hair band'],
  hairpin: ['hair clips'],
  accessory: ['fashion accessories'],
  // Care and food
  nappy: ['diapers', 'cloth nappies'],
  pamper: ['diapers'],
  pacifier: ['soother'],
  dummy: ['soother'],
  nipple: ['feeding teats'],
  teat: ['feeding teats'],
  'milk bottle': ['feeding bottle'],
  'nursing bottle': ['feeding bottle'],
  'milk powder': ['infant formula'],
  'formula milk': ['infant formula'],
  biscuit: ['cookies'],
  'nappy cream': ['diaper rash cream'],
  'rash cream': ['diaper rash cream'],
  thermo: ['thermometer'],
  // Nursery and gear
  buggy: ['stroller', 'pram'],
  pushchair: ['stroller', 'pram'],
  'push chair': ['stroller', 'pram'],
  crib: ['cot', 'cradle'],
  bed: ['cot', 'cradle'],
  comforter: ['quilt'],
  towel: ['hooded towel'],
  'feeding chair': ['high chair'],
  'kangaroo bag': ['baby carrier'],
  // Toys, books, school
  plush: ['soft toy', 'teddy bear'],
  'stuffed toy': ['soft toy', 'teddy bear'],
  jigsaw: ['puzzle'],
  lego: ['building blocks'],
  bike: ['bicycle', 'tricycle'],
  cycle: ['bicycle', 'tricycle'],
  rc: ['remote control car'],
  keyboard: ['musical piano'],
  backpack: ['school bag'],
  bag: ['school bag', 'trolley bag'],
  tiffin: ['lunch box'],
  copy: ['notebook'],
  pencil: ['colour pencils'],
  crayon: ['colour pencils'],
  stationary: ['stationery'],
  present: ['gift set'],
  // Partly Hindi
  'bal clip': ['hair clips'],
  'bal kangha clip': ['hair clips'],
  'kangha bal clip': ['hair clips'],
  'bal band': ['hair band'],
  'dudh bottle': ['feeding bottle'],
  'dudh nipple': ['feeding teats'],
  'pani bottle': ['water bottle'],
  'dudh powder': ['infant formula'],
  'nahane tub': ['bath tub'],
  'gadi remote': ['remote control car'],
  'remote gadi': ['remote control car'],
  'barish coat': ['raincoat'],
  // Colours, as in product names
  gray: ['grey'],
  'navy blue': ['navy'],
}

/** Colours in product names: they are known words from the start. */
export const COLOUR_WORDS: readonly string[] = [
  ...[
    'red',
    'blue',
    'pink',
    'white',
    'black',
    'green',
    'yellow',
    'grey',
    'navy',
    'peach',
    'maroon',
    'mustard',
    'coral',
  ],
  ...[
    'lavender',
    'olive',
    'teal',
    'turquoise',
    'orange',
    'purple',
    'brown',
    'beige',
    'cream',
    'mint',
    'sky',
    'multicolor',
  ],
]

/** Filler words: they are dropped once another word is understood. */
export const IDLE_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'of', 'for', 'and', 'with', 'by', 'in', 'on', 'to', 'from', 'old', 'new', 'item', 'product'],
  ...['baby', 'kid', 'child', 'children', 'infant', 'toddler', 'newborn'],
  ...['size', 'colour', 'color', 'brand', 'company', 'best', 'good', 'cheap', 'piece', 'pc', 'no', 'number'],
])

/** Patterns of measures, and the form in product names. */
export const MEASURES: readonly (readonly [pattern: RegExp, written: string])[] = [
  // Only for diapers: there are large blocks, too.
  [/(?<=\b(?:diap|dip|dyp|napp|pamper|pants?\b).*)\b(?:extra ?large)\b/g, 'xl'],
  [/(?<=\b(?:diap|dip|dyp|napp|pamper|pants?\b).*)\blarge\b/g, 'l'],
  [/(?<=\b(?:diap|dip|dyp|napp|pamper|pants?\b).*)\bmedium\b/g, 'm'],
  [/(?<=\b(?:diap|dip|dyp|napp|pamper|pants?\b).*)\bsmall\b/g, 's'],
  [/\b(\d+(?:\.\d+)?) ?(?:ml|mls|millilit(?:re|er)s?)\b/g, '$1 ml'],
  [/\b(\d+(?:\.\d+)?) ?(?:l|lt|ltr|ltrs|lit(?:re|er)s?)\b/g, '$1 l'],
  [/\b(\d+(?:\.\d+)?) ?(?:g|gm|gms|grams?|grammes?)\b/g, '$1 g'],
  [/\b(\d+(?:\.\d+)?) ?(?:kg|kgs|kilos?)\b/g, '$1 kg'],
  [/\b(\d+)(?: ?[-–] ?| to | )(\d+) ?(?:m|mo|mon|mth|mths|months?)\b/g, '$1-$2 months'],
  [/\b(\d+)(?: ?[-–] ?| to | )(\d+) ?(?:y|yr|yrs|years?)\b/g, '$1-$2 years'],
  [/\b(?:new ?born|nb)\b/g, 'new born'],
  [/\b(?:pack|set|combo) ?(?:of)? ?(\d+)\b/g, 'pack of $1'],
  [/\b(\d+) ?(?:pack|pk|pcs|pieces)\b/g, 'pack of $1'],
  [/\b(?:size|eu|euro) ?(\d\d)\b/g, 'eu $1'],
  [/\bsize (xs|s|m|l|xl|xxl|nb)\b/g, '$1'],
]
/** A measure in that form: it stays together, and its parts aren't interpreted. */
export const MEASURED =
  /\b(?:\d+(?:\.\d+)? (?:ml|l|g|kg)|\d+-\d+ (?:months|years)|new born|pack of \d+|eu \d\d|xs|s|m|l|xl|xxl)\b/g
