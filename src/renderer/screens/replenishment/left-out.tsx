/** Products that a dialog can't process, each with the reason. */
import { counted } from '../../../shared/domain/values/counts.ts'
import classes from './to-cart.module.css'

export interface LeftOutProps {
  readonly lines: readonly { readonly id: number; readonly name: string; readonly why: string }[]
}

export function LeftOut({ lines }: LeftOutProps) {
  if (lines.length === 0) return null
  return (
    <details className={classes.leftOut}>
      <summary>{counted.products(lines.length)} not included</summary>
      <ul>
        {lines.map(({ id, name, why }) => (
          <li key={id}>
            {id} {name}: <em>{why}</em>
          </li>
        ))}
      </ul>
    </details>
  )
}
