import type { CartOrder } from '../../../../shared/domain/cart-view.ts'

export interface GridColumn {
  readonly key: string
  readonly title: string
  readonly align: 'start' | 'end'
  /** Present on columns that the cart can be put in order by. */
  readonly order?: CartOrder
}

/** The columns of the cart; their widths are in grid.module.css. */
export const gridColumns: readonly GridColumn[] = [
  { key: 'picture', title: '', align: 'start' },
  { key: 'id', title: 'Id', align: 'start' },
  { key: 'product', title: 'Product', align: 'start', order: 'name' },
  { key: 'mrp', title: 'MRP', align: 'end', order: 'mrp' },
  { key: 'qty', title: 'Quantity', align: 'end', order: 'qty' },
  { key: 'available', title: 'Available', align: 'end', order: 'available' },
  { key: 'allocation', title: 'Allocation', align: 'start' },
  { key: 'unit', title: 'Unit net', align: 'end' },
  { key: 'gst', title: 'GST', align: 'end' },
  { key: 'total', title: 'Total', align: 'end', order: 'total' },
  { key: 'gap', title: 'Gap', align: 'end', order: 'gap' },
  { key: 'delete', title: '', align: 'end' },
]
