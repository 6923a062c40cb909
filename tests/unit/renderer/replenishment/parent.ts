import type { Parent } from '../../../../src/renderer/screens/replenishment/my-ars-model.ts'

/** A parent of My ARS, as plain as can be. */
export const parent = (id: number, targetStock: number): Parent => ({
  id,
  name: `Product ${id}`,
  desc: '',
  size: '',
  brand: { id: 9, name: 'Oaklings' },
  category: { id: 1, name: 'Diapering' },
  subcategory: { id: 2, name: 'Wipes' },
  producttype: { typeid: 3, typename: 'Baby wipes' },
  mrp: 9900 as Parent['mrp'],
  retailerMargin: 0,
  HSNCode: '',
  companyid: undefined,
  costtocompany: undefined,
  creditnote: undefined,
  isReturnable: false,
  stock: undefined,
  minimumShipHours: 0,
  warehouses: [],
  arsautoalternatetype: '',
  isRequestPending: false,
  targetStock,
  originalStock: 0,
  alternateProducts: [],
})
