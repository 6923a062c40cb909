/** Below My ARS: how much of it is shown, how many targets wait, and the one button that saves them all. */
import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import classes from './my-ars.module.css'
import type { MyArsModel, TargetDraft } from './my-ars-model.ts'
import { kindsOf, useSaveTargets } from './use-save-targets.ts'

export interface SaveBarProps {
  readonly model: MyArsModel
  readonly mayChange: boolean
  readonly scope: string
}

const NAMED = 6

export function SaveBar({ model, mayChange, scope }: SaveBarProps) {
  // A text, so that a digit that changes no count draws nothing here.
  const counts = useStore(model.store, ({ byHand }) => {
    const drafts = model.draftsIn(byHand)
    return `${drafts.length} ${kindsOf(drafts).length}`
  })
  const [count = 0, groups = 0] = counts.split(' ').map(Number)
  const [asked, setAsked] = useState<readonly TargetDraft[]>()
  const saving = useSaveTargets(model)
  const draftsNow = () => model.draftsIn(model.store.getState().byHand)
  const ask = () => {
    model.typing.finishTyping()
    setAsked(draftsNow())
  }
  return (
    <div className={classes.foot}>
      <span role="status">{scope}</span>
      {mayChange && count > 0 && (
        <span className={classes.end}>
          <strong>
            {targetsOf(count)} changed{groups > 1 && ` in ${formatCount(groups)} groups`}
          </strong>
          <Button variant="default" onClick={() => model.forget(new Set(draftsNow().map(({ id }) => id)))}>
            Discard
          </Button>
          <Button leftSection={<IconDeviceFloppy size={15} aria-hidden />} loading={saving.isPending} onClick={ask}>
            Save targets
          </Button>
        </span>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          opened
          title={`Save ${targetsOf(asked.length)}?`}
          yes="Save"
          busy={saving.isPending}
          onYes={() => saving.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onNo={() => setAsked(undefined)}
        >
          <ul className={classes.drafts}>
            {asked.slice(0, NAMED).map(({ id, name, target }) => (
              <li key={id}>
                <span>{name}</span> <strong>{formatCount(target)}</strong>
              </li>
            ))}
            {asked.length > NAMED && <li>and {counted.products(asked.length - NAMED)} more</li>}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

const targetsOf = (count: number): string => `${formatCount(count)} target stock${count === 1 ? '' : 's'}`
