import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconRefresh, IconRepeat, IconTrash } from '@tabler/icons-react'
import { nextStep, type UndoRedo } from '../../shared/domain/carts/cart-history.ts'
import type { ImportFlow } from './import/use-import.ts'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState } from './model/cart-models.ts'
import { CartExportMenu } from './ways/cart-export-menu.tsx'
import { ImportMenu } from './ways/import-menu.tsx'

const ICON = 15

export interface CartActionsProps {
  readonly model: CartModel
  /** Undefined for a store that may not upload carts. */
  readonly imports: ImportFlow | undefined
  readonly refreshing: boolean
  /** Undefined for a cart that takes nothing from earlier orders. */
  readonly onReorder: (() => void) | undefined
  readonly onRefresh: () => void
  readonly onClear: () => void
  readonly onUndoRedo: (way: UndoRedo) => void
}

export function CartActions(props: CartActionsProps) {
  const { model, imports, refreshing, onReorder, onRefresh, onClear, onUndoRedo } = props
  const empty = useCartModelState(model, (state) => state.cart.lines.length === 0)
  return (
    <>
      <Travel model={model} way="undo" onUndoRedo={onUndoRedo} />
      <Travel model={model} way="redo" onUndoRedo={onUndoRedo} />
      {imports !== undefined && <ImportMenu model={model} imports={imports} />}
      {onReorder !== undefined && (
        <Button
          variant="default"
          leftSection={<IconRepeat size={ICON} aria-hidden />}
          title="Reorder"
          onClick={onReorder}
        >
          Reorder
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconRefresh size={ICON} aria-hidden />}
        onClick={onRefresh}
        loading={refreshing}
        title="Refresh (F5)"
      >
        Refresh
      </Button>
      {!empty && (
        <>
          <CartExportMenu model={model} />
          <Button
            variant="default"
            leftSection={<IconTrash size={ICON} aria-hidden />}
            title="Clear cart"
            onClick={onClear}
          >
            Clear cart
          </Button>
        </>
      )}
    </>
  )
}

const WAYS = {
  undo: { verb: 'Undo', keys: 'Ctrl+Z', Icon: IconArrowBackUp },
  redo: { verb: 'Redo', keys: 'Ctrl+Y', Icon: IconArrowForwardUp },
} as const

interface TravelProps extends Pick<CartActionsProps, 'model' | 'onUndoRedo'> {
  readonly way: UndoRedo
}

/** An undo or redo button, labelled with the step it would undo or redo. */
function Travel({ model, way, onUndoRedo }: TravelProps) {
  const { verb, keys, Icon } = WAYS[way]
  const what = useCartModelState(model, ({ history }) => nextStep(history, way)?.label)
  const anything = useCartModelState(model, ({ history }) => history.done.length + history.undone.length > 0)
  if (!anything) return null
  const name = what === undefined ? `Nothing to ${verb.toLowerCase()}` : `${verb}: ${what}`
  return (
    <ActionIcon
      variant="default"
      size={34}
      aria-label={name}
      title={`${name} (${keys})`}
      data-disabled={what === undefined}
      aria-disabled={what === undefined}
      onClick={() => onUndoRedo(way)}
    >
      <Icon size={ICON} aria-hidden />
    </ActionIcon>
  )
}
