/** Lets a screen be drawn, or sends the person where the rules say. */
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { whereTo } from '../../shared/domain/access.ts'
import { LoadingState } from '../parts/loading-state.tsx'
import { useDesk } from './desk-state.ts'
import type { Screen } from './screens.ts'

export function Guarded({ screen }: { readonly screen: Screen }) {
  const session = useDesk((desk) => desk.session)
  const { pathname, search } = useLocation()
  const wanted = pathname + search
  const to = whereTo(session, wanted)
  useEffect(() => {
    if (to === undefined) document.title = `${screen.title} — StoreDesk`
  }, [to, screen.title])
  if (to !== undefined) return <Navigate to={to} replace />
  const Component = screen.component
  return (
    <Suspense fallback={<LoadingState lines={8} label={`Opening ${screen.title}`} />}>
      <Component />
    </Suspense>
  )
}
