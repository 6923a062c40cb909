/** A product over the listing: a look at it without losing the place. */
import { Button, Modal } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { useFocusBack } from '../parts/use-focus-back.ts'
import type { ProductPlaces } from './places.ts'
import { ProductInfo } from './product-info.tsx'

export interface ProductModalProps {
  readonly id: number
  readonly places: ProductPlaces
  /** The address of the present screen with another product over it. */
  readonly address: (id: number) => string
  /** The address of the comparison with others. */
  readonly compare: string
  readonly onClose: () => void
}

export function ProductModal({ id, places, address, compare, onClose }: ProductModalProps) {
  useFocusBack()
  return (
    <Modal.Stack>
      <Modal
        stackId="product"
        opened
        onClose={onClose}
        size={940}
        title="Product"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <ProductInfo
          id={id}
          places={places}
          sizeAddress={address}
          compare={compare}
          actions={places.ownWindow ? <OwnWindow id={id} /> : <WholePage to={places.product(id)} />}
        />
      </Modal>
    </Modal.Stack>
  )
}

const ICON = 15

const WholePage = ({ to }: { readonly to: string }) => (
  <Button component={Link} to={to} variant="default">
    Open product page
  </Button>
)

function OwnWindow({ id }: { readonly id: number }) {
  const open = () =>
    ask('app.openWindow', { screen: 'pharmacyProduct', id }).catch((thrown: unknown) =>
      toast.failed(appErrorOf(thrown).message),
    )
  return (
    <Button variant="default" leftSection={<IconExternalLink size={ICON} aria-hidden />} onClick={open}>
      Open in new window
    </Button>
  )
}
