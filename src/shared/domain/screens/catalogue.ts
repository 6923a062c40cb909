import { account, type ScreenRule } from './screen-rule.ts'

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
  orderAssistStats: {
    path: account('orderAssist/stats'),
    title: 'Sales and stock',
    state: 'home.account.orderAssist.stats',
    audience: 'franchisee',
  },
  orderAssistNonApparels: {
    path: account('orderAssist/nonApparels'),
    title: 'Sales and stock: non-apparel',
    state: 'home.account.orderAssist.nonApparels',
    audience: 'franchisee',
    partOf: 'orderAssistStats',
  },
  orderAssistApparels: {
    path: account('orderAssist/apparels'),
    title: 'Sales and stock: apparel',
    state: 'home.account.orderAssist.apparels',
    audience: 'franchisee',
    partOf: 'orderAssistStats',
  },

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
