/** The region of the signed-in store, by which the company's regional documents are sorted. */
import { type Region, regionOf } from '../../shared/domain/content/regions.ts'
import { useStore } from '../session/app-state.ts'

export function useRegion(): Region | undefined {
  const store = useStore()
  return store && regionOf(store)
}
