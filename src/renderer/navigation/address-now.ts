/** The address at this moment. The rendered address may be stale: of two clicks in quick succession, both must count. */
import { useSearchParams } from 'react-router-dom'

export const paramsNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** Returns a function that changes parameters of the address by replacing the history entry; undefined removes a parameter. */
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
