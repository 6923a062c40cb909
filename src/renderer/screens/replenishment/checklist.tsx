/** The products that the store should carry, apparel and others: missing ones can be added to the cart or to My ARS. */
import { SegmentedControl } from '@mantine/core'
import { IconPlus, IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mayOpen } from '../../../shared/domain/people/access.ts'
import { mayChangeArs } from '../../../shared/domain/replenishment/my-ars.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import text from '../../parts/text.module.css'
import { STORE_PLACES } from '../../products/places.ts'
import { useOrdering } from '../../products/use-in-cart.ts'
import { useStore } from '../../session/app-state.ts'
import { AddSeveral } from './add-several.tsx'
import { ToCart } from './to-cart.tsx'

const TABS = [
  { value: 'apparel', label: 'Apparel' },
  { value: 'nonapparel', label: 'Non-apparel' },
]

interface Act {
  readonly into: 'cart' | 'myArs'
  readonly rows: readonly Row<'apparelChecklist'>[]
}

export default function Checklist() {
  const [search, setSearch] = useSearchParams()
  const [act, setAct] = useState<Act>()
  const store = useStore()
  const isOrdering = useOrdering(STORE_PLACES)
  const hasArs = store !== undefined && mayOpen(store, ruleOf('myArs')) && mayChangeArs(store)
  const isOther = search.get('goods') === 'nonapparel'
  const several = [
    ...(isOrdering
      ? [{ label: 'Add to cart…', icon: <IconShoppingCartPlus size={14} aria-hidden />, into: 'cart' as const }]
      : []),
    ...(hasArs ? [{ label: 'Add to My ARS…', icon: <IconPlus size={14} aria-hidden />, into: 'myArs' as const }] : []),
  ].map(({ into, ...action }) => ({ ...action, run: (rows: Act['rows']) => setAct({ into, rows }) }))
  const onClose = () => setAct(undefined)
  return (
    <>
      <ListScreen
        list={isOther ? 'otherChecklist' : 'apparelChecklist'}
        above={<p className={text.quiet}>{messages.checklistAbout}</p>}
        several={several.length === 0 ? undefined : several}
        headerActions={
          <SegmentedControl
            aria-label="Goods"
            data={TABS}
            value={isOther ? 'nonapparel' : 'apparel'}
            // The filters of one tab don't apply to the other.
            onChange={(goods) => setSearch(goods === 'apparel' ? {} : { goods }, { replace: true })}
          />
        }
      />
      {act?.into === 'cart' && <ToCart rows={act.rows} onClose={onClose} />}
      {act?.into === 'myArs' && <AddSeveral rows={act.rows} onClose={onClose} />}
    </>
  )
}
