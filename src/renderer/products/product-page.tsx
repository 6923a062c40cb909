import { Button } from '@mantine/core'
import { IconArrowLeft, IconPackageOff } from '@tabler/icons-react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { messages } from '../../shared/messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import stack from '../parts/stack.module.css'
import type { ProductPlaces } from './places.ts'
import { ProductInfo } from './product-info.tsx'
import { ProductOverlay } from './product-overlay.tsx'
import { withCompared } from './product-overlay-state.ts'
import classes from './product-page.module.css'

export function ProductPage({ places }: { readonly places: ProductPlaces }) {
  const { id = '' } = useParams()
  if (!/^\d{1,10}$/.test(id)) {
    return (
      <>
        <PageHeader title={`Product ${id}`} />
        <EmptyState icon={IconPackageOff} title={messages.productsNotFound} actions={<Back to={places.listing} />} />
      </>
    )
  }
  const here = places.product(Number(id))
  return (
    <div className={`${stack.box} ${classes.page}`}>
      <Back to={places.listing} />
      <ProductInfo
        id={Number(id)}
        places={places}
        sizeAddress={places.product}
        compare={withCompared(here, [Number(id)])}
        isPage
      />
      <ProductOverlay places={places} here={here} />
    </div>
  )
}

/** Goes back to the screen that the product was opened from, at its former place; to the products if there is none. */
function Back({ to }: { readonly to: string }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const isFirst = key === 'default'
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      className={classes.back ?? ''}
      leftSection={<IconArrowLeft size={15} aria-hidden />}
      onClick={(event) => {
        if (isFirst || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      {isFirst ? 'All products' : 'Back'}
    </Button>
  )
}
