import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { next, word as text } from '../support/documented.ts'

export const checklist = {
  calls: () => ({
    filters: () => ({}),
    report: () => ({ body: { categoryFlag: 'apparel' } }),
  }),
  documents: {
    filters: () => [
      { categoryFlag: 'apparel', catname: text('category'), subCatname: text('subcategory'), typename: text('type') },
    ],
    report: () => [
      {
        productId: next(),
        productName: text('name'),
        catname: text('category'),
        subCatname: text('subcategory'),
        typename: text('type'),
      },
    ],
  },
  lists: {
    apparelChecklist: screenAt('/afs/checklist'),
    otherChecklist: screenAt('/afs/checklist?goods=nonapparel'),
  },
} satisfies AreaTables<'checklist'>
