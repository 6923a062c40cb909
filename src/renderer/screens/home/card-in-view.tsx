/** A card whose content asks for nothing before the user scrolls to it. */
import { useIntersection } from '@mantine/hooks'
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Card } from '../../parts/card.tsx'
import classes from './card-in-view.module.css'

/** Milliseconds in which an answer becomes rows, and rows lead to the next request. */
const SETTLES_IN = 250

export interface CardInViewProps {
  readonly title: string
  readonly children: ReactNode
}

export function CardInView({ title, children }: CardInViewProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>()
  const [wasInView, setInView] = useState(false)
  // Until the cards above have their content, they are low, and this one may be in view for that moment only.
  const isLoading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  const isInView = entry?.isIntersecting === true
  useEffect(() => {
    if (!isInView || isLoading) return
    const settled = setTimeout(() => setInView(true), SETTLES_IN)
    return () => clearTimeout(settled)
  }, [isInView, isLoading])
  return <Card title={title}>{wasInView ? children : <div ref={ref} className={classes.place} />}</Card>
}
