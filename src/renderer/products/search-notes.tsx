/** The interpretation of a search, shown above its results, with a link back to the words as typed. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ReadSearch } from '../../shared/bridge/products.ts'
import type { ListingQuery, ListingView } from '../../shared/domain/catalogue/listing.ts'
import { say } from '../../shared/messages.ts'
import { ask } from '../bridge/bridge.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { listingParams, readListing } from './listing-address.ts'
import { ListingLoading } from './listing-loading.tsx'

export const useReadSearch = (search: string) =>
  useQuery({
    // Main reports stale listings by the name of the call, and then this interpretation may be stale, too.
    queryKey: ['portal', 'catalogue.listing', 'understood', search],
    queryFn: () => ask('products.understand', { typed: search.slice(0, 100) }),
    enabled: search !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

export const searchTitle = (search: string): string => `Search: ${search}`

/** Redirects a search that isn't interpreted yet to the address of its meaning, which can be changed and saved like any other. */
export function SearchRedirect({ search, view }: { readonly search: string; readonly view: ListingView }) {
  const { data, isError } = useReadSearch(search)
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (data === undefined && !isError) return
    const query = readListing(params, search)
    const { chosen, words } = data ?? { chosen: {}, words: search }
    navigate(pathname + listingParams({ ...query, chosen: { ...chosen, ...query.chosen }, words }), { replace: true })
  }, [data, isError, params, pathname, search, navigate])
  return (
    <>
      <PageHeader title={searchTitle(search)} />
      <ListingLoading view={view} label={`Loading: ${searchTitle(search)}`} />
    </>
  )
}

export interface SearchNotesProps {
  readonly query: ListingQuery
  readonly onChange: (change: Partial<ListingQuery>) => void
}

/** Renders nothing if the words are those typed, or were changed since. */
export function SearchNotes({ query: { search, words }, onChange }: SearchNotesProps) {
  const { data } = useReadSearch(search)
  if (data === undefined || words !== data.words || words === search) return null
  const corrections = [
    ...data.instead.map(({ typed, read, reason }) =>
      say(reason === 'beginning' ? 'searchCompleted' : 'searchedInstead', { typed, read }),
    ),
    ...data.leftOut.map((word) => say('searchLeftOut', { word })),
  ]
  if (corrections.length === 0) return null
  return (
    <Notice
      actions={
        <Button variant="subtle" size="compact-sm" onClick={() => onChange({ chosen: {}, words: search })}>
          Search for “{search}” instead
        </Button>
      }
    >
      {corrections.join(' ')}
    </Notice>
  )
}

/** The nearest matches for a search without results. */
export const useNearest = (search: string): ReadSearch['nearest'] => useReadSearch(search).data?.nearest ?? []
