/** A barcode scanner over the open cart: a product that is in it gets one piece more, another one is added. */
import { useRef } from 'react'
import { MAX_QUANTITY } from '../../../shared/domain/carts/cart-rules.ts'
import { noProduct, shownCode } from '../../../shared/domain/catalogue/scanned-code.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { scanSound } from '../../app/scan-sound.ts'
import { useScanner } from '../../app/use-scanner.ts'
import type { CartModel } from '../model/cart-model.ts'
import type { Refusal } from '../model/refusals.ts'

export function useCartScan(model: CartModel): void {
  const refuse = (id: number, { message, sentence }: Pick<Refusal, 'message' | 'sentence'>) => {
    model.refusals.refuse({ id, what: String(id), message, sentence, items: [{ id, qty: 1 }] })
    scanSound('look')
  }
  /** Scans follow each other faster than the portal answers: one is added at a time, in their order. */
  const last = useRef(Promise.resolve())
  const take = async (id: number): Promise<void> => {
    const line = model.store.getState().cart.lines.find((one) => one.line.id === id)?.line
    if (line === undefined) await model.steps.add([{ id, qty: 1 }])
    else {
      const qty = model.typing.typedOver(id) ?? line.qty
      if (qty >= MAX_QUANTITY) return refuse(id, { message: messages.quantityRange })
      model.setQuantity(id, qty + 1, qty)
    }
    scanSound('counted')
  }
  useScanner((code) => {
    // What a hand has typed counts, and the scan on top of it.
    model.typing.finishTyping()
    if (code.kind !== 'product') {
      scanSound('look')
      return model.refusals.refuse({ id: undefined, what: shownCode(code.text), message: noProduct(code) })
    }
    const { id } = code
    last.current = last.current.then(() => take(id)).catch((thrown: unknown) => refuse(id, appErrorOf(thrown)))
  })
}
