/** The details of a product: pictures, price, stock, sizes, brand. The same over a listing and on its own page. */

import { Button, Tabs } from '@mantine/core'
import { IconColumns, IconPackageOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProductSize, Related } from '../../shared/bridge/products.ts'
import { ageLabel } from '../../shared/domain/catalogue/age.ts'
import { addsToName } from '../../shared/domain/catalogue/description.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { STOCK_TYPE_TITLES } from '../../shared/domain/catalogue/stock-types.ts'
import { canSetQuantity, type ProductView } from '../../shared/domain/pricing/product-view.ts'
import { say } from '../../shared/messages.ts'
import { dotted } from '../../shared/text.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { usePortal } from '../bridge/queries.ts'
import { useCommand } from '../navigation/commands.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { ListNotices } from '../parts/list-notices.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { Retry } from '../parts/retry.tsx'
import text from '../parts/text.module.css'
import { useStore } from '../session/app-state.ts'
import { WatchButton } from '../watching/watch-button.tsx'
import { BrandInfo } from './brand-info.tsx'
import { DeliverableNotice } from './deliverable-notice.tsx'
import { Likes } from './likes.tsx'
import { OrderField } from './order-field.tsx'
import { PictureSlider } from './picture-slider.tsx'
import type { ProductPlaces } from './places.ts'
import classes from './product-info.module.css'
import { OVERLAY_STATE } from './product-overlay-state.ts'
import { ProductPrice } from './product-price.tsx'
import { ProductSizes } from './product-sizes.tsx'
import { RelatedProducts, type RelatedProductsProps } from './related-products.tsx'
import { SizeGrid } from './size-grid.tsx'
import { StoreFigures, StoreHistory } from './store-history.tsx'
import { useInCart, useOrdering } from './use-in-cart.ts'
import { useProduct } from './use-product.ts'

export interface ProductInfoProps {
  readonly id: number
  readonly places: ProductPlaces
  /** The address of another size. */
  readonly sizeAddress: (id: number) => string
  /** The address of the comparison with others. */
  readonly compare: string
  readonly actions?: ReactNode
  /** True if the product's name is the heading of the page. */
  readonly isPage?: boolean
}

export function ProductInfo(props: ProductInfoProps) {
  const { id, isPage = false } = props
  const { data: result, error, isFetching, refetch } = useProduct(id)
  const retry = () => void refetch()
  useCommand('refresh', retry)
  const failed = error === null ? undefined : appErrorOf(error)
  if (result?.found === true) {
    return (
      <>
        <ListNotices read={result} error={failed} onRetry={retry} busy={isFetching} />
        {result.sizesFailed !== undefined && (
          <Notice tone="warn" actions={<Retry onClick={retry} busy={isFetching} />}>
            {say('sizesMissing', { why: result.sizesFailed })}
          </Notice>
        )}
        <Found {...props} view={result.view} sizes={result.sizes} />
      </>
    )
  }
  return (
    <>
      {isPage && <PageHeader title={`Product ${id}`} />}
      {result === undefined && failed === undefined && <LoadingState lines={9} label="Loading the product" />}
      {result === undefined && failed !== undefined && <ErrorState error={failed} onRetry={retry} busy={isFetching} />}
      {result !== undefined && (
        <EmptyState icon={IconPackageOff} title={result.title}>
          {result.why}
        </EmptyState>
      )}
    </>
  )
}

interface FoundProps extends ProductInfoProps {
  readonly view: ProductView
  readonly sizes: readonly ProductSize[]
}

function Found({ view, sizes, places, sizeAddress, compare, actions, isPage = false }: FoundProps) {
  const { facts } = view
  const isOrdering = useOrdering(places)
  const inCart = useInCart(isOrdering)
  const pieces = inCart.get(facts.id)
  const store = useStore()
  const here = sizeAddress(facts.id)
  const Name = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.product}>
      <PictureSlider key={facts.id} id={facts.id} name={facts.name} />
      <div className={classes.said}>
        <Name className={classes.name}>{facts.name}</Name>
        <p className={classes.about}>
          {dotted(facts.brand.name, facts.category.name, facts.subcategory.name)}
          <span>ID {facts.id}</span>
        </p>
        <ProductPrice view={view} />
        {isOrdering && <DeliverableNotice product={facts} />}
        {isOrdering && canSetQuantity(view, pieces) && <OrderField key={facts.id} product={facts} inCart={pieces} />}
        {isOrdering && sizes.length > 1 ? (
          <SizeGrid key={facts.groupID} product={facts} sizes={sizes} inCart={inCart} address={sizeAddress} />
        ) : (
          <ProductSizes id={facts.id} sizes={sizes} address={sizeAddress} />
        )}
        <div className={classes.actions}>
          <Likes key={facts.id} product={facts} />
          <Button
            component={Link}
            to={compare}
            state={OVERLAY_STATE}
            variant="default"
            leftSection={<IconColumns size={15} aria-hidden />}
          >
            Compare…
          </Button>
          <WatchButton
            key={`watch ${facts.id}`}
            subject={{ kind: 'product', id: String(facts.id) }}
            label={view.available > 0 ? 'Notify me of price drop' : 'Notify me when back in stock'}
          />
          {actions}
        </div>
        {isPage && store !== undefined && <StoreFigures id={facts.id} user={store.id} />}
      </div>
      <ProductTabs facts={facts} places={places} isPage={isPage} here={here} />
    </div>
  )
}

interface ProductTabsProps {
  readonly facts: ProductFacts
  readonly places: ProductPlaces
  readonly isPage: boolean
  readonly here: string
}

/** The tabs; over a listing only the first two. Each loads its content when it is opened. */
function ProductTabs({ facts, places, isPage, here }: ProductTabsProps) {
  const [tab, setTab] = useState<string | null>('product')
  const { id, brand } = facts
  const of = { id, places, here }
  const tabs: readonly (readonly [name: string, title: string, panel: ReactNode])[] = [
    ['product', 'Product info', <Facts key={id} facts={facts} />],
    ['brand', 'Brand info', <BrandInfo key={id} id={brand.id} name={brand.name} />],
    ...(isPage
      ? ([
          ['spare', 'Spare parts', related(of, 'spareParts', 'Spare parts', 'No spare parts for this product')],
          ['alternates', 'Alternates', related(of, 'alternates', 'Alternates', 'No alternates for this product')],
          ['suggested', 'Bought together', related(of, 'suggested', 'Bought together', 'No products to suggest yet')],
          ['history', 'Order history', <StoreHistory key={id} id={id} />],
        ] as const)
      : []),
  ]
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs ?? ''}>
      <Tabs.List>
        {tabs.map(([name, title]) => (
          <Tabs.Tab key={name} value={name}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([name, , panel]) => (
        <Tabs.Panel key={name} value={name} pt="sm">
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

const related = (
  of: Pick<RelatedProductsProps, 'id' | 'places' | 'here'>,
  what: Related,
  label: string,
  none: string,
): ReactNode => <RelatedProducts key={of.id} {...of} what={what} label={label} none={none} />

const yesOrNo = (value: boolean | undefined): string => {
  if (value === undefined) return '–'
  return value ? 'Yes' : 'No'
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase()

function Facts({ facts }: { readonly facts: ProductFacts }) {
  // Adds details if the portal has more.
  const { data: read } = usePortal('catalogue.details', { body: { products: [facts.id] } })
  const details = read?.answer.find(({ id }) => id === facts.id)
  const desc = details === undefined || details.desc === '' ? facts.desc : details.desc
  const { ageFrom, ageTo } = facts
  const soldAs = facts.isSetProduct ? 'A set' : 'Single pieces'
  const age = ageFrom === undefined || ageTo === undefined ? '' : ageLabel(ageFrom, ageTo)
  const rows: readonly (readonly [term: string, text: string])[] = [
    ['Size', facts.size],
    ['Colour', facts.color],
    ['For', [facts.gender, age].filter((part) => part !== '').join(', ')],
    ['Type', facts.type.name],
    ['HSN', facts.HSNCode],
    ['Stock type', STOCK_TYPE_TITLES[facts.stockType]],
    ['Returnable', yesOrNo(facts.isReturnable)],
    ['Sold as', soldAs],
    // Some portals say the same once more, as a feature.
    ...(details?.features ?? []).flatMap(({ name, value }) => (isSame(value, soldAs) ? [] : [[name, value] as const])),
  ]
  return (
    <>
      {addsToName(desc, facts) && <p className={classes.desc}>{desc}</p>}
      <dl className={`${text.terms} ${classes.facts}`}>
        {rows
          .filter(([, text]) => text !== '')
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
