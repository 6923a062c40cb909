/** What the cart's buttons and keys set off: refresh, undo, and the two questions before something is deleted. */
import { useCallback, useState } from 'react'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { refreshCart } from '../../app/cart.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from './cart-model.ts'

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

export function useCartErrands(model: CartModel) {
  const [question, setQuestion] = useState<number | 'clear'>()
  const [busy, setBusy] = useState(false)
  const [refreshing, setRefreshing] = useState(false)
  const { cartType, store } = model

  const [notRefreshed, setNotRefreshed] = useState<string>()

  const refresh = useCallback(() => {
    setRefreshing(true)
    refreshCart(cartType, (snapshot) => snapshot.saved || model.refreshed(snapshot))
      .then(
        ({ saved }) => {
          // How old a saved copy is, is told beside it.
          setNotRefreshed(undefined)
          if (saved) toast.warn(messages.cartNotRefreshed)
        },
        (thrown: unknown) => setNotRefreshed(appErrorOf(thrown).message),
      )
      .finally(() => setRefreshing(false))
  }, [cartType, model])

  const product =
    typeof question === 'number' ? store.getState().cart.lines.find(({ line }) => line.id === question) : undefined

  const yes = () => {
    setBusy(true)
    const deleted = question === 'clear' ? model.clear() : model.remove(typeof question === 'number' ? [question] : [])
    deleted.catch(failed).finally(() => {
      setBusy(false)
      setQuestion(undefined)
    })
  }

  return {
    refresh,
    refreshing,
    /** Why the last refresh failed; the list is as it was. */
    notRefreshed,
    undo: () => void model.undo().catch(failed),
    question,
    /** What would be deleted. */
    asked: product?.product?.name ?? (typeof question === 'number' ? `Product ${question}` : undefined),
    askToDelete: setQuestion,
    askToClear: () => setQuestion('clear'),
    busy,
    yes,
    no: () => setQuestion(undefined),
  }
}
