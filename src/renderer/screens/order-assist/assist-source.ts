/** The suggestions as a source for the editable grid: the quantity of each product to order. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { inTransitOf } from '../../../shared/domain/catalogue/movement.ts'
import { neutralised } from '../../../shared/domain/values/spreadsheet-text.ts'
import { messages } from '../../../shared/messages.ts'
import { isRange } from '../../carts/ways/pasted.ts'
import { typedInto } from '../../grid/numbers-by-hand.ts'
import type { GridSource } from '../../grid/source.ts'
import type { AssistModel } from './assist-model.ts'
import { isByHand, parsePieces, quantityOf } from './quantities.ts'

/** A product with its quantity to order. */
export interface AssistLine {
  readonly product: AssistedProduct
  /** Pieces; 0 if none are to be ordered. */
  readonly qty: number
  readonly byHand: boolean
}

export const idOf = ({ view }: AssistedProduct): number => view.facts.id

export function assistSource(model: AssistModel, rows: readonly AssistedProduct[]): GridSource<AssistLine> {
  const { store } = model
  const lineOf = (product: AssistedProduct): AssistLine => {
    const { byHand } = store.getState()
    return { product, qty: quantityOf(product, byHand), byHand: isByHand(product, byHand) }
  }
  const lineAt = (place: number): AssistLine | undefined => {
    const product = rows[place]
    return product && lineOf(product)
  }
  const placeOf = (id: number): number | undefined => {
    const place = rows.findIndex((row) => idOf(row) === id)
    return place < 0 ? undefined : place
  }
  return {
    ...typedInto(model, (place) => rows[place] && idOf(rows[place])),
    number: {
      column: 'qty',
      of: ({ qty }) => qty,
      label: ({ product }) => `Quantity of ${product.view.facts.name}`,
      parse: parsePieces,
      outOfRange: messages.quantityRange,
      unchanged: '',
      waits: '',
    },
    idOf: ({ product }) => idOf(product),
    rowAt: lineAt,
    placeOf,
    useRow: (place) => {
      const product = rows[place]
      const typed = useStore(store, ({ byHand }) => product && byHand.get(idOf(product)))
      // biome-ignore lint/correctness/useExhaustiveDependencies: the line changes with what is typed into it
      return useMemo(() => product && lineOf(product), [product, typed])
    },
    copy: copied,
    isRange,
    paste: model.paste,
  }
}

const TITLES = [
  'Product ID',
  'Name',
  'Sold in 30 days',
  'Store stock',
  'Pending',
  'In transit',
  'Warehouses',
  'Suggested',
  'Quantity',
]

/** Tab-separated cells with a heading row, by which pasting recognizes them; unknown values are empty. */
const copied = (lines: readonly AssistLine[]): string =>
  [TITLES, ...lines.map(cellsOf)].map((cells) => cells.join('\t')).join('\r\n')

const cellsOf = ({ product, qty }: AssistLine): readonly (string | number)[] => {
  const { view, movement, suggestion } = product
  const { sale, stock, orders } = movement
  const name = neutralised(view.facts.name.replace(/[\t\r\n\0]+/g, ' '))
  const counts = [sale, stock, orders?.pending, inTransitOf(movement), view.available, suggestion?.qty, qty]
  return [view.facts.id, name, ...counts.map((count) => count ?? '')]
}
