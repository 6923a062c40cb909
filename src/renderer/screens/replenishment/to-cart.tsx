/** Adds products of the checklist to the cart: suggested quantities with their reasons, cost, and products that can't be ordered. */
import { Button, Group, Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import {
  type ChecklistRow,
  type ChosenPieces,
  chosenPieces,
  type ProposedLine,
  proposeForCart,
  typedPieces,
} from '../../../shared/domain/replenishment/checklist.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { Heads } from '../../parts/heads.tsx'
import { Notice } from '../../parts/notice.tsx'
import stack from '../../parts/stack.module.css'
import textClasses from '../../parts/text.module.css'
import { usePutInCarts } from '../../products/put-in-cart.ts'
import { QuantityField } from '../../products/quantity-field.tsx'
import { SellsLine } from '../../products/sells-line.tsx'
import { useInCart } from '../../products/use-in-cart.ts'
import { LeftOut } from './left-out.tsx'
import classes from './to-cart.module.css'

export interface ToCartProps {
  readonly rows: readonly ChecklistRow[]
  readonly onClose: () => void
}

export function ToCart({ rows, onClose }: ToCartProps) {
  const read = usePortal('checklist.toOrder', { ids: rows.map(({ productId }) => productId) })
  const inCart = useInCart(true)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(() => new Map())
  const { busy, put } = usePutInCarts()
  const answer = read.data?.answer
  const proposal = useMemo(() => {
    const products = answer?.products.map((one) => [one.view.facts.id, one] as const)
    return products && proposeForCart(rows, new Map(products), inCart)
  }, [answer, rows, inCart])
  const chosen = useMemo(() => chosenPieces(proposal?.lines ?? [], typed), [proposal, typed])
  const add = () => {
    const quantities = chosen.chosenLines.map(({ line, qty }) => ({
      product: line.product.view.facts,
      qty,
      inCart: undefined,
    }))
    // The result was shown; if nothing was added, the user can try again.
    put(quantities, ({ inCart: added }) => added.size > 0 && onClose())
  }
  return (
    <Modal opened onClose={onClose} title="Add to cart" size={860}>
      <div className={stack.dialog}>
        {answer?.missing.map((sentence) => (
          <Notice key={sentence} tone="warn">
            {sentence}
          </Notice>
        ))}
        <ReadState of={read} label="prices, stock and sales" />
        {proposal?.lines.length === 0 && <p className={textClasses.quiet}>{messages.checklistNothingLeft}</p>}
        {proposal !== undefined && proposal.lines.length > 0 && (
          <Lines
            lines={proposal.lines}
            typed={typed}
            onType={(id, text) => setTyped((before) => new Map(before).set(id, text))}
          />
        )}
        {proposal !== undefined && <LeftOut lines={proposal.leftOut} />}
      </div>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={chosen.chosenLines.length === 0 || chosen.wrong > 0}
          title={chosen.wrong > 0 ? messages.quantityRange : undefined}
          loading={busy}
          onClick={add}
        >
          {addWords(chosen)}
        </Button>
      </Group>
    </Modal>
  )
}

/** For example `Add 38 products (₹ 61,240) to the cart`. */
const addWords = ({ chosenLines, worth }: ChosenPieces): string =>
  chosenLines.length === 0
    ? 'Add to cart'
    : say('checklistAdd', {
        products: counted.products(chosenLines.length),
        worth: worth === undefined ? '' : ` (${formatWholeRupees(worth)})`,
      })

interface LinesProps {
  readonly lines: readonly ProposedLine[]
  readonly typed: ReadonlyMap<number, string>
  readonly onType: (id: number, text: string) => void
}

function Lines({ lines, typed, onType }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too.
    <section className={classes.list} aria-label="Products to add" tabIndex={0}>
      <table className={classes.table}>
        <Heads of={[['Product', 'text'], 'Net price', 'In warehouses', 'Quantity']} />
        <tbody>
          {lines.map(({ id, name, qty, why, product: { view, movement } }) => {
            const text = typed.get(id) ?? (qty === 0 ? '' : String(qty))
            return (
              <tr key={id}>
                <th scope="row" data-text>
                  {name}
                  <small>{dotted(String(id), why)}</small>
                  <SellsLine
                    movement={movement}
                    name={name}
                    suggested={text === String(qty) ? 0 : qty}
                    onTake={(pieces) => onType(id, String(pieces))}
                  />
                </th>
                <td>{view.unit === undefined ? '–' : formatRupees(view.unit.net)}</td>
                <td>{formatCount(view.available)}</td>
                <td>
                  <QuantityField
                    label={`Quantity of ${calledBy({ id, name })}`}
                    className={classes.pieces}
                    text={text}
                    isWrong={typedPieces(text) === undefined}
                    isTyped={typed.has(id)}
                    onChange={(next) => onType(id, next)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
