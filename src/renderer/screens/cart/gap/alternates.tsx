/** Products that may take a line's place, with what the warehouses have of them; one click exchanges what is missing. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PricedLine } from '../../../../shared/domain/cart.ts'
import { counted } from '../../../../shared/domain/counts.ts'
import { refuseAlternate } from '../../../../shared/domain/gap-explained.ts'
import { formatAmount, formatCount } from '../../../../shared/domain/money.ts'
import type { ProductView } from '../../../../shared/domain/product-view.ts'
import { messages } from '../../../../shared/messages.ts'
import { dotted } from '../../../../shared/text.ts'
import { appErrorOf } from '../../../app/bridge.ts'
import { useAsk } from '../../../app/queries.ts'
import { ErrorState } from '../../../parts/error-state.tsx'
import { LoadingState } from '../../../parts/loading-state.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { SavedNotice } from '../../../parts/saved-notice.tsx'
import { toast } from '../../../parts/toasts.tsx'
import type { CartModel } from '../cart-model.ts'
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

  const exchange = ({ facts, available }: ProductView) => {
    const inCart = model.store.getState().cart.lines.find((other) => other.line.id === facts.id)?.line.qty
    const no = refuseAlternate(available, gapQty, inCart)
    if (no !== undefined) return setRefusal(messages[no])
    setBusy(facts.id)
    setRefusal(undefined)
    model
      .exchange({ id: line.id, keeps: allocatedQty, alternate: facts, pieces: gapQty })
      .then(
        () => {
          toast.done(`${counted.pieces(gapQty)} of ${facts.name} take their place. Ctrl+Z takes it back.`)
          onDone()
        },
        (thrown: unknown) => setRefusal(appErrorOf(thrown).message),
      )
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
      <ul className={classes.list}>
        {others.map((view) => (
          <Alternate key={view.facts.id} view={view} busy={busy === view.facts.id} onTake={() => exchange(view)} />
        ))}
      </ul>
    </section>
  )
}

interface AlternateProps {
  readonly view: ProductView
  readonly busy: boolean
  readonly onTake: () => void
}

function Alternate({ view: { facts, unit, available }, busy, onTake }: AlternateProps) {
  const kind = dotted(facts.brand.name, facts.size, facts.color)
  return (
    <li className={classes.alternate}>
      <img src={`/pictures/${facts.id}/108x131.png`} alt="" width={30} height={36} loading="lazy" />
      <span className={classes.what}>
        <span>
          {facts.id} {facts.name}
        </span>
        <small>{kind}</small>
      </span>
      <span className={classes.number}>
        {unit === undefined ? '–' : formatAmount(unit.net)} <small>a piece</small>
      </span>
      <span className={classes.number}>
        {formatCount(available)} <small>in stock</small>
      </span>
      <Button
        size="compact-sm"
        variant="light"
        loading={busy}
        aria-label={`Exchange for ${facts.name}`}
        onClick={onTake}
      >
        Exchange
      </Button>
    </li>
  )
}
