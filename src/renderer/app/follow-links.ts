/** Links from outside open a screen, subject to its guard; a refused link shows the reason. */

import { ask, on } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { router } from './router.tsx'

async function follow(): Promise<void> {
  const link = await ask('app.takeLink', undefined)
  if (link === undefined) return
  if ('refused' in link) toast.failed(link.refused)
  else await router.navigate(link.path)
}

/** Follows the link that StoreDesk was opened with, and every later one. */
export function followLinks(): void {
  // A failure to read the link isn't worth an error: the user can open the screen themselves.
  const quietly = () => void follow().catch(() => undefined)
  on('link.heard', quietly)
  quietly()
}
