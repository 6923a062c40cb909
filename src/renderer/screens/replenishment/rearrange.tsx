/** The order of a parent's alternates: the first one is ordered first. By drag, or with buttons and arrow keys. */

import { ActionIcon, Modal } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { requiredId } from '../../../shared/domain/values/ids.ts'
import { messages } from '../../../shared/messages.ts'
import { AskError } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import stack from '../../parts/stack.module.css'
import classes from './my-ars.module.css'
import type { Parent } from './my-ars-model.ts'
import { ProductLine } from './product-line.tsx'
import { refetchIfStale } from './refetch-ars.ts'
import type { ArsFacts } from './use-ars-facts.ts'

export interface RearrangeProps {
  readonly parent: Parent
  readonly facts: ArsFacts
  readonly onClose: () => void
}

type Alternates = Parent['alternateProducts']

const DONE = 'Success'

/** Replaces the portal's words for a failure by the ones used in the trade. */
async function inTradeWords<A>(sent: Promise<A>): Promise<A> {
  try {
    return await sent
  } catch (thrown) {
    if (!(thrown instanceof AskError) || !['refused', 'portal'].includes(thrown.error.kind)) throw thrown
    throw new AskError({ ...thrown.error, message: messages.arsRearrangeFailed })
  }
}

export function Rearrange({ parent, facts, onClose }: RearrangeProps) {
  const [order, setOrder] = useState(parent.alternateProducts)
  const write = usePageWrite('ars.updateAlternateOrder')
  const save = async () => {
    const alternateProducts = order.map(({ id }) => id)
    const { message } = await inTradeWords(
      write.mutateAsync({ body: { userid: requiredId(facts.userid), productid: parent.id, alternateProducts } }),
    )
    if (message === DONE) return messages.arsRearranged
    throw new AskError({ kind: 'rule', message: messages.arsRearrangedElsewhere })
  }
  const form = useForm<object, string>({
    fields: {},
    send: () => refetchIfStale(save()),
    done: (message) => message,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={`Alternates of ${parent.name}`} size="md">
      <Form
        form={form}
        submit="Save order"
        cancel={{ run: onClose }}
        lead={<OrderedAlternates order={order} onOrder={setOrder} />}
      />
    </Modal>
  )
}

interface OrderedAlternatesProps {
  readonly order: Alternates
  readonly onOrder: (order: Alternates) => void
}

function OrderedAlternates({ order, onOrder }: OrderedAlternatesProps) {
  const dragged = useRef<number>(undefined)
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || from === to) return
    const rest = order.filter((_, at) => at !== from)
    onOrder([...rest.slice(0, to), ...order.slice(from, from + 1), ...rest.slice(to)])
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(at, at + by)
    const to = Math.max(0, Math.min(order.length - 1, at + by))
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[to]?.focus())
  }
  return (
    <ol className={`${stack.bare} ${classes.order}`} ref={list}>
      {order.map((alternate, at) => (
        <li
          key={alternate.id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
          tabIndex={0}
          draggable
          aria-label={`${at + 1}. ${alternate.name}: move with the arrow keys`}
          onKeyDown={onKeyDown(at)}
          onDragStart={() => {
            dragged.current = at
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged.current !== undefined) move(dragged.current, at)
          }}
        >
          <IconGripVertical size={16} aria-hidden className={classes.grip} />
          <ProductLine product={alternate}>
            <span className={classes.end}>
              <MoveButton of={alternate} way="up" disabled={at === 0} onMove={() => move(at, at - 1)} />
              <MoveButton
                of={alternate}
                way="down"
                disabled={at === order.length - 1}
                onMove={() => move(at, at + 1)}
              />
            </span>
          </ProductLine>
        </li>
      ))}
    </ol>
  )
}

interface MoveButtonProps {
  readonly of: Alternates[number]
  readonly way: 'up' | 'down'
  readonly disabled: boolean
  readonly onMove: () => void
}

const MoveButton = ({ of, way, disabled, onMove }: MoveButtonProps) => (
  <ActionIcon variant="subtle" aria-label={`Move ${calledBy(of)} ${way}`} disabled={disabled} onClick={onMove}>
    {way === 'up' ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
  </ActionIcon>
)
