/** The result of the last scan, as text with a tone. */
import { useStore } from 'zustand'
import { mrpInWords, type ReceivedRow } from '../../../shared/domain/receiving/received.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import type { ReceivingModel } from './receiving-model.ts'
import type { LastScan, ReceivingState } from './receiving-state.ts'

export interface LastScanView {
  readonly nth: number
  /** `calm`: nothing to do. */
  readonly tone: 'good' | 'warn' | 'bad' | 'calm'
  /** For example `4 of 12`, `Not counted`. */
  readonly head: string
  /** The product, the box, or the reason. */
  readonly what: string
  readonly about: string
  readonly id: number | undefined
  readonly canUndo: boolean
}

export function useLastScan(model: ReceivingModel): LastScanView | undefined {
  const state = useStore(model.store)
  return state.last === undefined ? undefined : lastScanView(state.last, state, model.rowOf)
}

export function lastScanView(
  last: LastScan,
  { boxes, allBoxes, done }: Pick<ReceivingState, 'boxes' | 'allBoxes' | 'done'>,
  rowOf: (id: number) => ReceivedRow | undefined,
): LastScanView {
  const usual = { nth: last.nth, about: '', id: undefined, canUndo: false }
  switch (last.kind) {
    case 'counted': {
      const canUndo = last.step === done.length
      return { ...usual, ...ofProduct(rowOf(last.id)), id: last.id, canUndo }
    }
    case 'box': {
      const about = allBoxes === undefined ? '' : `${formatCount(boxes.size)} of ${formatCount(allBoxes.length)} boxes`
      const box = `Box ${last.box}`
      return last.isAgain
        ? { ...usual, tone: 'warn', head: 'Already received', what: box, about }
        : { ...usual, tone: 'good', head: 'Received ✓', what: box, about, canUndo: boxes.has(last.box) }
    }
    case 'looking':
      return { ...usual, tone: 'calm', head: 'Searching', what: String(last.id) }
    case 'asks':
      return { ...usual, tone: 'warn', head: 'Not counted yet', what: `Unknown product ${last.id}` }
    case 'refused':
      return { ...usual, tone: 'bad', head: 'Not counted', what: last.text }
    case 'undone':
      return { ...usual, tone: 'calm', head: 'Undone', what: last.text }
  }
}

function ofProduct(row: ReceivedRow | undefined): Pick<LastScanView, 'tone' | 'head' | 'what' | 'about'> {
  if (row === undefined) return { tone: 'calm', head: '', what: '', about: '' }
  const { id, name, mrp, counted, expected, excess } = row
  const about = dotted(String(id), mrp === undefined ? undefined : `MRP\u00a0${mrpInWords(row)}`)
  const many = `${formatCount(excess)} excess`
  if (expected === 0) return { tone: 'warn', head: `Not in this load: ${many}`, what: name, about }
  const of = `${formatCount(counted)} of ${formatCount(expected)}`
  if (excess > 0) return { tone: 'warn', head: `${of}: ${many}`, what: name, about }
  // It was counted and then removed by hand.
  if (counted === 0) return { tone: 'calm', head: of, what: name, about }
  return { tone: 'good', head: `${of} ✓`, what: name, about }
}
