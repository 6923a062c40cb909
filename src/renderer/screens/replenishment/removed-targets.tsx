/** Targets typed for products that aren't in My ARS any more: they can't be saved, and don't block the others. */
import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'
import classes from './my-ars.module.css'
import type { MyArsModel } from './my-ars-model.ts'

export function RemovedTargets({ model }: { readonly model: MyArsModel }) {
  const byHand = useStore(model.store, (state) => state.byHand)
  useStore(model.removed)
  const removed = model.removedIn(byHand)
  if (removed.length === 0) return null
  const drop = (ids: readonly number[]) => model.forget(new Set(ids))
  return (
    <Notice
      tone="warn"
      actions={
        removed.length > 1 && (
          <Button variant="default" size="compact-xs" onClick={() => drop(removed.map(({ id }) => id))}>
            Remove all {formatCount(removed.length)}
          </Button>
        )
      }
    >
      {messages.arsTargetsGone}
      <ul className={classes.gone} aria-label="Products no longer in My ARS">
        {removed.map(({ id, name, target }) => (
          <li key={id}>
            <span>
              {name} ({id}), target {formatCount(target)}
            </span>
            <Button
              variant="default"
              size="compact-xs"
              aria-label={`Remove the target of ${name}`}
              onClick={() => drop([id])}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
