import { IconPackageOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Half } from '../../../shared/domain/catalogue/movement.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { MIN_SET_SIZE } from '../../../shared/domain/replenishment/order-assist.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { useCommand } from '../../navigation/commands.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import classes from './assist.module.css'
import { useAssistModel } from './assist-model.ts'
import { AssistTable } from './assist-table.tsx'
import { Carousel } from './carousel.tsx'
import { CategoryFigures } from './category-figures.tsx'
import { Missing } from './missing.tsx'
import { Narrowing } from './narrowing.tsx'
import { useAssisted, useBestsellers, useReorder, useSubcategoryTotals } from './queries.ts'
import { useNarrowing } from './use-narrowing.ts'

export interface AssistCategoryProps {
  readonly category: Category
  readonly half: Half
  readonly store: Store
}

export function AssistCategory({ category, half, store }: AssistCategoryProps) {
  const assisted = useAssisted(category)
  const model = useAssistModel(String(category.id))
  const totals = useSubcategoryTotals(category, store)
  const { value, error, isFetching, retry } = assisted
  const narrowing = useNarrowing(category, value?.products)
  const [leastOfSet, setLeast] = useState(MIN_SET_SIZE)
  const least = half === 'apparel' ? leastOfSet : undefined
  useCommand('refresh', retry)
  return (
    <div className={classes.body}>
      <div className={classes.main}>
        <CategoryFigures category={category} chosen={narrowing.subcategory} totals={totals} />
        <Narrowing narrowing={narrowing} totals={totals.value ?? []} least={least} onLeast={setLeast} />
        <ListNotices read={value} error={value === undefined ? undefined : error} onRetry={retry} busy={isFetching} />
        {value?.missing.map((sentence) => (
          <Missing key={sentence} onRetry={retry} busy={isFetching}>
            {sentence}
          </Missing>
        ))}
        {value === undefined && error === undefined && <LoadingState lines={8} label={`Loading: ${category.name}`} />}
        {value === undefined && error !== undefined && <ErrorState error={error} onRetry={retry} busy={isFetching} />}
        {value?.products.length === 0 && (
          <EmptyState icon={IconPackageOff} title={messages.nothingToAssist}>
            {value.hidden > 0
              ? `${formatCount(value.hidden)} sold or in stock here can’t be ordered now.`
              : messages.assistNothingWhy}
          </EmptyState>
        )}
        {value !== undefined && value.products.length > 0 && (
          <AssistTable
            of={category.name}
            half={half}
            least={least}
            store={store}
            model={model}
            products={narrowing.products}
            hidden={value.hidden}
          />
        )}
      </div>
      <div className={classes.aside}>
        {half === 'apparel' && <Reorder category={category} />}
        <Bestsellers category={category} />
      </div>
    </div>
  )
}

const Bestsellers = ({ category }: { readonly category: Category }) => (
  <Carousel title="Best sellers" state={useBestsellers(category)} none={messages.categoryBestsellersNone} />
)

const Reorder = ({ category }: { readonly category: Category }) => (
  <Carousel title="Reorder" state={useReorder(category)} none={messages.nothingReordered} />
)
