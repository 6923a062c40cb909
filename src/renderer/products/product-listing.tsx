/** A listing as its address defines it, with one of its products over it if the address names one. */
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  DEFAULT_SORT,
  type Facet,
  facetsOf,
  LISTING_VIEWS,
  type ListingQuery,
  type ListingSort,
  type ListingView,
} from '../../shared/domain/catalogue/listing.ts'
import {
  CLEARED,
  FACET_TITLES,
  isReadAsFilters,
  narrowings,
  searchedFor,
  wordsAsTyped,
} from '../../shared/domain/catalogue/listing-filters.ts'
import { type Style, stylesOf } from '../../shared/domain/pricing/styles.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatDays } from '../../shared/domain/values/dates.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { say } from '../../shared/messages.ts'
import type { Setting } from '../../shared/settings.ts'
import { setSetting, useSetting } from '../bridge/settings.ts'
import { paramsNow } from '../navigation/address-now.ts'
import { useCommand } from '../navigation/commands.ts'
import { ListNotices } from '../parts/list-notices.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import stack from '../parts/stack.module.css'
import { useStore } from '../session/app-state.ts'
import { useTextScale } from '../theme/device.ts'
import { FilterChips, type ShownChip } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { listingParams, readListing } from './listing-address.ts'
import { ListingBar } from './listing-bar.tsx'
import { ListingBody } from './listing-body.tsx'
import { PickBar, useCompare } from './pick-bar.tsx'
import type { ProductPlaces } from './places.ts'
import classes from './product-listing.module.css'
import { ProductOverlay } from './product-overlay.tsx'
import { withCompared, withProduct } from './product-overlay-state.ts'
import { SearchNotes, SearchRedirect, searchTitle, useReadSearch } from './search-notes.tsx'
import { sellerTitle } from './sellers.ts'
import { useCategories } from './use-categories.ts'
import { type Filters, useFilters } from './use-filters.ts'
import { useOrdering } from './use-in-cart.ts'
import { useLetter } from './use-letter.ts'
import { type ProductList, useListing } from './use-listing.ts'
import { useOpenProduct } from './use-open-product.ts'
import { type Picked, usePicked } from './use-picked.ts'
import { useProductScans } from './use-product-scans.ts'
import { scrollToTop } from './use-product-window.ts'
import { WholeListing } from './whole-listing.tsx'

/** The window width in pixels below which filters open over the products instead of beside them. */
const ROOM = 1100
const USUAL_LOOK: Setting<'listing'> = { view: 'cards', filters: true }

export interface ProductListingProps {
  readonly places: ProductPlaces
  /** The search text, if it comes from the path. */
  readonly search?: string
  /** The screen's title, if it isn't the search or the category. */
  readonly title?: string
  /** The order if the address names none; the user's last choice if undefined. */
  readonly usual?: ListingSort
  /** The facet that the screen's head shows and changes itself: it has no chip. */
  readonly headFacet?: Facet | undefined
  /** Further actions in the screen's head. */
  readonly actions?: ReactNode
}

export function ProductListing(props: ProductListingProps) {
  const { search = '' } = props
  const [params] = useSearchParams()
  const { view } = useSetting('listing', USUAL_LOOK)
  if (search !== '' && !params.has('words')) return <SearchRedirect key={search} search={search} view={view} />
  return <Listing {...props} />
}

function Listing(props: ProductListingProps) {
  const { places } = props
  const asking = useListingQuery(props)
  const { query, address, here, about, change, changeNow } = asking
  const listing = useListing(query, places.isArs)
  const found = useTitle(query)
  const title = props.title ?? found
  const understood = useReadSearch(query.search).data
  const filters = useFilters(query, listing, understood, changeNow)
  const look = useLook(places)
  const styles = useStyles(listing.products, look.view)
  const clear = () => change({ ...CLEARED, ...wordsAsTyped(query) })
  const quickView = (id: number) => withProduct(here, id)
  // In display order: Shift selects everything between.
  const picked = usePicked(
    about,
    useMemo(() => styles.flat(), [styles]),
  )
  const isOrdering = useOrdering(places)
  useCommand('refresh', listing.retry)
  useProductScans(useOpenProduct(places, quickView))
  useLetter('v', look.nextView)
  return (
    <div className={stack.narrow}>
      <PageHeader
        title={title}
        note={<Scope listing={listing} styles={look.view === 'styles' ? styles.length : undefined} />}
        actions={
          <>
            {props.actions}
            {isOrdering && listing.products !== undefined && <WholeListing listing={listing} picked={picked} />}
          </>
        }
      />
      <Bar {...{ asking, listing, picked, look, places }} headFacet={props.headFacet} />
      <FilterChips
        chips={[...facetChips(filters, props.headFacet), ...otherChips(query, listing.sellers, change)]}
        onClear={clear}
        asTyped={isReadAsFilters(query, understood) ? query.search : undefined}
      />
      <Notices {...{ asking, listing }} />
      <div className={classes.columns}>
        <FilterPanel
          offered={filters.offered}
          onToggle={filters.toggle}
          isChosen={filters.isChosen}
          opened={look.isFiltersOpen}
          isLoading={listing.products === undefined && listing.error === undefined}
          onClose={look.closeFilters}
        />
        <ListingBody
          key={address}
          listing={listing}
          title={title}
          places={places}
          picked={picked}
          view={look.view}
          styles={styles}
          quickView={quickView}
          search={query.search}
          isNarrowed={narrowings(query) > 0}
          onClear={clear}
        />
      </div>
      <ProductOverlay places={places} here={here} />
    </div>
  )
}

interface PartProps {
  readonly asking: ReturnType<typeof useListingQuery>
  readonly listing: ProductList
}

interface BarProps extends PartProps {
  readonly picked: Picked
  readonly look: ReturnType<typeof useLook>
  readonly places: ProductPlaces
  readonly headFacet: Facet | undefined
}

/** Sort order, seller and look of the listing; while products are picked, what can be done with them. */
function Bar({ asking: { query, here, change }, listing, picked, look, places, headFacet }: BarProps) {
  const compare = useCompare(picked, (ids) => withCompared(here, ids))
  if (picked.products.size > 0) {
    return <PickBar products={listing.products} picked={picked} places={places} onCompare={compare} />
  }
  return (
    <ListingBar
      query={query}
      sellers={listing.sellers}
      narrowings={narrowings(query, headFacet)}
      isFiltersOpen={look.isFiltersOpen}
      onFilters={look.switchFilters}
      view={look.view}
      views={look.views}
      onView={look.setView}
      onChange={change}
      isByAge={places.isArs === true}
    />
  )
}

function Notices({ asking: { query, change }, listing }: PartProps) {
  return (
    <>
      {query.search !== '' && <SearchNotes query={query} onChange={change} />}
      {listing.notice !== undefined && <Notice tone="bad">{listing.notice}</Notice>}
      <ListNotices
        read={listing.read}
        lack={listing.lack}
        error={listing.products === undefined ? undefined : listing.error}
        onRetry={listing.retry}
        busy={listing.isFetching}
      />
    </>
  )
}

function useListingQuery({ search = '', usual }: ProductListingProps) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // The order chosen last applies to every listing whose address names none.
  const stored = useSetting('sorting', DEFAULT_SORT)
  const store = useStore()
  const facets = store === undefined ? [] : facetsOf(store)
  const read = (from: URLSearchParams) => readListing(from, search, usual ?? stored, facets)
  const address = listingParams(read(params), usual)
  const query = useMemo(() => readListing(new URLSearchParams(address), search, usual), [address, search, usual])
  const changeNow = (by: (now: ListingQuery) => Partial<ListingQuery>) => {
    const now = read(paramsNow())
    const what = by(now)
    if (what.sort !== undefined && usual === undefined) setSetting('sorting', what.sort)
    navigate(pathname + listingParams(searchedFor({ ...now, ...what }), usual), { replace: true })
    scrollToTop()
  }
  return {
    query,
    address,
    here: pathname + address,
    /** The same value for any sort order. */
    about: pathname + listingParams({ ...query, sort: DEFAULT_SORT }),
    change: (what: Partial<ListingQuery>) => changeNow(() => what),
    changeNow,
  }
}

/** Styles, or single products: grouped again only when more have been loaded. */
function useStyles(products: ProductList['products'], view: ListingView): readonly Style[] {
  return useMemo(() => {
    if (view === 'styles') return stylesOf(products ?? [])
    return (products ?? []).map((one) => [one])
  }, [products, view])
}

/** The view and the filters: beside the products where there is room, else over them. */
function useLook({ act }: ProductPlaces) {
  const look = useSetting('listing', USUAL_LOOK)
  const [isOver, setOver] = useState(false)
  const hasRoom = useMediaQuery(`(min-width: ${ROOM * useTextScale()}px)`, true, { getInitialValueInEffect: false })
  // Further actions apply to single products, so there are no styles.
  const views: readonly ListingView[] =
    act === undefined ? LISTING_VIEWS : LISTING_VIEWS.filter((one) => one !== 'styles')
  const view = views.includes(look.view) ? look.view : 'cards'
  const setView = (to: ListingView) => setSetting('listing', { ...look, view: to })
  return {
    view,
    views,
    setView,
    nextView: () => setView(views[(views.indexOf(view) + 1) % views.length] ?? view),
    isFiltersOpen: hasRoom ? look.filters : isOver,
    switchFilters: () => (hasRoom ? setSetting('listing', { ...look, filters: !look.filters }) : setOver(true)),
    closeFilters: hasRoom ? undefined : () => setOver(false),
  }
}

function useTitle({ search, chosen }: ListingQuery): string {
  const categories = useCategories()
  if (search !== '') return searchTitle(search)
  const [first, ...others] = chosen.categories ?? []
  const category = others.length === 0 ? categories?.find(({ id }) => String(id) === first) : undefined
  return category?.name ?? 'Products'
}

const facetChips = ({ chips, toggle }: Filters, headFacet: Facet | undefined): readonly ShownChip[] =>
  chips
    .filter(({ facet }) => facet !== headFacet)
    .map(({ facet, id, name }) => ({ of: FACET_TITLES[facet], name, remove: () => toggle(facet, id) }))

function otherChips(
  query: ListingQuery,
  sellers: ProductList['sellers'],
  change: (what: Partial<ListingQuery>) => void,
): readonly ShownChip[] {
  const seller = sellerTitle(query, sellers)
  const { sets, ageing } = query
  return [
    ...(ageing === undefined
      ? []
      : [
          {
            of: 'Sold since',
            name: formatDays(ageing.from, ageing.to),
            remove: () => change({ ageing: undefined }),
          },
        ]),
    ...(sets === undefined
      ? []
      : [{ of: 'Only', name: sets === 'only' ? 'sets' : 'single pieces', remove: () => change({ sets: undefined }) }]),
    ...(seller === undefined
      ? []
      : [{ of: 'Stock of', name: seller, remove: () => change({ whId: undefined, whType: undefined }) }]),
  ]
}

function Scope({ listing, styles }: { readonly listing: ProductList; readonly styles: number | undefined }) {
  const { products, total, isCounted, hidden, unmatched, isWhole } = listing
  if (products === undefined || total === 0) return null
  const here = formatCount(products.length)
  // More are loaded while scrolling, so the number loaded so far means nothing.
  const ofAll = isCounted ? formatCount(total) : `${here} or more`
  const shownCount = isWhole ? here : ofAll
  return (
    <>
      {shownCount} {total === 1 ? 'product' : 'products'}
      {styles !== undefined && isWhole && ` in ${counted.styles(styles)}`}
      {hidden > 0 && isWhole && `, ${say('listingHidden', { n: formatCount(hidden) })}`}
      {unmatched > 0 && isWhole && `, ${say('listingUnmeant', { n: formatCount(unmatched) })}`}
    </>
  )
}
