/** The checklist of a store: a share of the house's goods, with the stock of the shop and the warehouses. */
import { isApparel } from '../../../shared/domain/catalogue/apparel.ts'
import { isOwnBrand } from '../../../shared/domain/catalogue/brands.ts'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'
import { tillOf } from '../../world/tills.ts'

type Visit = VisitOf<'checklist'>

/** The share of the house's goods that a store should have. */
const LISTED = 0.3

const flagOf = ({ category }: Product) => (isApparel(category.id) ? 'apparel' : 'nonapparel')

const listed = ({ world }: Visit): Product[] =>
  world.products.filter(
    ({ id, b2bIsActive, brand }) =>
      b2bIsActive && isOwnBrand(brand.id) && randomFor(world.seed, 'checklist', id).chance(LISTED),
  )

export const checklistCalls: AreaCalls<'checklist'> = {
  filters: (_, visit) => [
    ...new Map(
      listed(visit).map((product) => {
        const { category, subcategory, type } = product
        const kind = {
          categoryFlag: flagOf(product),
          catname: category.name,
          subCatname: subcategory.name,
          typename: type.name,
        }
        return [Object.values(kind).join('^'), kind] as const
      }),
    ).values(),
  ],
  report: ({ body: { categoryFlag, catname, subCatname, typename } }, visit) => {
    const { state, world, account } = visit
    const wh = new Set(activeSellers(account.mapping).map(({ whID }) => whID))
    return listed(visit)
      .filter(
        (product) =>
          flagOf(product) === categoryFlag &&
          (catname ?? product.category.name) === product.category.name &&
          (subCatname ?? product.subcategory.name) === product.subcategory.name &&
          (typename ?? product.type.name) === product.type.name,
      )
      .map((product) => ({
        productId: product.id,
        productName: product.name,
        catname: product.category.name,
        subCatname: product.subcategory.name,
        typename: product.type.name,
        mrp: product.mrp,
        storeStock: tillOf(world, account.store.id, product, randomFor(world.seed, 'carried', product.id).chance(0.6))
          .stock,
        warehouseStock: state.catalogue.withStock(product, wh).currentStock,
      }))
  },
}
