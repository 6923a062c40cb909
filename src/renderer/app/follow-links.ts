/** Links from outside lead to a screen, by way of its guard; one that is refused says why. */
import { toast } from '../parts/toasts.tsx'
import { ask, on } from './bridge.ts'
import { router } from './router.tsx'

async function follow(): Promise<void> {
  const link = await ask('app.takeLink', undefined)
  if (link === undefined) return
  if ('refused' in link) toast.failed(link.refused)
  else await router.navigate(link.path)
}

/** Follows the link that StoreDesk was opened with, and every later one. */
export function followLinks(): void {
  // A link that can't be asked for is not worth an error: the person can open the screen himself.
  const quietly = () => void follow().catch(() => undefined)
  on('link.heard', quietly)
  quietly()
}
