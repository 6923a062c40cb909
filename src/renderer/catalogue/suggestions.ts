/** Product suggestions for typed text: those that this computer has seen at once, the portal's when its answer arrives. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductSuggestion } from '../../shared/domain/catalogue/product.ts'
import { isSuggested, mergedSuggestions, searchText } from '../../shared/domain/catalogue/search-text.ts'
import type { AppError } from '../../shared/errors.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'

/** Debounce in milliseconds before the portal is asked. */
const PAUSE = 180
const NONE: readonly ProductSuggestion[] = []

export interface Suggestions {
  readonly products: readonly ProductSuggestion[]
  /** True while the portal's answer to this text is pending. */
  readonly isAsking: boolean
  /** The reason why the portal's suggestions are missing. */
  readonly error: AppError | undefined
}

/** Suggestions for the typed text. An answer to an earlier text is ignored. */
export function useSuggestions(typed: string, enabled = true): Suggestions {
  const text = searchText(typed)
  const isWanted = enabled && isSuggested(typed)
  const [settled] = useDebouncedValue(text, PAUSE)
  const isSettled = settled === text
  const saved = useQuery({
    queryKey: ['products.seen', text],
    queryFn: () => ask('products.seen', { typed: text }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  const found = useQuery({
    queryKey: ['products.suggest', text],
    queryFn: () => ask('products.suggest', { typed: text }),
    enabled: isWanted && isSettled,
  })
  if (!isWanted) return { products: NONE, isAsking: false, error: undefined }
  return {
    products: mergedSuggestions(saved.data ?? NONE, found.data ?? NONE),
    isAsking: !isSettled || found.isFetching,
    error: found.error === null || found.isFetching ? undefined : appErrorOf(found.error),
  }
}
