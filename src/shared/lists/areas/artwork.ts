import { artworkSize } from '../../domain/artwork/artwork.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import { badge, moment, text } from '../columns.ts'
import { list } from '../list.ts'

export const artworks = list({ orders: 'artwork.list' }, ({ orders: { rows, count } }) => ({ rows, count }))({
  title: 'Artwork',
  noun: ['order', 'orders'],
  pages: { sizes: [20] },
  filters: {},
  columns: {
    at: moment('Ordered', ({ createdAt }) => createdAt, { width: 170 }),
    subType: text('Artwork', (row) => row.subType, { width: 160 }),
    cat: text('Category', (row) => row.cat, { under: 'subType' }),
    size: text('Size', artworkSize, { width: 150 }),
    type: text('Orientation', (row) => row.type, { width: 120 }),
    address: text('Delivery address', (row) => row.address, { width: 300, grow: 2 }),
    status: badge('Status', (row) => row.status, { tone: (row) => statusTone(row.status), width: 120 }),
  },
  asks: ({ page, size }) => ({ orders: { body: { pageNo: page, pageSize: size } } }),
  key: ({ id, createdAt, subType }) => id ?? `${createdAt} ${subType}`,
  none: 'artworkNone',
})
