/** What can be done with the cart as a whole. */
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconDownload,
  IconFileDownload,
  IconFileImport,
  IconRefresh,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react'
import { nextStep, type Way } from '../../../shared/domain/cart-history.ts'
import type { CartModel } from './cart-model.ts'
import { useCartModelState } from './cart-models.ts'

const ICON = 15

export interface CartActionsProps {
  readonly model: CartModel
  readonly canUpload: boolean
  readonly refreshing: boolean
  readonly onImport: () => void
  readonly onSample: () => void
  readonly onReorder: () => void
  readonly onExport: () => void
  readonly onRefresh: () => void
  readonly onClear: () => void
  readonly onTravel: (way: Way) => void
}

export function CartActions(props: CartActionsProps) {
  const { model, canUpload, refreshing, onImport, onSample, onReorder, onExport, onRefresh, onClear, onTravel } = props
  const empty = useCartModelState(model, (state) => state.cart.lines.length === 0)
  return (
    <>
      <Travel model={model} way="undo" onTravel={onTravel} />
      <Travel model={model} way="redo" onTravel={onTravel} />
      {canUpload && (
        <Button.Group>
          <Button variant="default" leftSection={<IconFileImport size={ICON} aria-hidden />} onClick={onImport}>
            Import CSV
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" px={6} aria-label="More about importing">
                <IconChevronDown size={14} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconFileDownload size={ICON} aria-hidden />} onClick={onSample}>
                Save a sample file
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Button.Group>
      )}
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
          <Button variant="default" leftSection={<IconDownload size={ICON} aria-hidden />} onClick={onExport}>
            Export CSV
          </Button>
          <Button variant="default" leftSection={<IconTrash size={ICON} aria-hidden />} onClick={onClear}>
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

interface TravelProps extends Pick<CartActionsProps, 'model' | 'onTravel'> {
  readonly way: Way
}

/** Says what it would take back, or do again. */
function Travel({ model, way, onTravel }: TravelProps) {
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
      onClick={() => onTravel(way)}
    >
      <Icon size={ICON} aria-hidden />
    </ActionIcon>
  )
}
