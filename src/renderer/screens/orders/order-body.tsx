import { Tabs } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasFinalQuantity, progressOf, toPay } from '../../../shared/domain/orders/order-history.ts'
import { orderedValue } from '../../../shared/domain/orders/order-lines.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { Card } from '../../parts/card.tsx'
import classes from '../../parts/details.module.css'
import { Figures } from '../../parts/figures.tsx'
import { Timeline } from '../../parts/timeline.tsx'
import { GapReport } from './gap-report.tsx'
import { GAPS } from './paths.ts'
import { ShippingFacts } from './shipping-facts.tsx'
import type { ShownOrder } from './use-order.ts'

export function OrderBody({ order }: { readonly order: ShownOrder }) {
  return (
    <>
      <div className={classes.cards}>
        <Card title="Progress">
          <Timeline label="Progress of the order" steps={stepsOf(order)} />
          <div className={classes.figures}>
            <OrderFigures order={order} />
          </div>
        </Card>
        <ShippingFacts poid={order.poid} />
      </div>
      <Contents order={order} />
    </>
  )
}

const stepsOf = ({ status, timeline }: ShownOrder) =>
  progressOf(status, timeline ?? []).map((step) => ({
    name: step.status,
    at: step.at,
    is: step.is,
    tone: step.status === 'Cancelled' ? ('bad' as const) : undefined,
  }))

function OrderFigures({ order }: { readonly order: ShownOrder }) {
  const { status, purchaseDetail, totalquantity, gapTotalQty, gapTotalPrice } = order
  const net = toPay(order)
  const ordered = orderedValue(purchaseDetail)
  const lacks = gapTotalQty !== 0 && hasFinalQuantity(status)
  const differs = net !== undefined && ordered !== net
  return (
    <Figures
      figures={[
        { label: 'Products', value: formatCount(purchaseDetail.length) },
        { label: 'Pieces ordered', value: formatCount(totalquantity) },
        ...(differs || net === undefined ? [{ label: 'Order value', value: formatRupees(ordered) }] : []),
        { label: 'Net payment', value: net === undefined ? 'None (cancelled)' : formatRupees(net) },
        ...(lacks
          ? [
              {
                label: 'Gap, pieces',
                value: gapTotalQty === undefined ? '–' : formatCount(gapTotalQty),
                tone: 'warn' as const,
              },
              {
                label: 'Gap value',
                value: gapTotalPrice === undefined ? '–' : formatRupees(gapTotalPrice),
                tone: 'warn' as const,
              },
            ]
          : []),
      ]}
    />
  )
}

/** The gaps have a tab only if there are any. */
function Contents({ order }: { readonly order: ShownOrder }) {
  const { hash } = useLocation()
  const [tab, setTab] = useState<string | null>(hash === GAPS ? 'gaps' : 'lines')
  useEffect(() => setTab(hash === GAPS ? 'gaps' : 'lines'), [hash])
  const { poid, status, purchaseDetail, gapTotalQty } = order
  if (gapTotalQty === 0 || !hasFinalQuantity(status)) {
    return (
      <div className={classes.panel}>
        <ListPanel list="orderLines" subject={poid} />
      </div>
    )
  }
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      keepMounted={false}
      classNames={{ root: classes.tabs ?? '', panel: classes.panel ?? '' }}
    >
      <Tabs.List>
        <Tabs.Tab value="lines">Lines ({formatCount(purchaseDetail.length)})</Tabs.Tab>
        <Tabs.Tab value="gaps">
          Gap report{gapTotalQty === undefined ? '' : ` (${counted.pieces(gapTotalQty)})`}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="lines">
        <ListPanel list="orderLines" subject={poid} />
      </Tabs.Panel>
      <Tabs.Panel value="gaps">
        <GapReport order={order} />
      </Tabs.Panel>
    </Tabs>
  )
}
