/** A load as a source for the editable grid: the pieces of each product that arrived. */
import { useStore } from 'zustand'
import { parsePieces, type ReceivedRow } from '../../../shared/domain/receiving/received.ts'
import { neutralised } from '../../../shared/domain/values/spreadsheet-text.ts'
import { messages } from '../../../shared/messages.ts'
import type { GridColumn } from '../../grid/grid-head.tsx'
import type { GridSource } from '../../grid/source.ts'
import { toast } from '../../parts/toasts.tsx'
import type { ReceivingModel } from './receiving-model.ts'

export const receivingColumns: readonly GridColumn[] = [
  { key: 'here', title: 'All here', align: 'start' },
  { key: 'product', title: 'Product', align: 'start' },
  { key: 'mrp', title: 'MRP', align: 'end' },
  { key: 'expected', title: 'Expected', align: 'end' },
  { key: 'counted', title: 'Counted', align: 'end' },
  { key: 'differs', title: 'Difference', align: 'end' },
  { key: 'damaged', title: 'Damaged', align: 'end' },
]

export function receivingSource(model: ReceivingModel): GridSource<ReceivedRow> {
  const { store, typing } = model
  return {
    number: {
      column: 'counted',
      of: ({ counted }) => counted,
      isSet: ({ isCounted }) => isCounted,
      label: ({ name, id }) => `Counted: ${name} (${id})`,
      parse: parsePieces,
      outOfRange: messages.countRange,
      unchanged: '',
      waits: '',
    },
    drafts: model.drafts,
    idOf: ({ id }) => id,
    rowAt: (place) => store.getState().rows[place],
    placeOf: model.placeOf,
    useRow: (place) => useStore(store, ({ rows }) => rows[place]),
    useRejected: (place) => useStore(store, ({ rows, refused }) => refused.get(rows[place]?.id ?? 0)),
    useScrollTarget: () => useStore(store, ({ scrollTarget }) => scrollTarget),
    clearScrollTarget: model.clearScrollTarget,
    preview: typing.preview,
    typedOver: typing.typedOver,
    revert: typing.revert,
    finishTyping: typing.finishTyping,
    set: model.set,
    fill: model.fill,
    refuse: model.refuse,
    warn: (text, tone) => {
      if (text !== '') toast[tone === 'bad' ? 'failed' : 'warn'](text)
    },
    copy: copied,
    isRange: (text) => /[\t\r\n]/.test(text.trim()),
    paste: model.paste,
  }
}

const TITLES = ['Product ID', 'Product', 'Expected', 'Counted', 'Damaged']

const copied = (rows: readonly ReceivedRow[]): string =>
  [TITLES, ...rows.map((row) => [row.id, neutralised(row.name), row.expected, row.counted, row.damaged])]
    .map((cells) => cells.join('\t'))
    .join('\r\n')
