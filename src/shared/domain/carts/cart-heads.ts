/**
 * Recognizes the columns of a cart file by their headings, in the words of the trade, and finds the ones that hold product ids and
 * quantities. If two columns could be meant and neither is more certain, none is chosen.
 */

/** Headings of an id, without blanks and punctuation, the most certain first. */
const IDS: readonly (readonly string[])[] = [
  'productid productno productnumber pid prodid fcid fcproductid firstcryid firstcryproductid उत्पादआईडी',
  'productcode prodcode itemid itemcode itemno sku skuid skucode skuno styleid stylecode styleno articleid articlecode articleno fccode उत्पादकोड आइटमकोड वस्तुकोड',
  'id code style article कोड आईडी',
].map((names) => names.split(' '))

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const QUANTITY = words('quantity quantities qty qtys qnty qtty qnt piece pieces pcs pc nos units मात्रा संख्या नग पीस')
/** Words that mark a quantity as ordered. */
const ORDER = words(
  'order ordered ordering orders orderqty orderquantity qtyordered reqqty toorder cart cartqty cartquantity required requirement reqd req indent need needed demand ऑर्डर आर्डर',
)
/** Words that mark a column as something other than an ordered quantity, regardless of the words beside them. */
const OTHER = words(
  'stock stocks soh mrp price rate amount amt value cost shelf available avail availability hand inhand onhand inventory closing opening balance sold sale sales discount disc margin gst tax igst cgst sgst hsn last previous prev old received recd supplied supply free rejected transit per pack packing set sets box boxes carton case min max moq minimum maximum invoice invoiced billed delivered dispatched returned return damaged damage short gap pending date rs inr id code sku name no number unit uom weight size warehouse physical system display counted barcode ean upc status स्टॉक मूल्य कीमत दर राशि एमआरपी भाव',
)
/** Words of other columns, used to recognize a heading row. */
const KNOWN = words(
  'product products item items style article description particulars details title colour color brand category subcategory department remarks remark sr sno serial image gender age season group विवरण नाम उत्पाद रंग साइज',
)
const FILLING = words('to be of in the our your this now')
/** Words of a list that isn't an order. */
const NO_ORDER = words('stock stocks soh shelf inventory closing opening sale sales sold price mrp स्टॉक')

const LONGEST_HEAD = 40

/** The words of a heading, normalised for comparison. Letters that stand apart, `Q T Y`, are joined into one word. */
function wordsOf(cell: string): readonly string[] {
  const words: string[] = []
  let isApart = false
  for (const word of cell
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)) {
    if (word === '') continue
    const isLetter = LETTER.test(word)
    if (isLetter && isApart) words.push(`${words.pop() ?? ''}${word}`)
    else words.push(word)
    isApart = isLetter
  }
  const whole = words.join('')
  return QUANTITY.has(whole) || ORDER.has(whole) ? [whole] : words
}

const LETTER = /^\p{L}\p{M}*$/u

const isKnown = (word: string): boolean =>
  QUANTITY.has(word) || ORDER.has(word) || OTHER.has(word) || KNOWN.has(word) || IDS.some((ids) => ids.includes(word))

/** The certainty that a heading names ids: 0 is none, 3 the highest. */
function sureOfId(cell: string): number {
  const at = IDS.findIndex((names) => names.includes(wordsOf(cell).join('')))
  return at < 0 ? 0 : IDS.length - at
}

/** The certainty that a heading names quantities: 3 for ordered pieces, 2 for a plain quantity, 1 for a quantity of something unknown. */
function sureOfQuantity(cell: string): number {
  const all = wordsOf(cell)
  const counts = all.join(' ').startsWith('no of ') ? all.slice(1) : all
  if (counts.some((word) => OTHER.has(word))) return 0
  const words = counts.filter((word) => !FILLING.has(word))
  const names = (known: ReadonlySet<string>) => words.some((word) => known.has(word))
  if (!names(QUANTITY) && !names(ORDER)) return 0
  if (!words.every((word) => QUANTITY.has(word) || ORDER.has(word))) return names(QUANTITY) ? 1 : 0
  return names(ORDER) ? 3 : 2
}

const mayName = (cell: string): boolean => cell.length <= LONGEST_HEAD && /^\P{N}*\p{L}/u.test(cell)

/** Candidate columns for ids and quantities (only the most certain ones), and whether the choice is final. */
export interface Heads {
  readonly ids: readonly number[]
  readonly quantities: readonly number[]
  readonly isSure: boolean
}

/** Facts about a column, taken from the rows below the headings. */
export interface Columns {
  /** False if its cells aren't numbers, regardless of its heading. */
  fits(column: number): boolean
  /** True if all its cells are empty. */
  isBlank(column: number): boolean
}

const UNKNOWN: Columns = { fits: () => true, isBlank: () => true }

export function headsIn(cells: readonly string[], columns: Columns = UNKNOWN): Heads {
  const ids = cells.map((cell) => (mayName(cell) ? sureOfId(cell) : 0))
  const quantities = cells.map((cell) => (mayName(cell) ? sureOfQuantity(cell) : 0))
  const all = (degrees: readonly number[], least: number, most = 3) =>
    degrees.flatMap((degree, at) => (degree >= least && degree <= most ? [at] : []))
  const tables = tablesIn(cells, columns)
  const areSeveral = tables.filter((some) => some.some((at) => ids[at]) && some.some((at) => quantities[at])).length > 1
  if (areSeveral) return { ids: all(ids, 1), quantities: all(quantities, 1), isSure: false }
  // Of several equally certain columns, columns of words are dropped, as they can't hold numbers. A less certain heading never replaces a
  // more certain one.
  const fitting = (some: readonly number[]) => {
    const fit = some.length > 1 ? some.filter((at) => columns.fits(at)) : some
    return fit.length > 0 ? fit : some
  }
  const surestIds = fitting(all(ids, Math.max(1, ...ids)))
  const ordered = all(quantities, 3)
  const counted = fitting(ordered.length > 0 ? ordered : all(quantities, 1))
  const [id = -1] = surestIds
  const [qty = -1] = counted
  const areOne = surestIds.length === 1 && counted.length === 1 && (quantities[qty] ?? 0) >= 2
  const isOneTable = tables.filter((some) => some.includes(id) || some.includes(qty)).length === 1
  return { ids: surestIds, quantities: counted, isSure: areOne && isOneTable }
}

/** Groups columns into tables: a table ends at an empty column without a heading. A single heading doesn't make a second table. */
function tablesIn(cells: readonly string[], { isBlank }: Columns): readonly (readonly number[])[] {
  const tables: number[][] = [[]]
  for (const [at, cell] of cells.entries()) {
    if (cell.trim() !== '' || !isBlank(at)) tables.at(-1)?.push(at)
    else if (tables.at(-1)?.length !== 0) tables.push([])
  }
  const [whole = [], ...others] = tables.filter((some) => some.length > 0)
  return others.some((some) => some.length === 1) || whole.length === 1
    ? [[whole, ...others].flat()]
    : [whole, ...others]
}

/** True if a row names both columns. */
export const namesBoth = ({ ids, quantities }: Heads): boolean => ids.length > 0 && quantities.length > 0

/** True for a cell that consists of heading words only. */
const isHead = (cell: string): boolean => {
  const all = mayName(cell) ? wordsOf(cell) : []
  return all.some(isKnown) && all.every((word) => isKnown(word) || FILLING.has(word))
}

/** True if a heading says that the pieces are ordered, not just counted. */
export const isOrderedHeading = (cell: string): boolean => sureOfQuantity(cell) === 3

/** True if a cell is a heading for quantities. */
export const namesQuantity = (cell: string): boolean => mayName(cell) && sureOfQuantity(cell) > 0

/** True if a cell is a heading for something else, such as prices or stock. */
export const namesOther = (cell: string): boolean =>
  isHead(cell) && sureOfId(cell) === 0 && wordsOf(cell).some((word) => OTHER.has(word))

/** The number of cells that look like headings. */
export const headCount = (cells: readonly string[]): number => cells.filter(isHead).length

/** True for a title of a list that isn't an order, such as stock or sales. */
export const isOfStock = (title: string): boolean => {
  const all = wordsOf(title)
  return all.some((word) => NO_ORDER.has(word)) && !all.some((word) => ORDER.has(word))
}
