/** Codes and messages of the receiving screen: the load's boxes, codes that don't belong to it, undone steps. */

import type { ReceivedRow } from '../../../shared/domain/receiving/received.ts'
import { type Code, noProduct } from '../../../shared/domain/scanning/scanned-code.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'

/** Normalizes a box number: `LD-7-B1` for `ld-7-b01`. */
const plainBox = (box: string): string => box.toUpperCase().replace(/-B0+(?=\d+$)/, '-B')

const namedAs = (box: string, allBoxes: readonly string[]): string | undefined =>
  allBoxes.find((one) => plainBox(one) === plainBox(box))

/** True if the portal has listed the load's boxes and this isn't one of them. */
export const isNoBox = (box: string, allBoxes: readonly string[] = []): boolean =>
  allBoxes.length > 0 && namedAs(box, allBoxes) === undefined

/** The box of the load that a code names; checked by its label only until the portal has listed the boxes. */
export function boxIn(code: Code, load: string, allBoxes: readonly string[] = []): string | undefined {
  const named = namedAs(code.kind === 'box' ? code.box : code.text, allBoxes)
  if (named !== undefined || code.kind !== 'box') return named
  return code.load === load.toUpperCase() && !isNoBox(code.box, allBoxes) ? code.box : undefined
}

export const noBox = (box: string, load: string): string => say('scanNoBox', { box, load })

/** The reason why a code can't be counted in this load. */
export function notHere(code: Exclude<Code, { readonly kind: 'product' }>, load: string): string {
  const isThis = 'load' in code && code.load === load.toUpperCase()
  if (code.kind === 'box') {
    return isThis ? noBox(code.box, load) : say('scanBoxElsewhere', { box: code.box, load: code.load })
  }
  if (code.kind !== 'load') return noProduct(code)
  return say(isThis ? 'scanThisLoad' : 'scanOtherLoad', { load: code.load })
}

/** The message after undo or redo, with the rows in their present state. */
export function movedSentence(way: 'undo' | 'redo', rows: readonly ReceivedRow[]): string {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0) {
    return say(way === 'undo' ? 'countsUndone' : 'countsRedone', { products: counted.products(rows.length) })
  }
  const [pieces, expected] = [formatCount(row.counted), formatCount(row.expected)]
  const values = { name: row.name, id: row.id, counted: pieces, expected }
  return say(way === 'undo' ? 'scanUndone' : 'scanRedone', values)
}
