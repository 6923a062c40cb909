/** Acting for a store: the allowed users and stores, and the screens closed meanwhile. */
import type { MessageKey } from '../../messages.ts'
import type { ScreenName } from '../screens.ts'
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

/** Screens of the user's own cart: the portal's cart calls apply to the signed-in user, so they would order for the wrong store. */
const CLOSED: readonly ScreenName[] = ['cart', 'afs']

export const isClosedWhileActing = (name: ScreenName): boolean => CLOSED.includes(name)
