/** What can be done with the cart as a whole. */
import { Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconChevronDown,
  IconDownload,
  IconFileDownload,
  IconFileImport,
  IconRefresh,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react'
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
  readonly onUndo: () => void
}

export function CartActions(props: CartActionsProps) {
  const { model, canUpload, refreshing, onImport, onSample, onReorder, onExport, onRefresh, onClear, onUndo } = props
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
