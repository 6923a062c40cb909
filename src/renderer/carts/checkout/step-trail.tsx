import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import classes from './checkout.module.css'
import type { Checkout } from './checkout-state.ts'

const STOPS = ['Orders', 'Summary'] as const

const PLACES: Readonly<Record<Checkout['step'], number>> = {
  preparing: 0,
  refused: 0,
  held: 0,
  groups: 0,
  sending: 0,
  summary: 1,
}

export function StepTrail({ step }: { readonly step: Checkout['step'] }) {
  const here = PLACES[step]
  return (
    <ol className={classes.trail} aria-label="Steps">
      {STOPS.map((stop, place) => {
        const passed = place < here
        return (
          <li
            key={stop}
            className={classes.stop}
            data-passed={passed || undefined}
            data-here={place === here || undefined}
            aria-current={place === here ? 'step' : undefined}
          >
            <span className={classes.stopMark} aria-hidden>
              {passed ? <IconCheck size={12} stroke={3} /> : place + 1}
            </span>
            {stop}
            {passed && <VisuallyHidden> done</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
