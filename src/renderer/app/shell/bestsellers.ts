/** Saves the best sellers as a file and reports the result. */

import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'

/** Saves the best sellers of all stores, or those of the store's own concept. */
export function saveBestsellers(ofConcept: boolean): void {
  ask('products.saveBestsellers', { ofConcept }).then(
    (written) => {
      if (written !== undefined) toast.done(`Saved: ${written.path}`)
    },
    (thrown: unknown) => toast.failed(appErrorOf(thrown).message),
  )
}
