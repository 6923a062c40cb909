import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { settingQuery } from '../bridge/settings.ts'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../session/app-state.ts'
import { hasTour, leaveTour, startTour, useTour } from './tour.ts'

export function TourOffer({ store }: { readonly store: Store }) {
  const isPractice = useApp(({ about }) => about?.practice !== undefined)
  const isOn = useTour(({ at }) => at !== undefined)
  const { data: known } = useQuery(settingQuery('tour'))
  if (!isPractice || isOn || known !== null || !hasTour(store)) return null
  return (
    <Notice
      actions={
        <>
          <Button size="compact-sm" onClick={startTour}>
            Take the tour
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={leaveTour}>
            No, thanks
          </Button>
        </>
      }
    >
      {messages.tourOffer}
    </Notice>
  )
}
