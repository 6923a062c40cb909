/** The data of compared products, read product by product, so that a failure affects only one. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { ShownProduct } from '../../shared/bridge/products.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { say } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { portalQuery } from '../bridge/queries.ts'
import { useStore } from '../session/app-state.ts'
import { useProducts } from './use-product.ts'

export interface ComparedProduct {
  readonly id: number
  /** Undefined until loaded, and if it can't be read. */
  readonly view: ProductView | undefined
  /** ISO time of the saved copy, if it is one. */
  readonly savedAt: string | undefined
  /** Pieces that the store sold in 30 days, and pieces in its stock; undefined if unknown. */
  readonly sold: number | undefined
  readonly inStore: number | undefined
  /** Sentences about missing data. */
  readonly missing: readonly string[]
  readonly isLoading: boolean
  readonly retry: () => void
}

export function useCompared(ids: readonly number[]): readonly ComparedProduct[] {
  const client = useQueryClient()
  const user = useStore()?.id ?? 0
  const products = useProducts(ids)
  const sales = useQueries({
    queries: ids.map((id) => portalQuery(client, 'catalogue.sale', { body: { products: [id] } })),
  })
  const stocks = useQueries({
    queries: ids.map((product) => portalQuery(client, 'catalogue.storeStock', { body: { user, product } })),
  })
  return ids.map((id, at) => {
    const [product, sale, stock] = [products[at], sales[at], stocks[at]]
    const details = product?.data
    const reads = [
      ['details', product],
      ['sales in your store', sale],
      ['stock in your store', stock],
    ] as const
    const failed = reads.flatMap(([what, read]) =>
      read?.error ? [{ what, why: appErrorOf(read.error).message, again: read.refetch }] : [],
    )
    return {
      id,
      view: details?.found === true ? details.view : undefined,
      savedAt: details?.found === true && details.saved ? details.at : undefined,
      sold: sale?.data?.answer.find((row) => row.productId === id)?.sale,
      inStore: stock?.data?.answer.stockInHand,
      missing: [
        ...whyNot(details),
        ...[...Map.groupBy(failed, ({ why }) => why)].map(([why, some]) => {
          const what = some.map((one) => one.what).join(' and ')
          return say('figuresMissing', { what: what.charAt(0).toUpperCase() + what.slice(1), why })
        }),
      ],
      isLoading: [product, sale, stock].some((read) => read?.isFetching),
      retry: () => {
        for (const { again } of failed) void again()
      },
    }
  })
}

const whyNot = (details: ShownProduct | undefined): readonly string[] =>
  details === undefined || details.found ? [] : [details.title, ...(details.why === undefined ? [] : [details.why])]
