/** What the checklist says of a product, and how many pieces of it are proposed for the cart. All quantities are pieces. */

export const CHECKLIST_STATES = ['Missing', 'Sold out', 'In stock', 'Unknown'] as const
export type ChecklistState = (typeof CHECKLIST_STATES)[number]

export interface ChecklistStock {
  readonly storeStock?: number | undefined
  readonly warehouseStock?: number | undefined
}

/** Missing in the shop while a warehouse has it, or sold out everywhere. Unknown where a stock that decides it isn't told. */
export function checklistState({ storeStock, warehouseStock }: ChecklistStock): ChecklistState {
  if (storeStock === undefined) return 'Unknown'
  if (storeStock > 0) return 'In stock'
  if (warehouseStock === undefined) return 'Unknown'
  return warehouseStock > 0 ? 'Missing' : 'Sold out'
}
