/** Fills an order up to its minimum: offers best sellers of its warehouse to pick with quantities, and shows the amount still missing. */
import { Button, Group, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo } from 'react'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { shortWith } from '../../../shared/domain/carts/fill-order.ts'
import { minimumSentenceHere } from '../../../shared/domain/orders/order-rules.ts'
import type { OrderGroup } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import stack from '../../parts/stack.module.css'
import textClasses from '../../parts/text.module.css'
import { createDraft, useForgetOnUnmount } from '../../session/drafts.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState, useShortName } from '../model/cart-models.ts'
import classes from './fill.module.css'
import { FillTable, type Pick, type Picks } from './fill-table.tsx'
import { useFillers } from './use-fillers.ts'

export interface FillDialogProps {
  readonly model: CartModel
  /** The key of the order; undefined while none is being filled up. */
  readonly groupKey: string | undefined
  readonly onClose: () => void
}

export function FillDialog({ model, groupKey, onClose }: FillDialogProps) {
  const group = useCartModelState(model, ({ cart }) => cart.groups.find(({ key }) => key === groupKey))
  const shortName = useShortName(model)
  return (
    <Modal
      opened={group !== undefined}
      onClose={onClose}
      size={880}
      title={group === undefined ? '' : `Fill up the order from ${shortName(group)}`}
    >
      {group !== undefined && <Filling key={group.key} model={model} group={group} onClose={onClose} />}
    </Modal>
  )
}

interface FillingProps {
  readonly model: CartModel
  readonly group: OrderGroup
  readonly onClose: () => void
}

function Filling({ model, group, onClose }: FillingProps) {
  const found = useFillers(model, group)
  const [picks, setPicks] = usePicks(`${model.cartType} ${group.key}`)
  const { fillers } = found
  const byId = new Map(fillers?.map((filler) => [filler.product.id, filler]))
  const picked = [...picks].flatMap(([id, { text, isPicked }]) => (isPicked && byId.has(id) ? [{ id, text }] : []))
  const items = picked.flatMap(({ id, text }) => {
    const qty = parseQuantity(text)
    return qty === undefined ? [] : [{ id, qty }]
  })
  const isWrong = items.length < picked.length
  const add = useMutation({ mutationFn: () => model.steps.add(items), onSuccess: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (items.length > 0 && !isWrong && !add.isPending) add.mutate()
  }
  return (
    <form className={stack.dialog} onSubmit={submit} noValidate>
      <p className={classes.short} role="status">
        {minimumSentenceHere({ shortBy: shortWith(group, items, byId) }) ??
          say('minimumReached', { amount: formatWholeRupees(group.minimum) })}
      </p>
      <FigureNotices found={found} />
      {add.error !== null && <Notice tone="bad">{appErrorOf(add.error).message}</Notice>}
      {isWrong && <Notice tone="warn">{messages.quantityRange}</Notice>}
      <Found found={found} picks={picks} onPicks={setPicks} />
      <Group justify="flex-end" gap="xs">
        {fillers !== undefined && !found.isWhole && (
          <Button variant="subtle" onClick={found.more} loading={found.isFetching} mr="auto">
            Show more
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" disabled={items.length === 0 || isWrong} loading={add.isPending}>
          {items.length === 0 ? 'Add to cart' : `Add ${counted.products(items.length)}`}
        </Button>
      </Group>
    </form>
  )
}

interface PicksDraft {
  /** The key of the order the picks are for; they aren't shown for another order. */
  readonly about: string
  readonly picks: readonly (readonly [id: number, pick: Pick])[]
}

/** A draft, so that picks survive a reload and the end of the session. */
const draft = createDraft<PicksDraft>('cart.fill', { about: '', picks: [] })

function usePicks(about: string): readonly [Picks, (picks: Picks) => void] {
  const stored = draft.use()
  useForgetOnUnmount(draft.clear)
  const picks = useMemo(() => new Map(stored.about === about ? stored.picks : []), [stored, about])
  return [picks, (next) => draft.change({ about, picks: [...next] })]
}

type Finding = ReturnType<typeof useFillers>

/** The notices about figures that are missing or saved copies. */
function FigureNotices({ found }: { readonly found: Finding }) {
  const { savedAt, notice, saleFailed, leastFailed, isFetching } = found
  return (
    <>
      {savedAt !== undefined && <SavedNotice at={savedAt} />}
      {notice !== undefined && <Notice tone="warn">{notice}</Notice>}
      {saleFailed !== undefined && (
        <QuietError
          error={saleFailed}
          message={say('fillNoSale', { why: saleFailed.message })}
          onRetry={found.retrySale}
          busy={isFetching}
          lines={1}
        />
      )}
      {leastFailed !== undefined && (
        <QuietError
          error={leastFailed}
          message={say('fillNoLeast', { why: leastFailed.message })}
          onRetry={found.retryLeast}
          busy={isFetching}
          lines={1}
        />
      )}
    </>
  )
}

interface FoundProps {
  readonly found: Finding
  readonly picks: Picks
  readonly onPicks: (picks: Picks) => void
}

function Found({ found, picks, onPicks }: FoundProps) {
  const { fillers, error, isFetching } = found
  if (error !== undefined) return <ErrorState error={error} onRetry={found.retry} busy={isFetching} />
  if (fillers === undefined) return <LoadingState lines={5} label="Loading best sellers" />
  if (fillers.length === 0)
    return <p className={textClasses.quiet}>{found.isWhole ? messages.fillNothing : messages.fillNothingYet}</p>
  return <FillTable fillers={fillers} sold={found.sold} picks={picks} onPicks={onPicks} />
}
