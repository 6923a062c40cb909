/** Watches a product without stock, from its card. */
import { IconBell, IconBellRinging } from '@tabler/icons-react'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { useActingFor } from '../session/app-state.ts'
import { useWatch } from '../watching/watching.ts'
import { PlainButton } from './plain-button.tsx'

export function WatchBell({ product: { id, name } }: { readonly product: Pick<ProductFacts, 'id' | 'name'> }) {
  const { isKnown, isWatched, isPending, toggle } = useWatch({ kind: 'product', id: String(id) })
  if (useActingFor() !== undefined || !isKnown) return null
  const Icon = isWatched ? IconBellRinging : IconBell
  const label = `Notify me when ${name} is back in stock`
  return (
    <PlainButton
      look="icon"
      aria-label={label}
      title={label}
      aria-pressed={isWatched}
      busy={isPending}
      onClick={toggle}
    >
      <Icon size={15} aria-hidden />
    </PlainButton>
  )
}
