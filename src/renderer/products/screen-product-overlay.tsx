import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { STORE_PLACES } from './places.ts'
import { ProductOverlay } from './product-overlay.tsx'
import { COMPARE, OVERLAY_STATE, PRODUCT, withProduct } from './product-overlay-state.ts'

/** The screen's own address, without the product over it. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete(PRODUCT)
  params.delete(COMPARE)
  return params.size === 0 ? pathname : `${pathname}?${params}`
}

export function ScreenProductOverlay() {
  return <ProductOverlay places={STORE_PLACES} here={useHere()} />
}

export interface ProductOverlayLinkProps {
  readonly id: number
  readonly size?: 'xs' | 'sm'
  readonly children: ReactNode
}

export const ProductOverlayLink = ({ id, size = 'sm', children }: ProductOverlayLinkProps) => (
  <Anchor component={Link} to={withProduct(useHere(), id)} state={OVERLAY_STATE} size={size} fw={600}>
    {children}
  </Anchor>
)
