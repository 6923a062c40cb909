/** The outline of a thing's page while it is read: its two cards and its table stand where they will be. */
import { Skeleton } from '@mantine/core'
import { Card } from './card.tsx'
import details from './details.module.css'
import { LoadingState } from './loading-state.tsx'
import { useAfter } from './use-after.ts'

/** Milliseconds without anything in the cards. */
const PATIENCE = 120
/** Pixels of a card's inside: about what it will take. */
const HEIGHT = 112

interface LoadingCardsProps {
  /** Titles of its cards. */
  readonly cards: readonly [string, string]
}

export function LoadingCards({ cards }: LoadingCardsProps) {
  const shown = useAfter(PATIENCE)
  return (
    <div className={details.cards}>
      {cards.map((title) => (
        <Card key={title} title={title}>
          <Skeleton height={HEIGHT} radius="sm" visible={shown} aria-hidden />
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
