import { knownFacts } from '../../../shared/domain/orders/history-facts.ts'
import { isLoadLate } from '../../../shared/domain/orders/late.ts'
import { loadTimeline } from '../../../shared/domain/orders/load.ts'
import { orderTypeIn } from '../../../shared/domain/orders/order-history.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { Card } from '../../parts/card.tsx'
import details from '../../parts/details.module.css'
import { Facts } from '../../parts/facts.tsx'
import { Figures } from '../../parts/figures.tsx'
import { LoadingCards } from '../../parts/loading-details.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { Timeline } from '../../parts/timeline.tsx'
import { useToday } from '../../parts/use-today.ts'
import type { ShownLoad, useLoad } from './use-load.ts'

export interface LoadCardsProps extends Pick<ReturnType<typeof useLoad>, 'rows'> {
  readonly load: ShownLoad | undefined
}

export function LoadCards({ rows, load }: LoadCardsProps) {
  const { data, error, refetch, isFetching } = rows
  if (load !== undefined) return <Cards load={load} />
  if (error === null && data === undefined) return <LoadingCards cards={['Progress', 'Shipping']} />
  return (
    <Card title="Shipping">
      {error !== null && <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {data !== undefined && <Facts facts={[]} none={NO_SHIPPING} />}
    </Card>
  )
}

const NO_SHIPPING = messages.shippingNone

function Cards({ load }: { readonly load: ShownLoad }) {
  const late = isLoadLate(load, useToday())
  const steps = loadTimeline(load).map((step) => ({
    ...step,
    tone: late && step.name === 'Expected' ? ('warn' as const) : undefined,
  }))
  const { AWBNo, Transporter, referenceid, CourierShipmentStatus, potype } = load
  const type = orderTypeIn(potype)
  return (
    <div className={details.cards}>
      <Card title="Progress">
        <Timeline label="Progress of the load" steps={steps} />
        <div className={details.figures}>
          <Figures figures={figuresOf(load)} />
        </div>
      </Card>
      <Card title="Shipping">
        <Facts
          facts={knownFacts([
            ['Courier', Transporter],
            ['Docket', AWBNo],
            ['Reference', referenceid],
            ['Courier status', CourierShipmentStatus],
            ['Order type', type?.code ?? type?.meaning],
          ])}
          none={NO_SHIPPING}
        />
      </Card>
    </div>
  )
}

const figuresOf = ({ TotalBags, TotalProducts, TotalProductQty, LoadValue }: ShownLoad) =>
  [
    { label: 'Boxes', value: TotalBags === undefined ? undefined : formatCount(TotalBags) },
    { label: 'Products', value: TotalProducts === undefined ? undefined : formatCount(TotalProducts) },
    { label: 'Pieces', value: TotalProductQty === undefined ? undefined : formatCount(TotalProductQty) },
    { label: 'Value', value: LoadValue === undefined ? undefined : formatRupees(LoadValue) },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
