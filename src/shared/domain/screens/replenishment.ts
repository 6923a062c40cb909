import { account, named, type ScreenRule } from './screen-rule.ts'

const ARS = { audience: 'franchisee', needs: 'enableARS' } as const

export const replenishmentRules = {
  afs: { path: '/afs', title: 'AFS cart', state: 'home.afs', audience: 'franchisee', needs: 'enableAFS' },
  car: { path: '/car', title: 'CAR cart', state: 'home.car', audience: 'car' },
  afsChecklist: {
    path: '/afs/checklist',
    title: 'Product checklist',
    state: 'home.afs.checklist',
    audience: 'franchisee',
  },

  myArs: { path: account('ars/myars'), title: 'My ARS', state: 'home.account.ars2.myars', ...ARS },
  arsBin: { path: account('ars/arsbin'), title: 'ARS bin', state: 'home.account.ars2.arsbin', ...ARS },
  arsRequest: {
    path: account('ars/arsrequest'),
    title: 'My ARS requests',
    state: 'home.account.ars2.arsrequest',
    ...ARS,
  },
  arsListing: {
    path: account('ars/listing'),
    title: 'ARS global listing',
    state: 'home.account.ars2.globallisting',
    ...ARS,
  },
  replacementReport: {
    path: account('ars/replacementreport'),
    title: 'Product replacement report',
    state: 'home.account.ars2.replacementReport',
    ...ARS,
  },
  arsReport: named(account('arsReport'), 'ARS report', { audience: 'everybody' }),
} as const satisfies Readonly<Record<string, ScreenRule>>
