/** The address as it is at this moment. What is drawn may be older: of two clicks in quick succession both count. */
import { useSearchParams } from 'react-router-dom'

export const paramsNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** Changes what the address asks for, in the place of what it asked; undefined takes a parameter off. */
export function useParamsChange() {
  const [, setParams] = useSearchParams()
  return (change: Readonly<Record<string, string | undefined>>) => {
    const next = paramsNow()
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    setParams(next, { replace: true })
  }
}
