/** The bar below My ARS: the number of rows shown, the number of unsaved targets, and the button that saves them all. */

import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { formatCount } from '../../../shared/domain/values/money.ts'
import cells from '../../grid/grid-cells.module.css'
import classes from './my-ars.module.css'
import type { MyArsModel, TargetDraft } from './my-ars-model.ts'
import { SaveQuestion, TargetConflicts, targetsOf } from './save-question.tsx'
import { type ChangedTarget, kindsOf, useSaveTargets } from './use-save-targets.ts'

export interface SaveBarProps {
  readonly model: MyArsModel
  readonly mayChange: boolean
  readonly scope: string
}

export function SaveBar({ model, mayChange, scope }: SaveBarProps) {
  // Removed products aren't counted or saved.
  useStore(model.removed)
  // Selected as a string, so that a digit that changes no count causes no rerender.
  const counts = useStore(model.store, ({ byHand }) => {
    const drafts = model.draftsIn(byHand)
    return `${drafts.length} ${kindsOf(drafts).length}`
  })
  const [count = 0, groups = 0] = counts.split(' ').map(Number)
  const [pending, setPending] = useState<readonly TargetDraft[]>()
  const [changed, setChanged] = useState<readonly ChangedTarget[]>([])
  const saving = useSaveTargets(model)
  const close = () => {
    setPending(undefined)
    setChanged([])
  }
  const save = (drafts: readonly TargetDraft[]) =>
    saving.mutate(drafts, {
      onSuccess: (elsewhere) => {
        if (elsewhere.length === 0) return close()
        // The user isn't asked about products that were removed meanwhile.
        const { ids } = model.removed.getState()
        setPending(drafts.filter(({ id }) => !ids.has(id)))
        setChanged(elsewhere)
      },
      onError: close,
    })
  const saveChosen = (ids: ReadonlySet<number>) => {
    const chosen = changed.filter(({ typed }) => ids.has(typed.id))
    for (const { typed, now } of chosen) model.confirmOver(typed.id, now)
    const skipped = new Set(changed.filter(({ typed }) => !ids.has(typed.id)).map(({ typed }) => typed.id))
    save(draftsNow().filter(({ id }) => !skipped.has(id) && pending?.some((one) => one.id === id) === true))
  }
  const draftsNow = () => model.draftsIn(model.store.getState().byHand)
  const ask = () => {
    model.typing.finishTyping()
    setPending(draftsNow())
  }
  return (
    <div className={cells.foot}>
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
      {pending !== undefined && changed.length === 0 && (
        <SaveQuestion drafts={pending} busy={saving.isPending} onSave={() => save(pending)} onClose={close} />
      )}
      {pending !== undefined && changed.length > 0 && (
        <TargetConflicts
          // A further change resets the dialog's selection.
          key={changed.map(({ typed: { id }, now }) => `${id} ${now}`).join()}
          changed={changed}
          others={pending.length - changed.length}
          busy={saving.isPending}
          onSave={saveChosen}
          onClose={close}
        />
      )}
    </div>
  )
}
