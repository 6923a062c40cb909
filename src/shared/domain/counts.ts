/** Counts in words: `1 piece`, `1,200 pieces`. */
import { formatCount } from './money.ts'

const counted = (one: string, many: string) => (count: number) => `${formatCount(count)} ${count === 1 ? one : many}`

export const orders = counted('order', 'orders')
export const pieces = counted('piece', 'pieces')
export const days = counted('day', 'days')
export const lines = counted('line', 'lines')
export const sizes = counted('size', 'sizes')
