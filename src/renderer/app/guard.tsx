/** Renders a screen, or redirects the user where the rules say. */
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { isClosedWhileActing } from '../../shared/domain/carts/cart-kinds.ts'
import { afterLogin, HOME, loginFor, sendTo } from '../../shared/domain/people/access.ts'
import { wholeAddress } from '../../shared/domain/screens/addresses.ts'
import { messages, say } from '../../shared/messages.ts'
import { focusHeading } from '../navigation/focus-heading.ts'
import { visit } from '../navigation/recent-places.ts'
import type { Screen } from '../navigation/screen.ts'
import { toast } from '../parts/toasts.tsx'
import { useOpening } from '../session/accounts/accounts.ts'
import { ClosedWhileActing } from '../session/acting-closed.tsx'
import { useActingFor, useStore } from '../session/app-state.ts'
import { hasScreen } from './screens.ts'

export interface GuardedProps {
  readonly screen: Screen
  readonly children: ReactNode
}

export function Guarded({ screen, children }: GuardedProps) {
  const store = useStore()
  const actingFor = useActingFor()
  const isOpening = useOpening(({ account }) => account !== undefined)
  const { pathname, search, hash } = useLocation()
  const leaving = store !== undefined && screen.audience === 'signedOut'
  const to = leaving
    ? afterLogin(store, new URLSearchParams(search).get('ref') ?? undefined, hasScreen)
    : sendTo(store, screen, isOpening ? HOME : pathname + search + hash, hasScreen)
  // Home is the default destination, so being redirected from it needs no explanation.
  const isRequested = store !== undefined && !leaving && screen.name !== 'home'
  if (to !== undefined)
    return <RedirectWithNotice to={to} why={isRequested ? say('screenNotOpen', { title: screen.title }) : undefined} />
  const isClosed = actingFor !== undefined && isClosedWhileActing(screen.name)
  return (
    <>
      {isClosed ? <ClosedWhileActing store={actingFor} title={screen.title} /> : children}
      <Drawn screen={screen} />
    </>
  )
}

interface RedirectWithNoticeProps {
  readonly to: string
  /** Undefined if nothing has to be explained. */
  readonly why: string | undefined
}

/** Redirects a signed-in user and says why, if `why` is given. */
function RedirectWithNotice({ to, why }: RedirectWithNoticeProps) {
  useEffect(() => {
    if (why !== undefined) toast.info(why)
  }, [why])
  return <Navigate to={to} replace />
}

/**
 * Handles an address that no screen has: a shortened one leads to its screen, all others to home. A user who isn't signed in goes to
 * sign-in first, which remembers the address.
 */
export function UnknownAddress() {
  const store = useStore()
  const { pathname, search, hash } = useLocation()
  const address = pathname + search + hash
  const whole = wholeAddress(address)
  if (whole !== address) return <Navigate to={whole} replace />
  if (store === undefined) return <Navigate to={loginFor(address)} replace />
  // The window opens at the path `/`, which needs no explanation.
  return <RedirectWithNotice to={HOME} why={pathname === '/' ? undefined : messages.noSuchScreen} />
}

/**
 * Announces the screen once it is rendered: sets the window's title and `data-screen`, which tests and tools read. Records the visit, and
 * focuses the heading for keyboard and screen reader users.
 */
function Drawn({ screen: { name, title, numbered, frame, acts } }: { readonly screen: Screen }) {
  const { id } = useParams()
  const { pathname } = useLocation()
  const full = numbered === true && id !== undefined ? `${title} ${id}` : title
  useEffect(() => {
    document.title = `${full} — StoreDesk`
    document.body.dataset.screen = name
    if (frame === 'bare') return
    focusHeading()
    // A screen whose opening changes something must not be offered again under recent places.
    if (acts !== true) void visit({ to: pathname, title: full })
  }, [name, full, frame, acts, pathname])
  return null
}
