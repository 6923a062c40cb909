/** Barcode scans into the open cart: a product in the cart gets one more piece, another product is added. */
import { useEffect, useRef, useState } from 'react'
import { MAX_QUANTITY } from '../../../shared/domain/carts/cart-rules.ts'
import { type Code, displayCode, noProduct } from '../../../shared/domain/scanning/scanned-code.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { scanSound } from '../../scans/scan-sound.ts'
import { useScanner } from '../../scans/use-scanner.ts'
import type { CartModel } from '../model/cart-model.ts'
import type { Refusal } from '../model/refusals.ts'

type Product = Extract<Code, { readonly kind: 'product' }>

/** Returns the number of pending scans while the portal is slow to answer, else 0. */
export function useCartScan(model: CartModel): number {
  const { isSlow, began, ended, waiting } = useWaiting()
  const refuse = (code: Product, { message, sentence }: Pick<Refusal, 'message' | 'sentence'>) => {
    const { id, perhaps, text } = code
    const why = perhaps === undefined ? message : `${message} ${say('scanPerhaps', { symbology: perhaps })}`
    model.refusals.refuse({
      id,
      what: displayCode(text),
      message: why,
      sentence,
      items: [{ id, qty: 1 }],
      isScan: true,
    })
    scanSound('look')
  }
  /** Scans come faster than the portal answers: they are applied one at a time, in order. */
  const last = useRef(Promise.resolve())
  const take = async (code: Product): Promise<void> => {
    const { id } = code
    const line = model.store.getState().cart.lines.find((one) => one.line.id === id)?.line
    if (line === undefined) return model.steps.add([{ id, qty: 1 }])
    const qty = model.typing.typedOver(id) ?? line.qty
    if (qty >= MAX_QUANTITY) return refuse(code, { message: messages.quantityRange })
    // The next scan doesn't wait for the answer: each sends the new total.
    void model.setQuantity(id, qty + 1, qty).then((isAccepted) => {
      if (!isAccepted) refuse(code, { message: model.store.getState().refused.get(id) ?? messages.scanNotTaken })
    })
  }
  useScanner((code) => {
    // A typed quantity is taken over first; the scan adds to it.
    model.typing.finishTyping()
    if (code.kind !== 'product') {
      scanSound('look')
      const what = displayCode(code.text)
      return model.refusals.refuse({ id: undefined, what, message: noProduct(code), isScan: true })
    }
    // Plays at once, so that the user needn't wait for the portal. A refusal is heard later.
    scanSound('counted')
    began()
    last.current = last.current
      .then(() => take(code))
      .catch((thrown: unknown) => refuse(code, appErrorOf(thrown)))
      .finally(ended)
  })
  return isSlow ? waiting : 0
}

/** Milliseconds after which the portal counts as slow. */
const SLOW = 500

function useWaiting() {
  const [waiting, setWaiting] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const isWaiting = waiting > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return {
    waiting,
    isSlow,
    began: () => setWaiting((now) => now + 1),
    ended: () => setWaiting((now) => now - 1),
  }
}
