/** A short message about the last action, beside the figures that it changed; it covers none of them. */
import { useEffect } from 'react'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState } from './model/cart-models.ts'

/** Milliseconds that the message stays: long enough to read it twice. */
const LONG = 9_000

export function ActionMessage({ model }: { readonly model: CartModel }) {
  const message = useCartModelState(model, (state) => state.message)
  useEffect(() => {
    if (message === undefined) return
    const fading = setTimeout(() => model.tell(undefined), LONG)
    return () => clearTimeout(fading)
  }, [model, message])
  return (
    <span role="status" data-column="said" data-tone={message?.tone} title={message?.text}>
      {message?.text}
    </span>
  )
}
