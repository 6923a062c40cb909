/** Today's date in India. It changes at midnight, so a screen left open overnight shows the new day. */
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { type Day, dayAt } from '../../shared/domain/values/dates.ts'

/** Milliseconds between two checks of the clock. */
const LOOK = 30_000

export function useToday(): Day {
  const [today, setToday] = useState(() => dayAt(Date.now()))
  useInterval(() => setToday(dayAt(Date.now())), LOOK, { autoInvoke: true })
  return today
}
