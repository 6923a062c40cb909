/** The menus of whoever is signed in, of the screens that this build has. */
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import { type Menus, menusOf } from './menus.ts'
import { hasScreen, screenAt } from './screens.ts'

export const useMenus = (store: Store): Menus => useMemo(() => menusOf(store, hasScreen), [store])

/** Name of the menu's screen that is open, or that the open one is a part of. */
export function useHere(): string | undefined {
  const here = screenAt(useLocation().pathname)
  return here?.partOf ?? here?.name
}
