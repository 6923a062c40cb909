/** Acting for a store: who may, for whom, and what is closed meanwhile. */
import type { MessageKey } from '../../messages.ts'
import type { ScreenName } from '../screens.ts'
import { type Store, storeName } from './store.ts'

/**
 * Why the user can't act for a store; undefined where that is allowed. Stores alone are acted for, and a store that is the person's
 * own needs nobody who acts for it.
 */
export function refuseToAct(
  person: Pick<Store, 'id' | 'isAdmin'>,
  store: Pick<Store, 'id' | 'isFranchisee'>,
): MessageKey | undefined {
  if (!person.isAdmin) return 'actingNotYours'
  if (store.id === person.id) return 'actingForOneself'
  return store.isFranchisee ? undefined : 'actingForNoStore'
}

/** `Aarav Kids Retail, Pune (FC)`: the store as banners and sentences name it. */
export function storeNamed(store: Pick<Store, 'companyName' | 'email' | 'fcf'>): string {
  const { concept } = store.fcf
  return concept === '' ? storeName(store) : `${storeName(store)} (${concept})`
}

/** Screens of one's own cart: the portal's cart calls go by who is signed in, so they would order for the wrong person. */
const CLOSED: readonly ScreenName[] = ['cart', 'afs']

export const isClosedWhileActing = (name: ScreenName): boolean => CLOSED.includes(name)
