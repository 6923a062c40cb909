/** What can be done with the cart as a whole. */
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconRefresh, IconRepeat, IconTrash } from '@tabler/icons-react'
import type { CartModel } from './cart-model.ts'
import { useCartModelState } from './cart-models.ts'
import type { ImportFlow } from './import/use-import.ts'
import { WaysIn } from './ways/ways-in.tsx'
import { WaysOut } from './ways/ways-out.tsx'

const ICON = 15

export interface CartActionsProps {
  readonly model: CartModel
  /** Undefined for a store that may not upload carts. */
  readonly imports: ImportFlow | undefined
  readonly refreshing: boolean
  readonly onReorder: () => void
  readonly onRefresh: () => void
  readonly onClear: () => void
  readonly onUndo: () => void
}

export function CartActions(props: CartActionsProps) {
  const { model, imports, refreshing, onReorder, onRefresh, onClear, onUndo } = props
  const steps = useCartModelState(model, (state) => state.steps.length)
  const empty = useCartModelState(model, (state) => state.cart.lines.length === 0)
  return (
    <>
      {steps > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={ICON} aria-hidden />}
          onClick={onUndo}
          title="Ctrl+Z"
        >
          Undo
        </Button>
      )}
      {imports !== undefined && <WaysIn model={model} imports={imports} />}
      <Button variant="default" leftSection={<IconRepeat size={ICON} aria-hidden />} onClick={onReorder}>
        Reorder
      </Button>
      <Button
        variant="default"
        leftSection={<IconRefresh size={ICON} aria-hidden />}
        onClick={onRefresh}
        loading={refreshing}
        title="F5"
      >
        Refresh
      </Button>
      {!empty && (
        <>
          <WaysOut model={model} />
          <Button variant="default" leftSection={<IconTrash size={ICON} aria-hidden />} onClick={onClear}>
            Clear cart
          </Button>
        </>
      )}
    </>
  )
}
