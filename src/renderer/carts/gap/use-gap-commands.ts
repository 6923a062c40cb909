/**
 * Commands that close gaps, from anywhere on the cart: alternates for all lines, or reducing all lines or the focused one to what is
 * available.
 */
import { useState } from 'react'
import { nameOf } from '../../../shared/domain/carts/cart-view.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { useCommand } from '../../navigation/commands.ts'
import { isModalOpen } from '../../navigation/modal-open.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

/** The line of the row that has the focus. */
const lineAt = (): number | undefined => {
  const id = document.activeElement?.closest('[data-id]')?.getAttribute('data-id')
  return id === null || id === undefined ? undefined : Number(id)
}

/** `enabled` is true if the cart is filled by hand and nothing covers it. */
export function useGapCommands(model: CartModel, enabled: boolean) {
  const [asking, setAsking] = useState(false)
  const anyShort = useCartModelState(model, ({ cart }) => cart.totals.gapQty > 0)
  const close = (among?: readonly number[]) => void model.steps.closeGaps(among).catch(failed)

  const closeLine = () => {
    const id = lineAt()
    const { lines } = model.store.getState().cart
    const priced = lines.find(({ line }) => line.id === id)
    if (priced === undefined) return model.tell({ tone: 'warn', text: messages.gapNoLine })
    if (priced.gapQty === 0) return model.tell({ tone: 'warn', text: say('gapNoneOf', { name: nameOf(priced) }) })
    close([priced.line.id])
  }
  // First takes over a quantity that is being typed.
  const onCart = (run: () => void) => () => {
    if (isModalOpen()) return
    model.typing.finishTyping()
    run()
  }
  useCommand(
    'alternates',
    onCart(() => setAsking(true)),
    enabled && anyShort,
  )
  useCommand(
    'closeGaps',
    onCart(() => close()),
    enabled && anyShort,
  )
  useCommand('orderWhatThereIs', onCart(closeLine), enabled && anyShort)
  return { asking, leave: () => setAsking(false) }
}
