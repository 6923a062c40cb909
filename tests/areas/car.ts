import fc from 'fast-check'
import { USERS } from '../support/any-event.ts'
import { changed, documentedLine, looking, PROPOSED } from '../support/any-proposed.ts'
import type { AreaTables } from '../support/area-tables.ts'
import { mappingOf, replacing } from '../support/proposed.ts'

export const car = {
  calls: async ({ person }) => {
    const user = person.store.id
    const mapping = await mappingOf(person)
    const pages = { mapping, pageNo: 1, pageSize: 500, mappingType: 'global' } as const
    const { products } = await person.ask('afs.products', { body: pages })
    const { line, candidates, replace, of } = await replacing(person, products)
    return {
      count: () => ({}),
      checkCartStatus: () => ({}),
      products: () => ({ query: { user }, body: { ...pages, mapping, ...of } }),
      update: () => ({ query: { user }, body: { products: [line], mapping } }),
      tagStats: () => ({ query: { user }, body: { mapping, ...of } }),
      search: () => ({ query: { user }, body: { productId: line.id, mapping } }),
      typeChange: () => ({ body: { userId: user } }),
      removeGap: () => ({ query: { user }, body: { mapping } }),
      outOfStock: () => ({ query: { userid: user } }),
      filters: () => ({ query: { userid: user } }),
      configurations: () => ({}),
      seasons: () => ({}),
      sizeRatios: () => ({ body: of }),
      candidates: () => ({ body: candidates }),
      replace: () => ({ query: { user }, body: { ...replace, existingProduct: [line.id] } }),
    }
  },
  staff: [
    'checkCartStatus',
    'products',
    'update',
    'tagStats',
    'search',
    'typeChange',
    'removeGap',
    'outOfStock',
    'filters',
    'configurations',
    'candidates',
    'replace',
  ],
  documents: {
    products: () => ({ products: [documentedLine()], count: 1 }) as never,
    search: () => ({ products: [documentedLine()] }) as never,
  },
  state: {
    events: {
      carChanged: fc.record({ type: fc.constant('carChanged'), ...changed }),
      carLooksForStock: fc.record({ type: fc.constant('carLooksForStock'), ...looking }),
    },
    reads: {
      nowOf: (ask) => USERS.map((of) => [...ask(of, PROPOSED)]),
      lookingSince: (ask) => USERS.map((of) => ask(of)),
    },
  },
} satisfies AreaTables<'car'>
