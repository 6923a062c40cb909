import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { next, word as text } from '../support/documented.ts'

export const training = {
  calls: async ({ person }) => {
    const [lookbooks, results] = await Promise.all([
      person.ask('training.lookbooks', {}),
      person.ask('training.results', { body: {} }),
    ])
    return {
      turnaroundStories: () => ({}),
      bestPractice: () => ({}),
      bestDisplay: () => ({}),
      productLaunch: () => ({}),
      productOfTheDay: () => ({}),
      events: () => ({ body: { fromDate: '2026-01-01', toDate: '2027-12-31' } }),
      eventGallery: () => ({ query: { eventId: 'E1' } }),
      process: () => ({}),
      warranty: () => ({}),
      bestStaff: () => ({}),
      webinars: () => ({}),
      assessments: () => ({ body: {} }),
      results: () => ({ body: {} }),
      report: () => ({ body: { key: results[0]?.key ?? '' } }),
      vmGuidelines: () => ({}),
      vmBestDisplay: () => ({}),
      lookbooks: () => ({}),
      lookbook: () => ({ query: { path: lookbooks[0]?.path ?? '' } }),
    }
  },
  documents: {
    bestDisplay: () => [
      { storename: text('store'), category: text('category'), description: text('words'), image: text('image') },
    ],
    bestStaff: () => [{ storeName: text('store'), image: text('image') }],
    productOfTheDay: () => [
      {
        description: text('words'),
        shortdesc: text('short'),
        productId: next(),
        name: text('name'),
        imageurl: text('image'),
      },
    ],
    productLaunch: () => [{ description: text('words'), productName: text('name'), imageurl: text('image') }],
    warranty: () => [{ name: text('name'), url: text('url'), type: text('type') }],
    process: () => [
      {
        category: text('category'),
        subcategory: text('subcategory'),
        image: text('image'),
        productsLink: text('link'),
      },
    ],
    vmGuidelines: () => [{ name: text('name'), link: text('link') }],
  },
  lists: {
    assessments: { address: () => '/home/lms', prefix: 'assessments.', isBare: false },
    events: screenAt('/home/event'),
    warrantyDocuments: screenAt('/home/babyhugwarranty'),
  },
} satisfies AreaTables<'training'>
