import { useCallback, useEffect, useReducer, useRef } from 'react'
import { type CartRef, cartKeyOf } from '../../../shared/domain/carts/cart-ref.ts'
import { isUnconfirmed, type JournalOrder } from '../../../shared/domain/orders/order.ts'
import { sumsOf } from '../../../shared/domain/orders/order-rules.ts'
import { headlineOf, outcomeOf } from '../../../shared/domain/orders/order-words.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf, ask, on } from '../../bridge/bridge.ts'
import { rereadCart } from '../../bridge/cart.ts'
import { handleOrderNews } from '../../orders/order-news.ts'
import { toast } from '../../parts/toasts.tsx'
import { storeId, useApp } from '../../session/app-state.ts'
import { createDraft, useForgetOnUnmount } from '../../session/drafts.ts'
import { type Checkout, isUnclear, type News, nextCheckout, PREPARING, tellsOf } from './checkout-state.ts'

/** The groups that the user unchecked, by cart key. */
const unchecked = createDraft<Readonly<Partial<Record<string, readonly string[]>>>>('checkout.unchecked', {})

const signedInStore = () => storeId(useApp.getState().session)

/** The outcome of an order that wasn't placed, or may not have been. */
const notPlaced = (error: AppError) => ({
  ...headlineOf(isUnclear(error) ? 'unknown' : 'prepared', 0),
  sentence: [error.message, error.because].filter((one) => one !== undefined).join(' '),
})

/** Runs a checkout. `onMappingChanged` is called if the store's mapping has changed: the checkout must close then. */
export function useCheckout(cart: CartRef, onMappingChanged: () => void) {
  const cartKey = cartKeyOf(cart)
  const [checkout, dispatch] = useReducer(nextCheckout, PREPARING)
  const attempt = useRef(0)
  const prepare = useCallback(
    (reason?: string, only?: readonly string[]) => {
      attempt.current += 1
      const thisAttempt = attempt.current
      dispatch({ type: 'preparing' })
      ask('orders.prepare', { cart }).then(
        (prepared) => {
          // Only the newest preparation counts.
          if (thisAttempt !== attempt.current) return
          dispatch({ type: 'prepared', prepared, reason, only, unchecked: unchecked.now()[cartKey] })
          // The cart behind the dialog then shows the stock and prices that the order uses.
          void rereadCart(cart)
        },
        (thrown: unknown) => {
          if (thisAttempt === attempt.current) dispatch({ type: 'refused', error: appErrorOf(thrown) })
        },
      )
    },
    [cart, cartKey],
  )

  useEffect(() => {
    prepare()
    return () => {
      attempt.current += 1
    }
  }, [prepare])

  useForgetOnUnmount(() => unchecked.change({ [cartKey]: [] }))

  const because = checkout.step === 'preparing' ? checkout.because : undefined
  useEffect(() => {
    if (because !== undefined) prepare(because)
  }, [because, prepare])

  useEffect(() => on('orders.changed', (order) => dispatch({ type: 'told', order })), [])
  useEffect(() => handleOrderNews((key) => tellsOf(checkout, key)), [checkout])

  const place = usePlace(cart, checkout, dispatch, onMappingChanged)

  return {
    checkout,
    prepare: () => prepare(),
    /** Prepares the present cart with only the failed groups chosen. */
    retry: (failed: readonly string[]) => prepare(undefined, failed),
    place,
    choose: (group: string, isChosen: boolean) => {
      const others = unchecked.now()[cartKey]?.filter((one) => one !== group) ?? []
      unchecked.change({ [cartKey]: isChosen ? others : [...others, group] })
      dispatch({ type: 'chosen', group, isChosen })
    },
    /** Shows the checked state of this checkout's order. */
    onOwnOrderChecked: (order: JournalOrder) => dispatch({ type: 'answered', order }),
    /** Shows the checked state of the earlier order. */
    onEarlierOrderChecked: (order: JournalOrder) => dispatch({ type: 'told', order }),
  }
}

/** Places the order, once. If the user has left the checkout, the outcome is shown as a toast. */
function usePlace(
  cart: CartRef,
  checkout: Checkout,
  dispatch: (news: News) => void,
  onMappingChanged: () => void,
): () => void {
  const isPlacing = useRef(false)
  /** True after the user has left: the outcome is then shown as a toast, even if another checkout is open by then. */
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])

  return () => {
    // The second click of a double click comes before the button is rendered as disabled.
    if (checkout.step !== 'groups' || isPlacing.current) return
    const { prepared, chosen } = checkout
    const { total } = sumsOf(prepared.groups, chosen)
    const storeThen = signedInStore()
    const shouldToast = () => hasLeft.current && signedInStore() === storeThen
    isPlacing.current = true
    dispatch({ type: 'sending' })
    ask('orders.place', { key: prepared.key, groups: [...chosen], total })
      .then(
        (order) => {
          dispatch({ type: 'answered', order })
          // A known outcome is shown by `listenToOrders`.
          if (shouldToast() && isUnconfirmed(order.state)) toast.awaited(order.key, outcomeOf(order))
          void rereadCart(cart)
        },
        (thrown: unknown) => {
          const error = appErrorOf(thrown)
          dispatch({ type: 'notPlaced', error })
          if (shouldToast()) toast.awaited(prepared.key, notPlaced(error))
          if (error.sentence !== 'mappingChanged') return
          void rereadCart(cart)
          if (hasLeft.current) return
          toast.warn(error.message)
          onMappingChanged()
        },
      )
      .finally(() => {
        isPlacing.current = false
      })
  }
}
