import { Skeleton } from '@mantine/core'
import { Card } from './card.tsx'
import details from './details.module.css'
import { LoadingState } from './loading-state.tsx'
import { useDelayed } from './use-delayed.ts'

/** Milliseconds during which the cards stay empty. */
const PATIENCE = 120
/** The expected height of a card's content in pixels. */
const HEIGHT = 112

interface LoadingCardsProps {
  readonly cards: readonly [string, string]
}

export function LoadingCards({ cards }: LoadingCardsProps) {
  const isShown = useDelayed(PATIENCE)
  return (
    <div className={details.cards}>
      {cards.map((title) => (
        <Card key={title} title={title}>
          <Skeleton height={HEIGHT} radius="sm" visible={isShown} aria-hidden />
        </Card>
      ))}
    </div>
  )
}

export const LoadingDetails = ({ label, cards }: LoadingCardsProps & { readonly label: string }) => (
  <>
    <LoadingCards cards={cards} />
    <LoadingState lines={10} label={label} />
  </>
)
