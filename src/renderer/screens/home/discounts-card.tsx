import { runningDiscounts } from '../../../shared/domain/pricing/discounts.ts'
import { type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatPercent } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import { CardInView } from './card-in-view.tsx'
import classes from './discounts.module.css'

export const DiscountsCard = ({ today }: { readonly today: Day }) => (
  <CardInView title="Discounts today">
    <Discounts today={today} />
  </CardInView>
)

function Discounts({ today }: { readonly today: Day }) {
  const { data: read, error, refetch, isFetching } = usePortal('home.discounts', {})
  const failed = error === null ? undefined : appErrorOf(error)
  const retry = () => void refetch()
  const running = runningDiscounts(read?.answer ?? [], today)
  return (
    <>
      <ListNotices read={read} error={failed} onRetry={retry} busy={isFetching} />
      {read === undefined && failed === undefined && <LoadingState lines={3} label="Loading the discounts" />}
      {read === undefined && failed !== undefined && <QuietError error={failed} onRetry={retry} busy={isFetching} />}
      {read?.unread === 0 && running.length === 0 && <p className={text.quiet}>{messages.discountsNone}</p>}
      {running.length > 0 && (
        <ul className={stack.list}>
          {running.map(({ id, name, description, discount, toDate }) => (
            <li key={id ?? name} className={classes.discount}>
              {discount !== undefined && <span className={classes.percent}>{formatPercent(discount)}</span>}
              <div>
                <p className={text.strong}>{name === '' ? 'Discount' : name}</p>
                <p className={text.smallParagraph}>
                  {description} {toDate === undefined ? 'No end date.' : `Until ${formatDate(toDate)}.`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
