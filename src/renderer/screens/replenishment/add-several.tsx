/** Adds products of another list to My ARS: a single one in the usual way with alternates, several at once without. */
import { Button, Group, Modal } from '@mantine/core'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import {
  type NewParent,
  type ParentsProposal,
  proposeParents,
  typedParents,
  typedTarget,
} from '../../../shared/domain/replenishment/new-parents.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useLoadable } from '../../navigation/loadable.ts'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { Heads } from '../../parts/heads.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import stack from '../../parts/stack.module.css'
import textClasses from '../../parts/text.module.css'
import { toast } from '../../parts/toasts.tsx'
import { QuantityField } from '../../products/quantity-field.tsx'
import { AddParent } from './add-parent.tsx'
import { arsProductQueries } from './ars-product.ts'
import { LeftOut } from './left-out.tsx'
import type { Alternate } from './my-ars-model.ts'
import classes from './to-cart.module.css'
import { type Sent, useAddParents } from './use-add-parents.ts'
import { type ArsFacts, useArsFacts } from './use-ars-facts.ts'

export interface AddSeveralProps {
  readonly rows: readonly { readonly productId: number; readonly productName: string }[]
  readonly onClose: () => void
}

export function AddSeveral({ rows, onClose }: AddSeveralProps) {
  const facts = useArsFacts()
  const { sent, isSending, send, stop } = useAddParents(facts)
  /** The proposal being sent, frozen when sending began. */
  const [frozen, setFrozen] = useState<ParentsProposal<Alternate>>()
  const found = useProposal(rows, facts, frozen === undefined)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(() => new Map())
  const [isOpen, setOpen] = useState(false)
  const proposal = frozen ?? found.proposal
  const isAdded = (id: number) => sent.get(id)?.isAdded === true
  const { remaining, valid, mayGoOn } = typedParents(proposal?.parents ?? [], typed, isAdded)
  const [only] = proposal?.parents ?? []
  if (rows.length === 1 && only !== undefined)
    return <AddParent source="listing" facts={facts} start={only.product} onClose={onClose} />
  // While products are being sent, the dialog stays open to show the results.
  const away = sent.size > 0 ? 'Close' : 'Cancel'
  const close = () => (isSending ? stop() : onClose())
  const add = async () => {
    setOpen(false)
    setFrozen(proposal)
    const added = await send(valid)
    if (added === 0) return
    toast.done(messages.arsAdded)
    if (added === remaining.length) onClose()
  }
  return (
    <Modal.Stack>
      <Modal stackId="several" opened onClose={close} title="Add to My ARS" size={860}>
        <div className={stack.dialog}>
          <UnknownNotice of={facts.pending} />
          <UnknownNotice of={found.listed} />
          {found.error !== undefined && (
            <ErrorState error={found.error} onRetry={found.retry} busy={found.isFetching} />
          )}
          {found.isLoading && <LoadingState lines={6} label="Loading products" />}
          {proposal?.parents.length === 0 && <p className={textClasses.quiet}>{messages.arsAddNone}</p>}
          {proposal !== undefined && proposal.parents.length > 0 && (
            <Parents
              parents={proposal.parents}
              typed={typed}
              sent={sent}
              onType={(id, text) => setTyped((before) => new Map(before).set(id, text))}
            />
          )}
          {proposal !== undefined && <LeftOut lines={proposal.leftOut} />}
        </div>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={close}>
            {isSending ? 'Stop' : away}
          </Button>
          <Button disabled={!mayGoOn} loading={isSending} onClick={() => setOpen(true)}>
            {say('arsAddSeveral', { products: counted.products(remaining.length) })}
          </Button>
        </Group>
      </Modal>
      <ConfirmDialog
        opened={isOpen}
        title={messages.arsSureAddAlone}
        yes="Add"
        onYes={() => void add()}
        onNo={() => setOpen(false)}
      >
        {counted.products(valid.length)}
      </ConfirmDialog>
    </Modal.Stack>
  )
}

type Read = Pick<UseQueryResult<ReadAnswer<readonly Alternate[]>>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** Combines the reads; complete only if all are there. */
const together = (reads: readonly Read[]) => ({
  products: reads.every(({ data }) => data !== undefined) ? reads.flatMap(({ data }) => data?.answer ?? []) : undefined,
  error: reads.find(({ error }) => error !== null)?.error ?? undefined,
  isFetching: reads.some(({ isFetching }) => isFetching),
  retry: () => {
    for (const { error, refetch } of reads) if (error !== null) void refetch()
  },
})

/** The rows that can be added. Queries are paused while sending, as each added product makes the list stale. */
function useProposal(rows: AddSeveralProps['rows'], { pending }: ArsFacts, isOpen: boolean) {
  const client = useQueryClient()
  const queries = arsProductQueries(
    client,
    rows.map(({ productId }) => productId),
  ).map((query) => ({ ...query, enabled: isOpen }))
  const { products, error, isFetching, retry } = useQueries({ queries, combine: together })
  const listed = useLoadable('ars.parents', {}, 'My ARS', { enabled: isOpen })
  const moving = products?.map(({ id, category }) => ({ id, categoryId: category.id })) ?? []
  const moved = usePortal('ars.movements', { products: moving }, { enabled: isOpen && moving.length > 0 })
  const isReady = moving.length === 0 || moved.data !== undefined || moved.error !== null
  const proposal = useMemo(() => {
    if (products === undefined || !isReady || !pending.is.known || !listed.is.known) return undefined
    const sales = new Map(moved.data?.answer.movements.map(([id, { sale }]) => [id, sale]))
    return proposeParents(rows, {
      found: new Map(products.map((one) => [one.id, one])),
      pending: new Set(pending.is.value),
      listed: new Set(listed.is.value.rows.map(({ id }) => id)),
      saleOf: (id) => sales.get(id),
    })
  }, [products, isReady, pending, listed, moved.data, rows])
  return {
    proposal,
    listed,
    error: error === undefined ? undefined : appErrorOf(error),
    isLoading: error === undefined && (products === undefined || !isReady || pending.busy || listed.busy),
    isFetching,
    retry,
  }
}

interface ParentsProps {
  readonly parents: readonly NewParent<Alternate>[]
  readonly typed: ReadonlyMap<number, string>
  readonly sent: ReadonlyMap<number, Sent>
  readonly onType: (id: number, text: string) => void
}

function Parents({ parents, typed, sent, onType }: ParentsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too.
    <section className={classes.list} aria-label="Products to add" tabIndex={0}>
      <table className={classes.table}>
        <Heads of={[['Product', 'text'], 'Target stock', ['Result', 'text']]} />
        <tbody>
          {parents.map(({ product, target }) => {
            const { id, producttype } = product
            const { title, variant } = nameParts(product)
            const text = typed.get(id) ?? String(target)
            const judged = typedTarget(text, producttype.typeid)
            const one = sent.get(id)
            const refused = 'refused' in judged ? judged.refused : ''
            return (
              <tr key={id}>
                <th scope="row" data-text>
                  {title}
                  <small>{dotted(variant, String(id))}</small>
                </th>
                <td>
                  {one?.isAdded === true ? (
                    text
                  ) : (
                    <QuantityField
                      label={`Target stock of ${calledBy(product)}`}
                      className={classes.pieces}
                      text={text}
                      isWrong={refused !== ''}
                      isTyped={typed.has(id)}
                      onChange={(next) => onType(id, next)}
                    />
                  )}
                </td>
                <td data-text>{refused || one?.words}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
