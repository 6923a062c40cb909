/** A countdown in seconds, by the clock: sleep of the computer doesn't stretch it. */
import { useCallback, useEffect, useState } from 'react'

export function useCountdown(seconds: number): { readonly remaining: number; readonly restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const remaining = Math.max(0, Math.ceil((until - now) / 1000))
  const running = remaining > 0
  useEffect(() => {
    if (!running) return
    const ticking = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticking)
  }, [running])
  const restart = useCallback(() => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }, [seconds])
  return { remaining, restart }
}
