/** A product that opens over a store's screen. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { STORE_PLACES } from './places.ts'
import { ProductOver } from './product-over.tsx'
import { COMPARE, OVER, PRODUCT, withProduct } from './product-over-state.ts'

/** The screen's own address, without the product over it. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete(PRODUCT)
  params.delete(COMPARE)
  return params.size === 0 ? pathname : `${pathname}?${params}`
}

export function ProductHere() {
  return <ProductOver places={STORE_PLACES} here={useHere()} />
}

export interface ProductHereLinkProps {
  readonly id: number
  readonly size?: 'xs' | 'sm'
  readonly children: ReactNode
}

/** A link that opens the product over the present screen. */
export const ProductHereLink = ({ id, size = 'sm', children }: ProductHereLinkProps) => (
  <Anchor component={Link} to={withProduct(useHere(), id)} state={OVER} size={size} fw={600}>
    {children}
  </Anchor>
)
