/** Products that may replace a line, with the warehouses' stock of them; one click exchanges the missing pieces. */

import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { inOrder } from '../../../shared/domain/carts/gap-alternates.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import type { ProductView } from '../../../shared/domain/pricing/product-view.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { useAsk } from '../../bridge/queries.ts'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import classes from './gap.module.css'
import type { Exchanging } from './use-exchange.ts'

export interface AlternatesProps {
  readonly model: CartModel
  readonly priced: PricedLine
  readonly exchanging: Exchanging
}

export function Alternates({ model, priced, exchanging }: AlternatesProps) {
  const { line, gapQty } = priced
  const { busy, refusal, closeRefusal, exchange } = exchanging
  const { data, error, refetch, isFetching } = useAsk('products.related', {
    id: line.id,
    what: 'alternates',
    fresh: false,
  })
  const inCart = useCartModelState(model, (state) => state.cart.lines)
  const pieces = new Map(inCart.map((other) => [other.line.id, other.line.qty]))
  const list = useRef<HTMLTableSectionElement>(null)
  const ready = data !== undefined
  // The intended keys are Alt+Enter, Enter, so the best alternate gets the focus.
  useEffect(() => {
    if (ready) list.current?.querySelector('button')?.focus()
  }, [ready])

  const others = inOrder(data?.products ?? [])
  return (
    <section aria-label="Alternates" className={classes.alternates}>
      <h3 className={classes.title}>Alternates for the gap of {counted.pieces(gapQty)}</h3>
      {refusal !== undefined && (
        <Notice tone="bad" onClose={closeRefusal}>
          {refusal}
        </Notice>
      )}
      {data === undefined && error === null && <LoadingState lines={3} label="Loading alternates" />}
      {data === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.saved && <SavedNotice at={data.at} />}
      {data && others.length === 0 && <p className={classes.quiet}>No alternates.</p>}
      {others.length > 0 && (
        <div className={classes.list}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Net price</th>
                <th scope="col">In warehouses</th>
                <th scope="col">In cart</th>
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
                  busy={busy}
                  onTake={() => exchange(priced, view)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

interface AlternateProps {
  readonly view: ProductView
  /** True for the alternate that takes the focus. */
  readonly first: boolean
  readonly inCart: number | undefined
  /** The id of the alternate being exchanged; all buttons are disabled then. */
  readonly busy: number | undefined
  readonly onTake: () => void
}

function Alternate({ view: { facts, unit, available }, first, inCart, busy, onTake }: AlternateProps) {
  const { title, variant } = nameParts(facts)
  return (
    <tr>
      <th scope="row">
        <span className={classes.alternate}>
          <img src={`/pictures/${facts.id}/108x131.png`} alt="" width={30} height={36} loading="lazy" />
          <span className={classes.what} title={facts.name}>
            <span>{title}</span>
            <small>{dotted(variant, String(facts.id))}</small>
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
          loading={busy === facts.id}
          disabled={busy !== undefined && busy !== facts.id}
          aria-label={`Replace with ${facts.name}`}
          data-autofocus={first || undefined}
          onClick={onTake}
        >
          Replace
        </Button>
      </td>
    </tr>
  )
}
