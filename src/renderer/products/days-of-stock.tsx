/** Days of stock in the tone that they have everywhere: red when they run out before an order arrives, amber when it is time to order. */
import type { ReactNode } from 'react'
import { coverTone } from '../../shared/domain/replenishment/sell-through.ts'
import classes from './days-of-stock.module.css'

export interface DaysOfStockProps {
  readonly days: number
  /** All that they are calculated from. */
  readonly why?: string
  /** What is written; the days, in whatever words. */
  readonly children: ReactNode
}

export const DaysOfStock = ({ days, why, children }: DaysOfStockProps) => (
  <span className={classes.days} data-part="cover" data-tone={coverTone(days)} title={why}>
    {children}
  </span>
)
