/** A card that asks for nothing before the user scrolls to it: until then its title holds its place. */
import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { Card } from '../../parts/card.tsx'
import classes from './when-in-view.module.css'

/** Milliseconds in which the cards above get their height: a card that is pushed down by them was never in view. */
const SETTLED_AFTER = 800

export interface WhenInViewProps {
  /** The title of the card, which is known before its content. */
  readonly title: string
  readonly children: ReactNode
}

export function WhenInView({ title, children }: WhenInViewProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>()
  const [wasInView, setInView] = useState(false)
  const isInView = entry?.isIntersecting === true
  useEffect(() => {
    if (!isInView) return
    const settled = setTimeout(() => setInView(true), SETTLED_AFTER)
    return () => clearTimeout(settled)
  }, [isInView])
  if (wasInView) return children
  return (
    <div ref={ref} className={classes.place}>
      <Card title={title}>{null}</Card>
    </div>
  )
}
