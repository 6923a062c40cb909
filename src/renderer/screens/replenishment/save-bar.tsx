/** Below My ARS: how much of it is shown, how many targets wait, and the one button that saves them all. */
import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import classes from './my-ars.module.css'
import type { MyArsModel } from './my-ars-model.ts'
import { kindsOf, useSaveTargets } from './use-save-targets.ts'

export interface SaveBarProps {
  readonly model: MyArsModel
  readonly mayChange: boolean
  readonly scope: string
}

const NAMED = 6

export function SaveBar({ model, mayChange, scope }: SaveBarProps) {
  const drafts = model.draftsIn(useStore(model.store, ({ byHand }) => byHand))
  const [asked, setAsked] = useState(false)
  const { save, isBusy } = useSaveTargets(model)
  const canSave = mayChange && drafts.length > 0
  const groups = kindsOf(drafts).length
  const ask = () => {
    model.typing.finishTyping()
    setAsked(true)
  }
  return (
    <div className={classes.foot}>
      <span role="status">{scope}</span>
      {canSave && (
        <span className={classes.end}>
          <strong>
            {targetsOf(drafts.length)} changed{groups > 1 && ` in ${formatCount(groups)} groups`}
          </strong>
          <Button variant="default" onClick={() => model.forget(new Set(drafts.map(({ id }) => id)))}>
            Discard
          </Button>
          <Button leftSection={<IconDeviceFloppy size={15} aria-hidden />} loading={isBusy} onClick={ask}>
            Save targets
          </Button>
        </span>
      )}
      <ConfirmDialog
        opened={asked}
        title={`Save ${targetsOf(drafts.length)}?`}
        yes="Save"
        busy={isBusy}
        onYes={() => void save(drafts).then(() => setAsked(false))}
        onNo={() => setAsked(false)}
      >
        <ul className={classes.drafts}>
          {drafts.slice(0, NAMED).map(({ id, name, target }) => (
            <li key={id}>
              <span>{name}</span> <strong>{formatCount(target)}</strong>
            </li>
          ))}
          {drafts.length > NAMED && <li>and {counted.products(drafts.length - NAMED)} more</li>}
        </ul>
      </ConfirmDialog>
    </div>
  )
}

const targetsOf = (count: number): string => `${formatCount(count)} target stock${count === 1 ? '' : 's'}`
