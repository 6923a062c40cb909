import fc from 'fast-check'
import { USERS } from '../support/any-event.ts'
import { changed, documentedLine, looking, PROPOSED } from '../support/any-proposed.ts'
import type { AreaTables } from '../support/area-tables.ts'
import { mappingOf, replacing } from '../support/proposed.ts'

export const afs = {
  calls: async ({ person }) => {
    const userid = person.store.id
    const mapping = await mappingOf(person)
    const pages = { mapping, pageNo: 1, pageSize: 500, mappingType: 'global' } as const
    const { products } = await person.ask('afs.products', { body: pages })
    const { line, candidates, replace } = await replacing(person, products)
    return {
      count: () => ({}),
      checkCartStatus: () => ({}),
      products: () => ({ body: { ...pages, mapping } }),
      update: () => ({ body: { products: [line], mapping } }),
      tagStats: () => ({ body: { mapping } }),
      filters: () => ({}),
      search: () => ({ body: { productId: line.id, mapping } }),
      typeChange: () => ({ body: { userId: userid } }),
      removeGap: () => ({ body: { mapping } }),
      outOfStock: () => ({ query: { userid } }),
      categories: () => ({}),
      categoryQuantities: () => ({}),
      setSubcategories: () => ({ query: { userid } }),
      seasons: () => ({ query: { userid } }),
      schedule: () => ({ query: { userid } }),
      privateLabels: () => ({}),
      candidates: () => ({ body: candidates }),
      attributes: () => ({ body: { productid: [line.id] } }),
      replace: () => ({ body: { ...replace, isBabyhugStore: false } }),
    }
  },
  documents: {
    products: () => ({ products: [documentedLine()], count: 1 }) as never,
    search: () => ({ products: [documentedLine()] }) as never,
  },
  state: {
    events: {
      afsChanged: fc.record({ type: fc.constant('afsChanged'), ...changed }),
      afsLooksForStock: fc.record({ type: fc.constant('afsLooksForStock'), ...looking }),
    },
    reads: {
      nowOf: (ask) => USERS.map((of) => [...ask(of, PROPOSED)]),
      lookingSince: (ask) => USERS.map((of) => ask(of)),
    },
  },
} satisfies AreaTables<'afs'>
