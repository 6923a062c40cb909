/** Around the lines of a cart that the portal filled: what there is to decide, what became another, what it comes to. */
import { Button, SegmentedControl, Switch } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import { hasOwnBrandTag } from '../../../shared/domain/carts/proposal.ts'
import { sinceSeen } from '../../../shared/domain/carts/review.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDateTime } from '../../../shared/domain/values/dates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { usePortal } from '../../app/queries.ts'
import { Notice } from '../../parts/notice.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { PartTotals } from './part-totals.tsx'
import classes from './proposed.module.css'
import { ReplaceLines } from './replace-lines.tsx'
import { type Review, ReviewContext } from './review.ts'
import { SetSizes } from './set-sizes.tsx'
import { useDecisions } from './use-decisions.ts'
import { useSeen } from './use-seen.ts'

const ORDERS = [
  { value: 'sections', label: 'In sections' },
  { value: 'urgent', label: 'To decide first' },
] as const

export interface ReviewDeskProps {
  readonly model: CartModel
  /** The store whose cart it is. */
  readonly store: Store
  readonly children: ReactNode
}

export function ReviewDesk({ model, store, children }: ReviewDeskProps) {
  const edition = useCartModelState(model, (state) => state.edition)
  // Quantities don't count: nothing moves while it is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const cart = useMemo(() => model.store.getState().cart, [model, edition])
  const isOwn = !CART_KINDS[model.cartType].inParts
  const { seen, look, seeAll } = useSeen(cart, isOwn)
  const decisions = useDecisions(cart, seen?.lines, isOwn)
  const { data: labels } = usePortal('afs.privateLabels', {}, { enabled: isOwn })
  const privateLabels = useMemo(() => new Set(labels?.answer ?? []), [labels])
  const [ticked, setChosen] = useState<ReadonlySet<number>>(new Set())
  // What has left the cart meanwhile can't be replaced.
  const chosen = useMemo(
    () => new Set(cart.lines.flatMap(({ line }) => (ticked.has(line.id) ? [line.id] : []))),
    [cart, ticked],
  )
  const [replacing, setReplacing] = useState<readonly number[]>()
  const [shownSet, setShownSet] = useState<string>()
  const [isUrgentFirst, setUrgentFirst] = useState(false)
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [isCounting, setCounting] = useState(false)

  const looked = useMemo(() => new Map((seen?.looked ?? []).map(({ id, qty }) => [id, qty])), [seen?.looked])
  const open = useMemo(() => new Set([...decisions.keys()].filter((id) => !looked.has(id))), [decisions, looked])
  const review = useMemo(
    (): Review => ({
      decisions,
      looked,
      look: (ids, isLooked) => {
        const { lines } = model.store.getState().cart
        const those = new Set(ids)
        look(
          lines.flatMap(({ line }) => (those.has(line.id) ? [{ id: line.id, qty: line.qty }] : [])),
          isLooked,
        )
      },
      chosen,
      choose: (ids, isChosen) =>
        setChosen((now) => {
          const next = new Set(now)
          for (const id of ids) {
            if (isChosen) next.add(id)
            else next.delete(id)
          }
          return next
        }),
      replace: setReplacing,
      showSet: setShownSet,
      isUrgentFirst,
      only: isOpenOnly ? open : undefined,
      privateLabels,
      hasOwnBrands: hasOwnBrandTag(store.fcf),
    }),
    [decisions, looked, look, chosen, isUrgentFirst, isOpenOnly, open, privateLabels, model, store],
  )
  const since = seen === undefined ? undefined : sinceSeen(cart, seen.lines)
  return (
    <ReviewContext value={review}>
      {since !== undefined && seen !== undefined && (
        <Notice
          actions={
            <Button size="compact-sm" onClick={seeAll}>
              Seen
            </Button>
          }
        >
          <strong>{say('proposalSince', { time: formatDateTime(seen.at) })}</strong> {sinceWords(since)}
        </Notice>
      )}
      {cart.lines.length > 0 && (
        <div className={classes.bar}>
          <span className={classes.progress}>
            <strong>{formatCount(open.size)}</strong> to decide
            <span className={classes.quiet}> of {counted.lines(cart.lines.length)}</span>
          </span>
          <SegmentedControl
            size="xs"
            aria-label="Order of the lines"
            data={[...ORDERS]}
            value={isUrgentFirst ? 'urgent' : 'sections'}
            onChange={(value) => setUrgentFirst(value === 'urgent')}
          />
          <Switch
            size="xs"
            label="Only what is to decide"
            checked={isOpenOnly}
            onChange={(event) => setOpenOnly(event.currentTarget.checked)}
          />
          <span className={classes.end}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconChartBar size={15} aria-hidden />}
              onClick={() => setCounting(true)}
            >
              What it comes to
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              disabled={chosen.size === 0}
              onClick={() => setReplacing([...chosen])}
            >
              Replace {chosen.size === 0 ? 'what is ticked' : counted.lines(chosen.size)}
            </Button>
          </span>
        </div>
      )}
      {children}
      {isCounting && <PartTotals model={model} before={seen} onClose={() => setCounting(false)} />}
      {shownSet !== undefined && <SetSizes model={model} parent={shownSet} onClose={() => setShownSet(undefined)} />}
      {replacing !== undefined && (
        <ReplaceLines
          model={model}
          store={store}
          ids={replacing}
          onClose={() => setReplacing(undefined)}
          onDone={() => {
            setReplacing(undefined)
            setChosen(new Set())
          }}
        />
      )}
    </ReviewContext>
  )
}

function sinceWords({ came, went, otherPieces, dearer, cheaper }: NonNullable<ReturnType<typeof sinceSeen>>): string {
  const parts = [
    came > 0 && `${formatCount(came)} new`,
    went > 0 && `${formatCount(went)} gone`,
    otherPieces > 0 && `${formatCount(otherPieces)} with other pieces`,
    dearer > 0 && `${formatCount(dearer)} dearer`,
    cheaper > 0 && `${formatCount(cheaper)} cheaper`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
