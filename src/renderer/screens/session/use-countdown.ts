/** A countdown in seconds, by the clock: sleep of the computer doesn't stretch it. */
import { useCallback, useEffect, useState } from 'react'

export function useCountdown(seconds: number): { readonly left: number; readonly restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const ticking = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticking)
  }, [running])
  const restart = useCallback(() => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }, [seconds])
  return { left, restart }
}
