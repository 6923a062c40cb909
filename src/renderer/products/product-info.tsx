/** All that is known of a product: pictures, price, stock, sizes, brand. The same over a listing and on a page of its own. */
import { Tabs } from '@mantine/core'
import { IconPackageOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProductSize } from '../../shared/bridge/products.ts'
import { ageLabel } from '../../shared/domain/age.ts'
import type { ProductFacts, ProductView } from '../../shared/domain/product-view.ts'
import { STOCK_TYPE_TITLES } from '../../shared/domain/shipping.ts'
import { appErrorOf } from '../app/bridge.ts'
import { useCommand } from '../app/commands.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { ListNotices } from '../parts/list-notices.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { BrandInfo } from './brand-info.tsx'
import { OrderField } from './order-field.tsx'
import { PictureSlider } from './picture-slider.tsx'
import type { ProductPlaces } from './places.ts'
import classes from './product-info.module.css'
import { ProductPrice } from './product-price.tsx'
import { ProductSizes } from './product-sizes.tsx'
import { useInCart, useOrdering } from './use-in-cart.ts'
import { useProduct } from './use-product.ts'

export interface ProductInfoProps {
  readonly id: number
  readonly places: ProductPlaces
  /** Where another size is shown. */
  readonly sizeAddress: (id: number) => string
  readonly actions?: ReactNode
  /** The product's name is the heading of the page. */
  readonly isPage?: boolean
}

export function ProductInfo(props: ProductInfoProps) {
  const { id, isPage = false } = props
  const { data: shown, error, isFetching, refetch } = useProduct(id)
  const retry = () => void refetch()
  useCommand('refresh', retry)
  const failed = error === null ? undefined : appErrorOf(error)
  if (shown?.found === true) {
    return (
      <>
        <ListNotices read={shown} error={failed} onRetry={retry} busy={isFetching} />
        <Found {...props} view={shown.view} sizes={shown.sizes} />
      </>
    )
  }
  return (
    <>
      {isPage && <PageHeader title={`Product ${id}`} />}
      {shown === undefined && failed === undefined && <LoadingState lines={9} label="Loading the product" />}
      {shown === undefined && failed !== undefined && <ErrorState error={failed} onRetry={retry} busy={isFetching} />}
      {shown !== undefined && (
        <EmptyState icon={IconPackageOff} title={shown.title}>
          {shown.why}
        </EmptyState>
      )}
    </>
  )
}

interface FoundProps extends ProductInfoProps {
  readonly view: ProductView
  readonly sizes: readonly ProductSize[]
}

function Found({ view, sizes, places, sizeAddress, actions, isPage = false }: FoundProps) {
  const { facts } = view
  const isOrdering = useOrdering(places)
  const inCart = useInCart(isOrdering).get(facts.id)
  const Name = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.product}>
      <PictureSlider key={facts.id} id={facts.id} name={facts.name} />
      <div className={classes.said}>
        <Name className={classes.name}>{facts.name}</Name>
        <p className={classes.about}>
          {[facts.brand.name, facts.category.name, facts.subcategory.name].join(' · ')}
          <span>No. {facts.id}</span>
        </p>
        <ProductPrice view={view} />
        {isOrdering && <OrderField product={facts} inCart={inCart} />}
        <ProductSizes id={facts.id} sizes={sizes} address={sizeAddress} />
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      <Tabs defaultValue="product" className={classes.tabs ?? ''}>
        <Tabs.List>
          <Tabs.Tab value="product">Product info</Tabs.Tab>
          <Tabs.Tab value="brand">Brand info</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="product" pt="sm">
          {facts.desc !== '' && <p className={classes.desc}>{facts.desc}</p>}
          <Facts facts={facts} />
        </Tabs.Panel>
        <Tabs.Panel value="brand" pt="sm">
          <BrandInfo id={facts.brand.id} name={facts.brand.name} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

function Facts({ facts }: { readonly facts: ProductFacts }) {
  const rows = [
    ['Size', facts.size],
    ['Colour', facts.color],
    ['For', [facts.gender, ageLabel(facts.ageFrom, facts.ageTo)].filter((part) => part !== '').join(', ')],
    ['Type', facts.type.name],
    ['HSN', facts.HSNCode],
    ['Stock', STOCK_TYPE_TITLES[facts.stockType]],
    ['Returnable', facts.isReturnable ? 'Yes' : 'No'],
  ] as const
  return (
    <dl className={classes.facts}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
