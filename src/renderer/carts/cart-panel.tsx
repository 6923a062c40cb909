import { useDidUpdate, useHotkeys } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import type { UndoRedo } from '../../shared/domain/carts/cart-history.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { CART_REFRESH_EVERY } from '../../shared/domain/carts/cart-rules.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { useCommand } from '../navigation/commands.ts'
import { isModalOpen } from '../navigation/modal-open.ts'
import { useIsPortalDown } from '../parts/net.ts'
import { ImportAsk } from './import/import-ask.tsx'
import { ImportReview } from './import/import-review.tsx'
import { useImport } from './import/use-import.ts'
import { useCartModel } from './model/cart-models.ts'
import { createNarrowed } from './narrowed.ts'
import { OpenCart } from './open-cart.tsx'
import { type CartCommands, useCartCommands } from './use-cart-commands.ts'

export interface CartPanelProps {
  readonly store: Store
  /** The id of the signed-in user. */
  readonly owner: number
  readonly snapshot: CartSnapshot
  /** The element in the screen's head for the cart's buttons. It stays mounted when the cart changes. */
  readonly head: HTMLElement | null
  /** Called with true when an import covers the cart, and with false when it ends. */
  readonly onImporting: (importing: boolean) => void
}

export function CartPanel({ store, owner, snapshot, head, onImporting }: CartPanelProps) {
  const model = useCartModel(owner, snapshot)
  const [narrowed] = useState(createNarrowed)
  const commands = useCartCommands(model)
  const mayImport = store.canCartUpload && CART_KINDS[model.cartType].ways.includes('import')
  const imports = useImport(model, mayImport)
  const importing = imports.summary !== undefined || imports.asking
  useRefreshing(snapshot, commands)
  useUndoKeys(commands, importing)
  useLayoutEffect(() => {
    onImporting(importing)
    return () => onImporting(false)
  }, [importing, onImporting])

  if (imports.asking && imports.mappable !== undefined) {
    const { fileName } = imports.mappable
    return (
      <ImportAsk key={fileName} file={imports.mappable} onAnswer={imports.answer} onLeave={imports.leaveQuestion} />
    )
  }
  if (imports.summary !== undefined) return <ImportReview summary={imports.summary} flow={imports} />
  return <OpenCart {...{ model, store, snapshot, head, commands, imports, mayImport, narrowed }} />
}

/** Refreshes the cart on command, every few minutes, and when the portal is back. */
function useRefreshing(snapshot: CartSnapshot, { refresh, notRefreshed }: CartCommands): void {
  useCommand('refresh', refresh)
  // Once the portal is back, a saved copy can be replaced.
  const isDown = useIsPortalDown()
  useDidUpdate(() => {
    if (!isDown && (snapshot.saved || notRefreshed !== undefined)) refresh()
  }, [isDown])
  useEffect(() => {
    const ticking = setInterval(refresh, CART_REFRESH_EVERY)
    return () => clearInterval(ticking)
  }, [refresh])
}

/** Undo and redo by key. Disabled while something covers the cart, as the user couldn't see the change. */
function useUndoKeys(commands: CartCommands, isCovered: boolean): void {
  const undoRedo = (way: UndoRedo) => () => isCovered || isModalOpen() || commands.undoRedo(way)
  useHotkeys([
    ['mod+Z', undoRedo('undo')],
    ['mod+Y', undoRedo('redo')],
    ['mod+shift+Z', undoRedo('redo')],
  ])
}
