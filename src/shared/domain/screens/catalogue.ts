import { account, named, type ScreenRule } from './screen-rule.ts'

export const catalogueRules = {
  search: {
    path: '/products/search/:searchString',
    title: 'Search',
    state: 'home.product.search',
    audience: 'franchisee',
    partOf: 'listing',
  },
  listing: { path: '/products/listing', title: 'Products', state: 'home.product.listing', audience: 'franchisee' },
  productInfo: {
    path: '/products/productInfo/:id',
    title: 'Product',
    state: 'home.product.info',
    audience: 'franchisee',
    partOf: 'listing',
  },
  orderAssist: {
    path: '/orderAssist/listing',
    title: 'Order assist',
    state: 'home.orderAssist',
    audience: 'franchisee',
  },
  orderAssistStats: named(account('orderAssist/stats'), 'Sales and stock', { audience: 'franchisee' }),
  orderAssistNonApparels: named(account('orderAssist/nonApparels'), 'Sales and stock: non-apparel', {
    audience: 'franchisee',
    partOf: 'orderAssistStats',
  }),
  orderAssistApparels: named(account('orderAssist/apparels'), 'Sales and stock: apparel', {
    audience: 'franchisee',
    partOf: 'orderAssistStats',
  }),

  pharmacy: { path: '/dashboard', title: 'Pharmacy', state: 'pharmacydashboard.main', audience: 'pharmacy' },
  pharmacyProducts: {
    path: '/dashboard/products',
    title: 'Pharmacy products',
    state: 'pharmacydashboard.product',
    audience: 'pharmacy',
  },
  pharmacyProduct: {
    path: '/dashboard/products/productInfo/:id',
    title: 'Product',
    state: 'pharmacydashboard.product.info',
    audience: 'pharmacy',
    partOf: 'pharmacyProducts',
  },
  pharmacySearch: {
    path: '/dashboard/products/search/:searchString',
    title: 'Pharmacy search',
    state: 'pharmacydashboard.product.search',
    audience: 'pharmacy',
    partOf: 'pharmacyProducts',
  },
} as const satisfies Readonly<Record<string, ScreenRule>>
