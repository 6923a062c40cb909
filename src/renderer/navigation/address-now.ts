/** The address at this moment. The rendered address may be stale: of two clicks in quick succession, both must count. */
import { useLocation, useSearchParams } from 'react-router-dom'

export const paramsNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** The path that the router is loading, if any. */
let destination: string | undefined

/** The part of a router that tells where it is going. */
interface Router {
  subscribe(
    hears: (state: { readonly navigation: { readonly location?: { readonly pathname: string } | undefined } }) => void,
  ): () => void
}

/** Follows where the app's one router is going. `useNavigation` would tell that only after the next render. */
export function followRouter(router: Router): void {
  router.subscribe(({ navigation }) => {
    destination = navigation.location?.pathname
  })
}

/**
 * True from the moment the user leaves the screen, which is rendered until the next one has loaded: a change that was typed just before
 * must not stop that.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation()
  return () => (destination ?? window.location.pathname) !== pathname
}

/** Returns a function that changes parameters of the address by replacing the history entry; undefined removes a parameter. */
export function useParamsChange() {
  const [, setParams] = useSearchParams()
  const isLeaving = useIsLeaving()
  return (change: Readonly<Record<string, string | undefined>>) => {
    if (isLeaving()) return
    const next = paramsNow()
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    setParams(next, { replace: true })
  }
}
