/** Asks for confirmation before a group of lines is corrected, showing the old and new quantity of each. One undo step. */
import { useState } from 'react'
import { nameOf } from '../../../shared/domain/carts/cart-view.ts'
import { GROUND_TITLES, LONG_DAYS } from '../../../shared/domain/carts/grounds.ts'
import { type Mendable, mendedPieces } from '../../../shared/domain/carts/review.ts'
import type { Movement } from '../../../shared/domain/catalogue/movement.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import classes from './proposed.module.css'

export const MEND_WORDS: Readonly<Record<Mendable, string>> = {
  short: 'Raise to suggested',
  covers: `Reduce to ${LONG_DAYS} days`,
  notSold: 'Remove',
}

export interface MendLinesProps {
  readonly model: CartModel
  readonly ground: Mendable
  readonly ids: readonly number[]
  readonly movementOf: (id: number) => Movement | undefined
  readonly onClose: () => void
}

export function MendLines({ model, ground, ids, movementOf, onClose }: MendLinesProps) {
  const [mended] = useState(() => mendedOf(model, ground, new Set(ids), movementOf))
  const [isBusy, setBusy] = useState(false)
  const removed = mended.filter(({ pieces }) => pieces === 0)
  const others = mended.filter(({ pieces }) => pieces > 0)
  const go = () => {
    setBusy(true)
    model.steps
      .putAndTake(
        `${GROUND_TITLES[ground]}: ${counted.lines(mended.length)}`,
        others.map(({ priced, pieces }) => ({ id: priced.line.id, qty: pieces })),
        removed.map(({ priced }) => priced.line.id),
      )
      .catch((thrown: unknown) => toast.failed(appErrorOf(thrown).message))
      .finally(onClose)
  }
  if (mended.length === 0) {
    return (
      <ConfirmDialog opened title={GROUND_TITLES[ground]} yes="Close" onYes={onClose} onNo={onClose}>
        {messages.nothingToMend}
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      opened
      title={`${MEND_WORDS[ground]}: ${counted.lines(mended.length)}`}
      yes={MEND_WORDS[ground]}
      danger={removed.length > 0}
      busy={isBusy}
      onYes={go}
      onNo={onClose}
    >
      <p>
        {dotted(
          others.length === 0 ? '' : say('mendsPieces', { lines: counted.lines(others.length) }),
          removed.length === 0 ? '' : say('mendsGone', { lines: counted.lines(removed.length) }),
          mended.length === ids.length ? '' : say('mendsNot', { lines: counted.lines(ids.length - mended.length) }),
        )}
        . {messages.mendsUndone}
      </p>
      <ul className={classes.mended} aria-label="Changes">
        {mended.map(({ priced, pieces }) => (
          <li key={priced.line.id}>
            <span>{nameOf(priced)}</span>
            <span>{formatCount(priced.line.qty)} →</span>
            <strong>{pieces === 0 ? 'removed' : formatCount(pieces)}</strong>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

interface Mended {
  readonly priced: PricedLine
  /** 0 if the line is deleted. */
  readonly pieces: number
}

function mendedOf(
  { store }: CartModel,
  ground: Mendable,
  ids: ReadonlySet<number>,
  movementOf: MendLinesProps['movementOf'],
): readonly Mended[] {
  return store.getState().cart.lines.flatMap((priced): Mended[] => {
    const movement = ids.has(priced.line.id) ? movementOf(priced.line.id) : undefined
    const pieces = movement && mendedPieces(ground, priced, movement)
    return pieces === undefined ? [] : [{ priced, pieces }]
  })
}
