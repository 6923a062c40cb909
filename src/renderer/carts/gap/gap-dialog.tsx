/** Explains the gap of a line: the wanted quantity, each warehouse's supply, the missing pieces, and alternates. */
import { Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import { barredTitle, gapSentence, nameOf } from '../../../shared/domain/carts/cart-view.ts'
import { explainGap } from '../../../shared/domain/carts/gap-explained.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount, formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import text from '../../parts/text.module.css'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { Alternates } from './alternates.tsx'
import { CloseGap } from './close-gap.tsx'
import type { ExplainedStore } from './explained.ts'
import classes from './gap.module.css'
import { useExchange } from './use-exchange.ts'

/** The top of a dialog that has no room below its line. */
const HIGH = '5dvh'

/** The top of the dialog: below its line, which stays visible, unless the line is too low in the window. */
function belowLine(id: number): string {
  const bottom = document.querySelector(`[role="row"][data-id="${id}"]`)?.getBoundingClientRect().bottom
  return bottom === undefined || bottom > window.innerHeight / 2 ? HIGH : `${bottom + 6}px`
}

export interface GapDialogProps {
  readonly model: CartModel
  readonly explained: ExplainedStore
}

export function GapDialog({ model, explained }: GapDialogProps) {
  const id = useStore(explained, ({ line }) => line)
  // Keep the content until the dialog has faded out.
  const [last, setLast] = useState(id)
  const [below, setBelow] = useState(HIGH)
  if (id !== undefined && id !== last) {
    setLast(id)
    setBelow(belowLine(id))
  }
  const now = useCartModelState(model, ({ cart }) => cart.lines.find(({ line }) => line.id === last))
  const [known, setKnown] = useState(now)
  if (now !== undefined && now !== known) setKnown(now)
  const { close, ...exchanging } = useExchange(model, explained)
  const isEnding = id === undefined || exchanging.busy !== undefined
  const priced = now ?? (isEnding && known?.line.id === last ? known : undefined)
  const title = priced === undefined ? `Product ${last}` : `${last} ${nameOf(priced)}`
  return (
    <Modal
      opened={id !== undefined}
      onClose={close}
      size="xl"
      title={title}
      returnFocus={false}
      centered={false}
      yOffset={below}
      styles={{ content: { maxHeight: `calc(100dvh - ${below} - 1rem)` } }}
    >
      {priced === undefined ? (
        <p>{messages.notInCart}</p>
      ) : (
        <div className={classes.dialog}>
          <Sums priced={priced} />
          <Shares model={model} priced={priced} />
          {priced.gapQty > 0 && CART_KINDS[model.cartType].isByHand && (
            <Group>
              <CloseGap model={model} among={[priced.line.id]} variant="default" onDone={close}>
                {priced.allocatedQty > 0 ? `Order only ${formatCount(priced.allocatedQty)}` : 'Remove from cart'}
              </CloseGap>
            </Group>
          )}
          {priced.gapQty > 0 && <Alternates model={model} priced={priced} exchanging={exchanging} />}
        </div>
      )}
    </Modal>
  )
}

function Sums({ priced }: { readonly priced: PricedLine }) {
  const { line, unit, allocatedQty, gapQty, gapPrice } = priced
  const barred = barredTitle(priced)
  const why = [barred, gapSentence(priced)].filter((part) => part !== undefined).join(': ')
  return (
    <>
      <dl className={`${text.terms} ${classes.sums}`}>
        <div>
          <dt>Quantity</dt>
          <dd>{formatCount(line.qty)}</dd>
        </div>
        <div>
          <dt>Allocated</dt>
          <dd>{formatCount(allocatedQty)}</dd>
        </div>
        <div data-missing={gapQty > 0 || undefined}>
          <dt>Gap</dt>
          <dd>
            {formatCount(gapQty)} {gapQty > 0 && <small>{formatRupees(gapPrice)}</small>}
          </dd>
        </div>
        <div>
          <dt>Net price</dt>
          <dd>{unit === undefined ? '–' : formatRupees(unit.net)}</dd>
        </div>
      </dl>
      <p className={classes.why}>{gapQty === 0 ? messages.lineWithoutGap : `Reason: ${why}.`}</p>
    </>
  )
}

function Shares({ model, priced }: { readonly model: CartModel; readonly priced: PricedLine }) {
  const { shares, without, unmapped } = explainGap(priced, model.supply())
  const others = [
    without > 0 &&
      say(shares.length === 0 ? 'gapNone' : 'gapElsewhereNone', { warehouses: counted.warehouses(without) }),
    unmapped > 0 && say('gapUnmapped', { pieces: counted.pieces(unmapped) }),
  ]
  return (
    <section aria-label="Stock by warehouse">
      {shares.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Warehouse</th>
              <th scope="col">In stock at MRP {formatAmount(priced.line.mrp)}</th>
              <th scope="col">Allocated</th>
              <th scope="col">At another MRP</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.wh}>
                <th scope="row">{sellerName(share)}</th>
                <td>{formatCount(share.stock)}</td>
                <td>{formatCount(share.gives)}</td>
                <td>
                  {share.elsewhere
                    .map(({ mrp, stock }) => `${formatCount(stock)} at ${formatAmount(mrp)}`)
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.quiet}>{others.filter(Boolean).join(' ')}</p>
    </section>
  )
}
