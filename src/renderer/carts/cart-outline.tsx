/** The skeleton of a cart that is loading: its orders, fields and lines in their places. */
import { Skeleton, VisuallyHidden } from '@mantine/core'
import stack from '../parts/stack.module.css'
import { useDelayed } from '../parts/use-delayed.ts'
import classes from './cart-outline.module.css'

/** Milliseconds in which nothing is shown, so that fast answers don't flicker. */
const PATIENCE = 120
const ORDERS = 5
const ROWS = 11

export function CartOutline() {
  const isShown = useDelayed(PATIENCE)
  return (
    <div className={classes.outline} role="status" aria-busy>
      <VisuallyHidden>Opening cart</VisuallyHidden>
      {isShown && (
        <>
          <div className={classes.row}>
            {[...Array(ORDERS).keys()].map((order) => (
              <Skeleton key={order} height={24} width={150} radius="sm" />
            ))}
          </div>
          <div className={classes.row}>
            <Skeleton height={30} width={290} radius="sm" />
            <Skeleton height={30} width={190} radius="sm" />
          </div>
          <div className={`${stack.box} ${classes.lines}`}>
            {[...Array(ROWS).keys()].map((row) => (
              <Skeleton key={row} height={14} radius="sm" />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
