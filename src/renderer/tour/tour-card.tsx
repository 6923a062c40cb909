import { Button, CloseButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ruleOf } from '../../shared/domain/screens.ts'
import textClasses from '../parts/text.module.css'
import classes from './tour.module.css'
import { goToStep, leaveTour, useTour } from './tour.ts'
import { TOUR, type TourStep } from './tour-steps.ts'

export function TourCard() {
  const { at } = useTour()
  const step = at === undefined ? undefined : TOUR[at]
  return at === undefined || step === undefined ? null : <Step at={at} step={step} />
}

function Step({ at, step: { title, text, screen } }: { readonly at: number; readonly step: TourStep }) {
  const navigate = useNavigate()
  const next = useRef<HTMLButtonElement>(null)
  const name = useId()
  const { path } = ruleOf(screen)
  // Each step opens its screen and focuses the Next button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also where the last step was on the same screen.
  useEffect(() => {
    void navigate(path)
    next.current?.focus()
  }, [navigate, path, at])
  const isLast = at === TOUR.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leaveTour()
  }
  return (
    <section className={classes.card} aria-labelledby={name} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <h2 id={name} className={classes.title}>
          {title}
        </h2>
        <span className={textClasses.small}>
          {at + 1} of {TOUR.length}
        </span>
        <CloseButton size="sm" aria-label="End tour" onClick={leaveTour} />
      </div>
      <p className={classes.text} aria-live="polite">
        {text}
      </p>
      <div className={classes.foot}>
        <Button variant="default" size="xs" disabled={at === 0} onClick={() => goToStep(at - 1)}>
          Back
        </Button>
        <Button ref={next} size="xs" onClick={() => (isLast ? leaveTour() : goToStep(at + 1))}>
          {isLast ? 'Done' : `Next: ${TOUR[at + 1]?.title.toLowerCase()}`}
        </Button>
      </div>
    </section>
  )
}
