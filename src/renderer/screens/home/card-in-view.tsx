/** A card whose content asks for nothing before the user scrolls to it. */
import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { Card } from '../../parts/card.tsx'
import classes from './card-in-view.module.css'

/** Milliseconds in which the cards above get their height: a card that is pushed down by them was never in view. */
const SETTLED_AFTER = 800

export interface CardInViewProps {
  readonly title: string
  readonly children: ReactNode
}

export function CardInView({ title, children }: CardInViewProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>()
  const [wasInView, setInView] = useState(false)
  const [mountedAt] = useState(() => performance.now())
  const isInView = entry?.isIntersecting === true
  useEffect(() => {
    if (!isInView) return
    const settled = setTimeout(() => setInView(true), Math.max(0, mountedAt + SETTLED_AFTER - performance.now()))
    return () => clearTimeout(settled)
  }, [isInView, mountedAt])
  return <Card title={title}>{wasInView ? children : <div ref={ref} className={classes.place} />}</Card>
}
