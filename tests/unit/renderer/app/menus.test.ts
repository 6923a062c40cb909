/** The complete menu of each kind of user, written by hand, as if every screen of the documents existed. */
import { describe, expect, test } from 'vitest'
import { everyEntry, type MenuGroup, menusOf } from '../../../../src/renderer/app/menus.ts'
import { mayOpen } from '../../../../src/shared/domain/people/access.ts'
import type { Store } from '../../../../src/shared/domain/people/store.ts'
import type { ScreenRule } from '../../../../src/shared/domain/screens/screen-rule.ts'
import { ruleOf, SCREENS, type ScreenName } from '../../../../src/shared/domain/screens.ts'
import { CONCEPTS, store } from '../../../support/builders.ts'

const all = () => true
const { fcf } = store()
const everything: Partial<Store> = {
  isAdmin: true,
  enableARS: true,
  enableAFS: true,
  enablecar: true,
  enableLedger: true,
  canViewStorePerformance: true,
  fcf: { ...fcf, concept: 'FCCOCO' },
}
const nothing: Partial<Store> = { enableLedger: false }
const stockist: Partial<Store> = { isFranchisee: false, isStockist: true, fcf: { ...fcf, concept: '' } }
const staff: Partial<Store> = { isFranchisee: false, fcf: { ...fcf, concept: '' } }

/** In reading order: the bar, the buttons, and each section and group with its entries. */
function menuOf(flags: Partial<Store>) {
  const menus = menusOf(store(flags), all)
  const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label)
  const groups = (of: readonly MenuGroup[]) => of.map(({ title, entries }) => `${title}: ${labels(entries).join(', ')}`)
  return {
    bar: labels(menus.bar),
    buttons: labels(menus.buttons),
    products: labels(menus.products),
    sections: menus.sections.flatMap((section) =>
      groups(section.groups).map(
        (group) => `${section.title}${section.main ? ` (${section.main.label})` : ''} · ${group}`,
      ),
    ),
    account: groups(menus.account),
  }
}

const OTHERS = {
  bar: ['Ledger', 'Orders', 'Loads', 'Order details'],
  buttons: [],
  products: [],
  sections: [],
  account: ['Orders and money: Ledger, Order History, Load History, Order Details'],
}

describe('the menus of', () => {
  test('a franchisee with everything', () => {
    expect(menuOf(everything)).toEqual({
      bar: ['Home'],
      buttons: ['Cart', 'AFS', 'CAR', 'Notifications'],
      products: ['All products', 'Order assist', 'Sales and stock'],
      sections: [
        'Orders (Order history) · Orders: Order history, Auto-confirmed orders, Kiosk orders',
        'Orders (Order history) · Shipments: Load history, Waybill',
        'Orders (Order history) · Returns: SR details, RTO details',
        'Replenish (AFS cart) · Proposed carts: AFS cart, CAR cart',
        'Replenish (AFS cart) · My ARS: My ARS, ARS bin, My ARS requests, ARS global listing',
        'Replenish (AFS cart) · Reports: ARS report, Product replacement report, Product checklist',
        'Money (Ledger) · Accounts: Ledger, Input tax, Payments',
        'Money (Ledger) · Forms: C-form',
        'Store · Performance: Week summary, Store performance, Staff scorecard, Incentive dashboard, Reward and recognition',
        'Store · Training: Training, Product information, Best practice, Turnaround stories, Events',
        'Store · Marketing: Lookbooks, VM guidelines, VM E-book, Artwork, SMS requests, Store music and AV commercials',
        'Store · Team: Staff badges, Calendar',
        'Store · Documents and help: Policies, POS release notes, Babyhug warranty, Escalation matrix',
      ],
      account: [
        'Orders and money: Order History, Load History, Ledger, SR Details, RTO Details, ARS Report',
        'Team and shop floor: Staff Badges, Calendar, Store Music & AV Commercial, Reward & Recognition',
        'Documents: Policies, VM E-book, POS Release Notes',
        'Sign-in: Change Password, Admin Console',
      ],
    })
  })

  test('a franchisee with nothing', () => {
    expect(menuOf(nothing)).toEqual({
      bar: ['Home'],
      buttons: ['Cart', 'Notifications'],
      products: ['All products', 'Order assist', 'Sales and stock'],
      sections: [
        'Orders (Order history) · Orders: Order history, Auto-confirmed orders, Kiosk orders',
        'Orders (Order history) · Shipments: Load history, Waybill',
        'Orders (Order history) · Returns: SR details, RTO details',
        'Replenish (ARS report) · Reports: ARS report, Product checklist',
        'Money (Payments) · Accounts: Payments',
        'Money (Payments) · Forms: C-form',
        'Store · Performance: Week summary, Staff scorecard, Incentive dashboard',
        'Store · Training: Training, Product information, Best practice, Turnaround stories, Events',
        'Store · Marketing: Lookbooks, VM guidelines, VM E-book, Artwork, SMS requests, Store music and AV commercials',
        'Store · Team: Staff badges, Calendar',
        'Store · Documents and help: Policies, POS release notes, Babyhug warranty, Escalation matrix',
      ],
      account: [
        'Orders and money: Order History, Load History, SR Details, RTO Details, ARS Report',
        'Team and shop floor: Staff Badges, Calendar, Store Music & AV Commercial',
        'Documents: Policies, VM E-book, POS Release Notes',
        'Sign-in: Change Password',
      ],
    })
  })

  test('a stockist, who has the four of the documents and nothing else', () => {
    expect(menuOf(stockist)).toEqual(OTHERS)
    expect(menuOf({ ...stockist, isAdmin: true, enablecar: true })).toEqual(OTHERS)
    expect(menuOf({ ...everything, isStockist: true })).toEqual(OTHERS)
  })

  test('a store abroad, who has them, too', () => {
    expect(menuOf({ fcf: { ...fcf, signage: 'International' } })).toEqual(OTHERS)
  })

  test('staff, who have the four, their notifications and their password', () => {
    expect(menuOf(staff)).toEqual({
      ...OTHERS,
      buttons: ['Notifications'],
      account: [...OTHERS.account, 'Sign-in: Change Password'],
    })
  })

  test('an admin, who has the console besides', () => {
    expect(menuOf({ ...staff, isAdmin: true })).toEqual({
      ...OTHERS,
      buttons: ['Notifications'],
      account: [...OTHERS.account, 'Sign-in: Change Password, Admin Console'],
    })
  })

  test('an operator, who has the CAR cart besides', () => {
    expect(menuOf({ ...staff, role: 'operator', enablecar: true })).toEqual({
      ...OTHERS,
      buttons: ['CAR', 'Notifications'],
      account: [...OTHERS.account, 'Sign-in: Change Password'],
    })
  })

  test('a pharmacy, which has a dashboard of its own', () => {
    expect(menuOf({ ...everything, fcf: { ...fcf, concept: 'PHARMACY' } })).toEqual({
      bar: ['Dashboard', 'Products'],
      buttons: [],
      products: [],
      sections: [],
      account: [],
    })
  })

  test.each(CONCEPTS)('a store of concept %s has Reward & Recognition, or hasn’t', (concept) => {
    const { account } = menuOf({ fcf: { ...fcf, concept } })
    expect(account.some((group) => group.includes('Reward & Recognition'))).toBe(
      ['FCCOCO', 'BBBHCOCO'].includes(concept),
    )
  })
})

const names = Object.keys(SCREENS) as readonly ScreenName[]
/** Their address has no name, and they belong to no other screen. */
const byName = names.filter((name) => {
  const { path, audience, partOf }: ScreenRule = ruleOf(name)
  return !path.includes(':') && audience !== 'signedOut' && partOf === undefined
})

describe('every screen that is reached by its name', () => {
  const users: readonly Partial<Store>[] = [
    everything,
    { ...everything, fcf: { ...fcf, concept: 'PHARMACY' } },
    stockist,
    { ...staff, isAdmin: true, enablecar: true },
  ]

  test('is in the menus of some user', () => {
    const known = new Set(users.flatMap((who) => everyEntry(menusOf(store(who), all)).map(({ screen }) => screen)))
    expect(byName.filter((name) => !known.has(name))).toEqual([])
  })

  test('stands once in a user’s bar, and only if the user may open it', () => {
    for (const flags of users) {
      const user = store(flags)
      const { buttons, products, sections, account, bar } = menusOf(user, all)
      const inSections = sections.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
      const grouped = [...products, ...inSections]
      expect(new Set(grouped.map(({ screen }) => screen)).size).toBe(grouped.length)
      const ofAccount = account.flatMap(({ entries }) => entries)
      for (const { screen } of [...grouped, ...buttons, ...ofAccount, ...bar]) {
        expect(mayOpen(user, ruleOf(screen)), screen).toBe(true)
      }
    }
  })

  test('is called as its screen, but for what the company lists and what names a subject', () => {
    const { sections } = menusOf(store(everything), all)
    for (const { screen, label } of sections.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))) {
      expect(label).toBe(ruleOf(screen).title)
    }
  })

  test('is all there for a franchisee with everything', () => {
    const who = store(everything)
    const open = byName.filter((name) => mayOpen(who, ruleOf(name)))
    const there = everyEntry(menusOf(who, all)).map(({ screen }) => screen)
    expect(open.filter((name) => !there.includes(name))).toEqual([])
    expect(there.filter((name) => byName.includes(name)).toSorted()).toEqual(open.toSorted())
  })
})

test('what this build doesn’t have is absent, and so is a section without entries', () => {
  const has = (path: string) => [SCREENS.home.path, SCREENS.orderHistory.path].some((one) => one === path)
  const { bar, buttons, products, sections, account } = menusOf(store(everything), has)
  expect(bar.map(({ label }) => label)).toEqual(['Home'])
  expect([buttons, products]).toEqual([[], []])
  expect(sections.map(({ title }) => title)).toEqual(['Orders'])
  expect(account.map(({ title }) => title)).toEqual(['Orders and money'])
  expect(menusOf(store(everything), () => false).account).toEqual([])
})
