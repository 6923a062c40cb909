/** The destination of a link that the portal wrote: one of our screens that the user may open, or a site. */
import { isOwnPath, mayOpen } from '../../shared/domain/people/access.ts'
import { noticeAddress } from '../../shared/domain/people/notices.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { ruleAt } from '../../shared/domain/screens.ts'
import { say } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { useHasScreen } from './has-screen.ts'

export type Destination =
  | { readonly kind: 'screen'; readonly to: string }
  | { readonly kind: 'site'; readonly url: string }

/**
 * Resolves a link that is written as a state name of the portal, a path of ours or an https address. Returns undefined if the screen
 * doesn't exist or the user may not open it.
 */
export function useDestinations(store: Store): (text: string) => Destination | undefined {
  const hasScreen = useHasScreen()
  return (text) => {
    const target = text.trim()
    if (/^https:\/\//i.test(target)) return { kind: 'site', url: target }
    const to = isOwnPath(target) ? target : noticeAddress(target, hasScreen)
    if (to === undefined) return undefined
    const rule = ruleAt(/^[^?#]*/.exec(to)?.[0] ?? '')
    return rule !== undefined && hasScreen(rule.path) && mayOpen(store, rule) ? { kind: 'screen', to } : undefined
  }
}

/** Opens a site. Only main knows which sites are allowed; a refusal is shown as a toast. */
export async function openSite(url: string): Promise<void> {
  try {
    await ask('app.openLink', { url })
  } catch (thrown) {
    const { kind, message } = appErrorOf(thrown)
    toast.warn(kind === 'request' ? say('linkForeign') : message)
  }
}
