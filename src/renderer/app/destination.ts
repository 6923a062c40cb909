/** Where something that the portal wrote leads: to a screen of ours that is open to the person, or to a site. */
import { isOwnPath, mayOpen } from '../../shared/domain/people/access.ts'
import { noticeAddress } from '../../shared/domain/people/notices.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { ruleAt } from '../../shared/domain/screens.ts'
import { say } from '../../shared/messages.ts'
import { toast } from '../parts/toasts.tsx'
import { appErrorOf, ask } from './bridge.ts'
import { useHasScreen } from './has-screen.ts'

export type Destination =
  | { readonly kind: 'screen'; readonly to: string }
  | { readonly kind: 'site'; readonly url: string }

/** Said as a state of the portal's, a path of ours or an https address; undefined for what isn't there, or isn't his. */
export function useDestinations(store: Store): (said: string) => Destination | undefined {
  const hasScreen = useHasScreen()
  return (said) => {
    const wanted = said.trim()
    if (/^https:\/\//i.test(wanted)) return { kind: 'site', url: wanted }
    const to = isOwnPath(wanted) ? wanted : noticeAddress(wanted, hasScreen)
    if (to === undefined) return undefined
    const rule = ruleAt(/^[^?#]*/.exec(to)?.[0] ?? '')
    return rule !== undefined && hasScreen(rule.path) && mayOpen(store, rule) ? { kind: 'screen', to } : undefined
  }
}

/** Main alone knows which sites are allowed; what it refuses is said so. */
export async function openSite(url: string): Promise<void> {
  try {
    await ask('app.openLink', { url })
  } catch (thrown) {
    const { kind, message } = appErrorOf(thrown)
    toast.warn(kind === 'request' ? say('linkForeign') : message)
  }
}
