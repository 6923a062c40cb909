/** The day in India, over midnight, too: what stays open over night is of the new day in the morning. */
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { type Day, dayAt } from '../../shared/domain/values/dates.ts'

/** Milliseconds between two looks at the clock. */
const LOOK = 30_000

export function useToday(): Day {
  const [today, setToday] = useState(() => dayAt(Date.now()))
  useInterval(() => setToday(dayAt(Date.now())), LOOK, { autoInvoke: true })
  return today
}
