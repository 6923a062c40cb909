import { VisuallyHidden } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import classes from './product-card.module.css'

export const ShipsIn = ({ days }: { readonly days: string }) => (
  <span className={classes.ships} title={`Ships in ${days}`}>
    <IconTruckDelivery size={14} aria-hidden />
    <VisuallyHidden>ships in </VisuallyHidden>
    {days}
  </span>
)
