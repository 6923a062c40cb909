import { account, type ScreenRule } from './screen-rule.ts'

export const replenishmentRules = {
  afs: { path: '/afs', title: 'AFS cart', state: 'home.afs', audience: 'franchisee', needs: 'enableAFS' },
  car: { path: '/car', title: 'CAR cart', state: 'home.car', audience: 'car' },
  afsChecklist: {
    path: '/afs/checklist',
    title: 'Product checklist',
    state: 'home.afs.checklist',
    audience: 'franchisee',
  },

  myArs: {
    path: account('ars/myars'),
    title: 'My ARS',
    state: 'home.account.ars2.myars',
    audience: 'franchisee',
    needs: 'enableARS',
  },
  arsBin: {
    path: account('ars/arsbin'),
    title: 'ARS bin',
    state: 'home.account.ars2.arsbin',
    audience: 'franchisee',
    needs: 'enableARS',
  },
  arsRequest: {
    path: account('ars/arsrequest'),
    title: 'My requests',
    state: 'home.account.ars2.arsrequest',
    audience: 'franchisee',
    needs: 'enableARS',
  },
  arsListing: {
    path: account('ars/listing'),
    title: 'ARS global listing',
    state: 'home.account.ars2.globallisting',
    audience: 'franchisee',
    needs: 'enableARS',
  },
  replacementReport: {
    path: account('ars/replacementreport'),
    title: 'Product replacement report',
    state: 'home.account.ars2.replacementReport',
    audience: 'franchisee',
    needs: 'enableARS',
  },
  arsReport: {
    path: account('arsReport'),
    title: 'ARS report',
    state: 'home.account.arsReport',
    // A user who isn't a franchisee sees an empty list.
    audience: 'everybody',
  },
} as const satisfies Readonly<Record<string, ScreenRule>>
