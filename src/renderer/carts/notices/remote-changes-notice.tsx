/** Changes that were made to the cart at another computer: per line the old value, the new one, and the quantity held back here. */
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CartSnapshot } from '../../../shared/domain/carts/cart.ts'
import type { RemoteChange } from '../../../shared/domain/carts/remote-change.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import classes from './remote-changes-notice.module.css'

export interface RemoteChangesNoticeProps {
  readonly model: CartModel
  readonly snapshot: CartSnapshot
}

export function RemoteChangesNotice({ model, snapshot }: RemoteChangesNoticeProps) {
  const { lines } = useCartModelState(model, (state) => state.elsewhere)
  if (lines.length === 0) return null
  const names = new Map(snapshot.supply.products.map(({ id, name }) => [id, name]))
  return (
    <Notice tone="warn" onClose={() => model.decided(lines.map(({ id }) => id))}>
      {messages.cartChanged}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too. */}
      <section className={classes.scroller} aria-label="Changed at another computer" tabIndex={0}>
        <table className={classes.lines}>
          <caption className={classes.caption}>Changed at another computer</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Was</th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                name={names.get(line.id)}
                model={model}
                onDone={() => model.decided([line.id])}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Notice>
  )
}

interface LineProps {
  readonly line: RemoteChange
  readonly name: string | undefined
  readonly model: CartModel
  readonly onDone: () => void
}

function Line({ line, name = '', model, onDone }: LineProps) {
  const { id, was, theirs, yours } = line
  const useYours = useMutation({
    mutationFn: () => takeYours(model, line),
    onSuccess: onDone,
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <tr>
      <th scope="row">
        {id} {name}
      </th>
      <td>{pieces(was)}</td>
      <td>
        <strong>{pieces(theirs)}</strong>
      </td>
      <td>{yours === undefined ? '–' : pieces(yours)}</td>
      <td>
        {yours !== undefined && (
          <Button
            size="compact-xs"
            variant="default"
            loading={useYours.isPending}
            onClick={() => useYours.mutate()}
            aria-label={`${id}: use yours`}
          >
            Use yours
          </Button>
        )}
      </td>
    </tr>
  )
}

const pieces = (qty: number): string => (qty === 0 ? 'not in the cart' : formatCount(qty))

/** Sends a held-back quantity, after the user has seen the value it replaces. */
async function takeYours(model: CartModel, { id, theirs, yours = 0 }: RemoteChange): Promise<void> {
  if (yours === 0) return model.steps.remove([id])
  if (theirs === 0) return model.steps.add([{ id, qty: yours }])
  void model.setQuantity(id, yours, theirs)
}
