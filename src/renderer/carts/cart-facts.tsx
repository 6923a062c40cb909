/** The facts behind an order of this cart, available at any time: its sellers and the store's addresses. */
import { ActionIcon, Menu } from '@mantine/core'
import { IconBuildingWarehouse, IconInfoCircle, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { AddressesDialog } from './checkout/addresses-dialog.tsx'
import { SellersDialog } from './checkout/sellers-dialog.tsx'
import { closing } from './fill/closing.ts'
import type { CartModel } from './model/cart-model.ts'

const ICON = 15

export interface CartFactsProps {
  readonly model: CartModel
  readonly store: Store
  readonly snapshot: CartSnapshot
  readonly onFill: ((group: string) => void) | undefined
}

export function CartFacts({ model, store, snapshot, onFill }: CartFactsProps) {
  const [opened, setOpened] = useState<'sellers' | 'addresses'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="About ordering" title="Stockists, warehouses, addresses">
            <IconInfoCircle size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconBuildingWarehouse size={ICON} aria-hidden />}
            onClick={() => setOpened('sellers')}
          >
            Stockists and warehouses
          </Menu.Item>
          <Menu.Item leftSection={<IconMapPin size={ICON} aria-hidden />} onClick={() => setOpened('addresses')}>
            Shipping and billing address
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SellersDialog
        model={model}
        supply={snapshot.supply}
        opened={opened === 'sellers'}
        onClose={close}
        onFill={closing(close, onFill)}
      />
      <AddressesDialog store={store} opened={opened === 'addresses'} onClose={close} />
    </>
  )
}
