/** The best sellers as a file, and what became of it. */
import { toast } from '../../parts/toasts.tsx'
import { appErrorOf, ask } from '../bridge.ts'

/** Of all stores, or of the store's own concept. */
export function saveBestsellers(ofConcept: boolean): void {
  ask('products.saveBestsellers', { ofConcept }).then(
    (written) => {
      if (written !== undefined) toast.done(`Saved: ${written.path}`)
    },
    (thrown: unknown) => toast.failed(appErrorOf(thrown).message),
  )
}
