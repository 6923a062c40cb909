/** Order assist before a category is chosen: the suggestions by category, or all in one list (`?view=list`). */
import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { mostUrgentFirst, worthTogether } from '../../../shared/domain/replenishment/assist-overview.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { useParamsChange } from '../../navigation/address-now.ts'
import { useCommand } from '../../navigation/commands.ts'
import { LoadingState } from '../../parts/loading-state.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import text from '../../parts/text.module.css'
import { STORE_PLACES } from '../../products/places.ts'
import { useInCart, useOrdering } from '../../products/use-in-cart.ts'
import { useAssistModel } from './assist-model.ts'
import { AssistTable } from './assist-table.tsx'
import { Missing } from './missing.tsx'
import classes from './overview.module.css'
import { Tile } from './tile.tsx'
import { type CategoryOverview, useOverview } from './use-overview.ts'

export interface OverviewProps {
  readonly categories: readonly Category[]
  readonly store: Store
}

const isSettled = ({ value, error, isFetching }: CategoryOverview): boolean =>
  value !== undefined || (error !== undefined && !isFetching)

const retryAll = (some: readonly CategoryOverview[]): void => {
  for (const { retry } of some) retry()
}

export function Overview({ categories, store }: OverviewProps) {
  const { worked, listed } = useOverview(categories)
  const [params] = useSearchParams()
  const change = useParamsChange()
  // Kept here, so that quantities typed in the list survive a look at the tiles.
  const model = useAssistModel('all')
  useCommand('refresh', () => retryAll(worked))
  const done = worked.filter(isSettled).length
  const isComplete = done === worked.length
  const isList = params.get('view') === 'list'
  const copies = worked.flatMap(({ value }) => (value?.saved === true ? [value.at] : [])).toSorted()
  return (
    <>
      <div className={classes.head}>
        <p className={text.strong}>{messages.chooseCategory}</p>
        <p className={classes.sum} role="status">
          {isComplete ? together(worked) : say('assistWorking', { n: done, all: worked.length })}
        </p>
        <SegmentedControl
          aria-label="View"
          data={[
            { value: 'tiles', label: 'By category' },
            { value: 'list', label: 'One list' },
          ]}
          value={isList ? 'list' : 'tiles'}
          onChange={(view) => change({ view: view === 'list' ? view : undefined })}
        />
      </div>
      {copies[0] !== undefined && (
        <SavedNotice
          at={copies[0]}
          onRetry={() => retryAll(worked)}
          busy={worked.some(({ isFetching }) => isFetching)}
        />
      )}
      {!isList && <Tiles worked={worked} isComplete={isComplete} />}
      {isList && !isComplete && <LoadingState lines={8} label={messages.assistListWaits} />}
      {isList && isComplete && <List worked={worked} products={listed} store={store} model={model} />}
    </>
  )
}

/** For example `312 products · 4,120 pieces · ₹ 2,34,500`, as far as known. */
function together(worked: readonly CategoryOverview[]): string {
  const known = worked.flatMap(({ suggested }) => suggested ?? [])
  const total = (of: 'products' | 'pieces') => known.reduce((sum, one) => sum + one[of], 0)
  if (total('products') === 0) return ''
  const worth = worthTogether(known.map((one) => one.worth))
  const facts = [
    counted.products(total('products')),
    counted.pieces(total('pieces')),
    worth && say('assistWithGst', { amount: formatWholeRupees(worth) }),
  ]
  return say('assistSuggested', { what: dotted(...facts) })
}

function Tiles({ worked, isComplete }: { readonly worked: readonly CategoryOverview[]; readonly isComplete: boolean }) {
  // Tiles keep their places while answers arrive, so that a tile doesn't move under the pointer.
  const visible = isComplete ? mostUrgentFirst(worked, ({ suggested }) => suggested) : worked
  const inCart = useInCart(useOrdering(STORE_PLACES))
  return (
    <ul className={classes.tiles} aria-label="Suggestions by category">
      {visible.map((one) => (
        <Tile key={one.category.id} of={one} inCart={inCart} />
      ))}
    </ul>
  )
}

interface ListProps extends Pick<Parameters<typeof AssistTable>[0], 'store' | 'model'> {
  readonly worked: readonly CategoryOverview[]
  readonly products: readonly AssistedProduct[]
}

function List({ worked, ...table }: ListProps) {
  const missing = worked.filter(({ suggested }) => suggested === undefined)
  const hidden = worked.reduce((sum, { value }) => sum + (value?.hidden ?? 0), 0)
  return (
    <>
      {missing.length > 0 && (
        <Missing onRetry={() => retryAll(missing)} busy={missing.some(({ isFetching }) => isFetching)}>
          {say('assistListLacks', { names: missing.map(({ category }) => category.name).join(', ') })}
        </Missing>
      )}
      <div className={classes.list}>
        <AssistTable of="all categories" half={undefined} least={undefined} hidden={hidden} {...table} />
      </div>
    </>
  )
}
