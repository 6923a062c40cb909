/** The actions behind the cart's buttons and keys: refresh, undo, redo, and the confirmations before a deletion. */
import { useCallback, useState } from 'react'
import type { UndoRedo } from '../../shared/domain/carts/cart-history.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { messages, say } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { refreshCart } from '../bridge/cart.ts'
import { toast } from '../parts/toasts.tsx'
import type { CartModel } from './model/cart-model.ts'

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

export function useCartCommands(model: CartModel) {
  const [question, setQuestion] = useState<readonly number[] | 'clear'>()
  const [busy, setBusy] = useState(false)
  const [refreshing, setRefreshing] = useState(false)
  const { cart } = model

  const [notRefreshed, setNotRefreshed] = useState<string>()

  const refresh = useCallback(() => {
    setRefreshing(true)
    refreshCart(cart, (snapshot) => snapshot.saved || model.refreshed(snapshot))
      .then(
        ({ saved }) => {
          // A saved copy has its own notice, with its age.
          setNotRefreshed(undefined)
          const { isByHand } = CART_KINDS[model.cartType]
          if (saved) toast.warn(isByHand ? messages.cartNotRefreshed : messages.proposedNotRefreshed)
        },
        (thrown: unknown) => setNotRefreshed(appErrorOf(thrown).message),
      )
      .finally(() => setRefreshing(false))
  }, [cart, model])

  const yes = () => {
    if (question === undefined) return
    setBusy(true)
    const deleted = question === 'clear' ? model.steps.clear() : model.steps.remove(question)
    deleted.catch(failed).finally(() => {
      setBusy(false)
      setQuestion(undefined)
    })
  }
  const undoRedo = useCallback((way: UndoRedo) => void model.steps[way]().catch(failed), [model])

  return {
    refresh,
    refreshing,
    /** The reason why the last refresh failed; the cart is unchanged. */
    notRefreshed,
    undoRedo,
    question,
    /** The question about the lines to delete. */
    asked: question === undefined ? undefined : questionText(model, question),
    askToDelete: setQuestion,
    askToClear: () => setQuestion('clear'),
    busy,
    yes,
    no: () => setQuestion(undefined),
  }
}

export type CartCommands = ReturnType<typeof useCartCommands>

const questionText = (model: CartModel, question: readonly number[] | 'clear'): string =>
  question === 'clear' ? whole(model) : named(model, question)

/** The content that would be deleted, with a note that undo restores it. */
function whole({ store }: CartModel): string {
  const { items, quantity, net } = store.getState().cart.totals
  const lines = counted.lines(items)
  return say('clearAsks', { lines, pieces: counted.pieces(quantity), amount: formatRupees(net) })
}

/** Products named in the question; the rest is counted. */
const MOST_NAMED = 5

function named({ store }: CartModel, ids: readonly number[]): string {
  const names = new Map(store.getState().cart.lines.map(({ line, product }) => [line.id, product?.name]))
  const some = ids.slice(0, MOST_NAMED).map((id) => names.get(id) ?? `Product ${id}`)
  const more = ids.length > MOST_NAMED ? ` ${say('andMore', { n: ids.length - MOST_NAMED })}` : ''
  return ids.length === 1 ? some.join() : `${ids.length} products: ${some.join(', ')}${more}`
}
