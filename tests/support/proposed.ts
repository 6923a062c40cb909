/** Arguments for calls on a cart that the portal fills, about a line in it. */
import type { Answer, Args } from '../../src/shared/portal/calls.ts'
import type { Person } from './shop.ts'

export const mappingOf = async (person: Person) => [...(await person.ask('session.mapping', { query: {} }))]

export async function replacing(person: Person, products: Answer<'afs.products'>['products']) {
  const wh = (await mappingOf(person)).map(({ whID }) => whID)
  const known = await person.ask('catalogue.productInfo', { body: { products: products.map(({ id }) => id), wh } })
  // Without products whose gap is removed meanwhile.
  const plenty = new Set(
    known.filter(({ currentStock, b2bIsActive }) => b2bIsActive && (currentStock ?? 0) > 500).map(({ id }) => id),
  )
  const first = products.find(({ id, mrp }) => plenty.has(id) && known.some((one) => one.id === id && one.mrp === mrp))
  if (first === undefined) throw new Error('Nothing is proposed')
  const { id, qty, mrp, parent } = first
  const product = known.find((one) => one.id === id)
  if (product === undefined) throw new Error('The proposed product is not in the catalogue')
  const of = { subcatid: product.subcategory.id, typeid: product.type.id, brandid: product.brand.id }
  const candidates: Args<'afs.candidates'>['body'] = {
    page: 1,
    filters: { subcategoryId: of.subcatid, typeId: of.typeid },
    sort: 'price',
    misc: {
      map: [],
      userid: person.store.id,
      rules: [],
      signage: 'Firstcry',
      storetype: 'FC',
      include: [],
      exclude: [],
    },
  }
  const replace = {
    isSetProduct: false,
    existingProduct: [id],
    userid: person.store.id,
    replaceProduct: [
      {
        userId: person.store.id,
        productId: id,
        subcatId: of.subcatid,
        typeId: of.typeid,
        age: product.size,
        gender: product.gender,
        brandId: of.brandid,
        groupID: product.groupID,
        color: product.color,
        qty,
        mrp,
        parent,
        replenishmenttype: 'replacementProduct',
        replacementProduct: id,
        names: product.name,
        catId: product.category.id,
        homeBrandSlab: '',
        productattribute: [],
      },
    ],
    mapping: await mappingOf(person),
  }
  return { line: { id, qty, mrp, parent }, of, candidates, replace }
}
