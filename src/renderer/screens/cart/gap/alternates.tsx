/** Products that may take a line's place, with what the warehouses have of them; one click exchanges what is missing. */

import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { PricedLine } from '../../../../shared/domain/cart.ts'
import { CART_CAPACITY } from '../../../../shared/domain/cart-rules.ts'
import { counted } from '../../../../shared/domain/counts.ts'
import { refuseAlternate } from '../../../../shared/domain/gap-explained.ts'
import { formatCount, formatRupees } from '../../../../shared/domain/money.ts'
import type { ProductView } from '../../../../shared/domain/product-view.ts'
import { messages, say } from '../../../../shared/messages.ts'
import { dotted } from '../../../../shared/text.ts'
import { appErrorOf } from '../../../app/bridge.ts'
import { useAsk } from '../../../app/queries.ts'
import { ErrorState } from '../../../parts/error-state.tsx'
import { LoadingState } from '../../../parts/loading-state.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { SavedNotice } from '../../../parts/saved-notice.tsx'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import classes from './gap.module.css'

export interface AlternatesProps {
  readonly model: CartModel
  readonly priced: PricedLine
  readonly onDone: () => void
}

export function Alternates({ model, priced, onDone }: AlternatesProps) {
  const { line, gapQty, allocatedQty } = priced
  const { data, error, refetch, isFetching } = useAsk('products.related', {
    id: line.id,
    what: 'alternates',
    fresh: false,
  })
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<number>()
  const inCart = useCartModelState(model, (state) => state.cart.lines)
  const pieces = new Map(inCart.map((other) => [other.line.id, other.line.qty]))
  const list = useRef<HTMLTableSectionElement>(null)
  const ready = data !== undefined
  // The way through the gaps is Alt+Enter, Enter: the best alternate waits under the finger.
  useEffect(() => {
    if (ready) list.current?.querySelector('button')?.focus()
  }, [ready])

  const exchange = ({ facts, available }: ProductView) => {
    const no = refuseAlternate(available, gapQty, pieces.get(facts.id))
    if (no !== undefined) return setRefusal(messages[no])
    setBusy(facts.id)
    setRefusal(undefined)
    model
      .exchange({ id: line.id, keeps: allocatedQty, alternate: facts, pieces: gapQty })
      .then(onDone, (thrown: unknown) => setRefusal(withLimit(appErrorOf(thrown).message)))
      .finally(() => setBusy(undefined))
  }

  const others = data?.products.toSorted((one, other) => other.available - one.available) ?? []
  return (
    <section aria-label="Alternates" className={classes.alternates}>
      <h3 className={classes.title}>Alternates for the {counted.pieces(gapQty)} that are missing</h3>
      {refusal !== undefined && (
        <Notice tone="bad" onClose={() => setRefusal(undefined)}>
          {refusal}
        </Notice>
      )}
      {data === undefined && error === null && <LoadingState lines={3} label="Looking for alternates" />}
      {data === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.saved && <SavedNotice at={data.at} />}
      {data && others.length === 0 && <p className={classes.quiet}>Nothing else takes its place.</p>}
      {others.length > 0 && (
        <div className={classes.list}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">A piece</th>
                <th scope="col">In stock</th>
                <th scope="col">In the cart</th>
                <td />
              </tr>
            </thead>
            <tbody ref={list}>
              {others.map((view, at) => (
                <Alternate
                  key={view.facts.id}
                  view={view}
                  first={at === 0}
                  inCart={pieces.get(view.facts.id)}
                  busy={busy === view.facts.id}
                  onTake={() => exchange(view)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** A full cart says how many lines it takes. */
const withLimit = (message: string): string =>
  message === messages.cartFull ? say('rowOverCapacity', { limit: CART_CAPACITY }) : message

interface AlternateProps {
  readonly view: ProductView
  /** The keys begin here. */
  readonly first: boolean
  readonly inCart: number | undefined
  readonly busy: boolean
  readonly onTake: () => void
}

function Alternate({ view: { facts, unit, available }, first, inCart, busy, onTake }: AlternateProps) {
  const kind = dotted(facts.brand.name, facts.size, facts.color)
  return (
    <tr>
      <th scope="row">
        <span className={classes.alternate}>
          <img src={`/pictures/${facts.id}/108x131.png`} alt="" width={30} height={36} loading="lazy" />
          <span className={classes.what} title={`${facts.name}\n${kind}`}>
            <span>
              {facts.id} {facts.name}
            </span>
            <small>{kind}</small>
          </span>
        </span>
      </th>
      <td>{unit === undefined ? '–' : formatRupees(unit.net)}</td>
      <td>{formatCount(available)}</td>
      <td>{inCart === undefined ? '–' : formatCount(inCart)}</td>
      <td>
        <Button
          size="compact-sm"
          variant="light"
          loading={busy}
          aria-label={`Exchange for ${facts.name}`}
          data-autofocus={first || undefined}
          onClick={onTake}
        >
          Exchange
        </Button>
      </td>
    </tr>
  )
}
