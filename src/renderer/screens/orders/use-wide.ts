/** Whether there is room for what is good to know beside what must be seen. */
import { useMediaQuery } from '@mantine/hooks'

export const useWide = (): boolean => useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false })
