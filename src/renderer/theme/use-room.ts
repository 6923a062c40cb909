import { type RefObject, useLayoutEffect } from 'react'
import { useTextScale } from './device.ts'

/** Reports the width available for the columns, without the parts at the table's ends: before the first paint, and on every change. */
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
