/** How much room there is for the columns of a table. */
import { type RefObject, useLayoutEffect } from 'react'
import { useTextScale } from './device.ts'

/** Tells how much room there is for the columns, beside what stands at their ends; before anything is painted, and as it changes. */
export function useRoom(
  scroller: RefObject<HTMLDivElement | null>,
  ends: number,
  hasRoom: ((pixels: number) => void) | undefined,
) {
  const scale = useTextScale()
  useLayoutEffect(() => {
    const { current } = scroller
    if (current === null || hasRoom === undefined) return undefined
    const measure = () => hasRoom(current.clientWidth / scale - ends)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [scroller, scale, ends, hasRoom])
}
