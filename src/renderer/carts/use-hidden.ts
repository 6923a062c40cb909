/** Tells if a list scrolls, and how many of its items aren't visible yet: to its right, or below. */
import { type RefObject, useEffect, useState } from 'react'

/** Tolerance in pixels, as edges lie at fractions of a pixel. */
const EDGE = 2

/** Counts again when the list scrolls, when it or one of its items is resized, or when `key` changes. */
export function useHidden(list: RefObject<HTMLElement | null>, key: string) {
  const [hidden, setHidden] = useState(0)
  const [scrolls, setScrolls] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another list
  useEffect(() => {
    const scroller = list.current
    if (scroller === null) return
    const count = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller
      setScrolls(scrollWidth > clientWidth + EDGE || scrollHeight > clientHeight + EDGE)
      const { right, bottom } = scroller.getBoundingClientRect()
      const boxes = [...scroller.children].map((item) => item.getBoundingClientRect())
      setHidden(boxes.filter((box) => box.right > right + EDGE || box.bottom > bottom + EDGE).length)
    }
    count()
    const sized = new ResizeObserver(count)
    for (const one of [scroller, ...scroller.children]) sized.observe(one)
    scroller.addEventListener('scroll', count, { passive: true })
    return () => {
      sized.disconnect()
      scroller.removeEventListener('scroll', count)
    }
  }, [list, key])
  return { hidden, scrolls }
}
