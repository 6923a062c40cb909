import type { MessageKey } from '../../messages.ts'
import { type Store, storeName } from './store.ts'

/** The reason why the user can't act for a store; undefined if they can. Users can act only for stores, and not for their own one. */
export function refuseToAct(
  person: Pick<Store, 'id' | 'isAdmin'>,
  store: Pick<Store, 'id' | 'isFranchisee'>,
): MessageKey | undefined {
  if (!person.isAdmin) return 'actingNotYours'
  if (store.id === person.id) return 'actingForOneself'
  return store.isFranchisee ? undefined : 'actingForNoStore'
}

/** `Aarav Kids Retail, Pune (FC)`: the store's name in banners and sentences. */
export function storeNamed(store: Pick<Store, 'companyName' | 'email' | 'fcf'>): string {
  const { concept } = store.fcf
  return concept === '' ? storeName(store) : `${storeName(store)} (${concept})`
}
