/** What the screen of a load says of codes and of steps: its boxes, what is none of it, what was taken back. */
import { type Code, noProduct } from '../../../shared/domain/catalogue/scanned-code.ts'
import type { ReceivedRow } from '../../../shared/domain/receiving/received.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'

/** `LD-7-B1` of `ld-7-b01`. */
const plainBox = (box: string): string => box.toUpperCase().replace(/-B0+(?=\d+$)/, '-B')

const namedAs = (box: string, allBoxes: readonly string[]): string | undefined =>
  allBoxes.find((one) => plainBox(one) === plainBox(box))

/** The portal has named the boxes of the load, and this is none of them. */
export const isNoBox = (box: string, allBoxes: readonly string[] = []): boolean =>
  allBoxes.length > 0 && namedAs(box, allBoxes) === undefined

/** The box of the load that a code names; by its label alone while the portal hasn't named them. */
export function boxIn(code: Code, load: string, allBoxes: readonly string[] = []): string | undefined {
  const named = namedAs(code.kind === 'box' ? code.box : code.text, allBoxes)
  if (named !== undefined || code.kind !== 'box') return named
  return code.load === load.toUpperCase() && !isNoBox(code.box, allBoxes) ? code.box : undefined
}

export const noBox = (box: string, load: string): string => say('scanNoBox', { box, load })

/** Why a code is nothing to count of this load. */
export function notHere(code: Exclude<Code, { readonly kind: 'product' }>, load: string): string {
  const isThis = 'load' in code && code.load === load.toUpperCase()
  if (code.kind === 'box') {
    return isThis ? noBox(code.box, load) : say('scanBoxElsewhere', { box: code.box, load: code.load })
  }
  if (code.kind !== 'load') return noProduct(code)
  return say(isThis ? 'scanThisLoad' : 'scanOtherLoad', { load: code.load })
}

/** What a step that was taken back, or made again, comes to: the rows as they are now. */
export function movedSentence(way: 'undo' | 'redo', rows: readonly ReceivedRow[]): string {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0) {
    return say(way === 'undo' ? 'countsUndone' : 'countsRedone', { products: counted.products(rows.length) })
  }
  const [pieces, expected] = [formatCount(row.counted), formatCount(row.expected)]
  const values = { name: row.name, id: row.id, counted: pieces, expected }
  return say(way === 'undo' ? 'scanUndone' : 'scanRedone', values)
}
