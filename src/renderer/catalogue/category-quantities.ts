/** The fewest pieces in which the portal orders each category. */
import { usePortal } from '../bridge/queries.ts'

export const useCategoryQuantities = () => usePortal('afs.categoryQuantities', {})
