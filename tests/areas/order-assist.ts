import { type AreaTables, screenAt } from '../support/area-tables.ts'

export const orderAssist = {
  calls: ({ person, goods, ids }) => {
    const ofStore = () => ({ params: { id: person.store.id } })
    return {
      priceSlabs: () => ({ params: { id: goods[0]?.category.id ?? 0 } }),
      salesTotals: () => ({}),
      stockTotals: () => ({}),
      categoryTotals: () => ({}),
      sales: ofStore,
      stock: ofStore,
      stockInTransit: () => ({ body: { productIds: ids } }),
      invoiceDetails: () => ({ body: { productIds: ids } }),
      apparelSales: ofStore,
      apparelStock: ofStore,
      apparelStockInTransit: ofStore,
      apparelInvoice: ofStore,
      apparelSubcategorySales: ofStore,
      apparelCategories: () => ({}),
    }
  },
  documents: {},
  lists: {
    assistTotals: screenAt('/home/account/orderAssist/stats'),
  },
  entries: () => ({
    'assist.category': [
      { categoryId: 17, fresh: false },
      { categoryId: 14, fresh: true },
    ],
    'assist.bestsellers': [{ categoryId: 17, category: 'Maternity', fresh: false }],
    'assist.reorder': [{ categoryId: 6, fresh: false }],
  }),
} satisfies AreaTables<'orderAssist'>
