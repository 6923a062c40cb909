/** Days of stock in their tone: red if they run out before an order arrives, amber if it is time to order. */
import type { ReactNode } from 'react'
import { coverTone } from '../../shared/domain/replenishment/sell-through.ts'
import classes from './days-of-stock.module.css'

export interface DaysOfStockProps {
  readonly days: number
  /** The figures that they are calculated from. */
  readonly why?: string
  /** The text with the days. */
  readonly children: ReactNode
}

export const DaysOfStock = ({ days, why, children }: DaysOfStockProps) => (
  <span className={classes.days} data-part="cover" data-tone={coverTone(days)} title={why}>
    {children}
  </span>
)
