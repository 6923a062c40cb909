import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import { type Menus, menusOf } from './menus.ts'
import { hasScreen, screenAt } from './screens.ts'

export const useMenus = (store: Store): Menus => useMemo(() => menusOf(store, hasScreen), [store])

/** The name of the menu entry for the open screen, or for the screen that it is a part of. */
export function useHere(): string | undefined {
  const here = screenAt(useLocation().pathname)
  return here?.partOf ?? here?.name
}
