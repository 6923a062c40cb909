/** The order that somebody chose last is the order of every listing whose address names none; it is kept for the account. */
import { useQuery } from '@tanstack/react-query'
import { type ListingSort, USUAL_SORT } from '../../shared/domain/listing.ts'
import { queryClient } from '../app/query-client.ts'
import { keepSetting, settingNow } from '../app/settings.ts'

const queryKey = ['settings.read', { key: 'sorting' }]

export function useUsualSort(): ListingSort {
  const { data = USUAL_SORT } = useQuery({
    queryKey,
    queryFn: async () => (await settingNow('sorting')) ?? USUAL_SORT,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

export function keepSort(sort: ListingSort): void {
  queryClient.setQueryData(queryKey, sort)
  keepSetting('sorting', sort)
}
