/** Where an id is typed, and what became of the last scan; a scanner works wherever the focus is. */
import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { codeOf } from '../../../shared/domain/catalogue/scanned-code.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import classes from './receiving.module.css'
import { type Became, useLastScan } from './receiving-last.ts'
import type { AskedProduct, ReceivingModel } from './receiving-model.ts'

/** `isLarge`: the last scan is shown elsewhere. */
export function ScanField({ model, isLarge }: { readonly model: ReceivingModel; readonly isLarge: boolean }) {
  const [typed, setTyped] = useState('')
  const take = () => {
    model.scan(codeOf(typed))
    setTyped('')
  }
  return (
    <>
      <div className={classes.scan}>
        <TextInput
          aria-label="Product id or box number, by scanner or by hand"
          placeholder="Scan, or type an id and press Enter"
          leftSection={<IconScan size={15} aria-hidden />}
          w={290}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && typed.trim() !== '' && take()}
        />
        <div className={classes.lastLine} role="status" aria-live="polite">
          {!isLarge && <LastLine model={model} />}
        </div>
      </div>
      {!isLarge && <Questions model={model} />}
    </>
  )
}

function LastLine({ model }: { readonly model: ReceivingModel }) {
  const last = useLastScan(model)
  if (last === undefined) return null
  return (
    <div className={classes.last} data-tone={last.tone}>
      <strong>{last.head}</strong>
      <span className={classes.lastText}>{lineOf(last)}</span>
      {last.canUndo && (
        <Button size="compact-xs" variant="default" onClick={model.undoScan}>
          Undo
        </Button>
      )}
      <CloseButton size="sm" aria-label="Dismiss the last scan" onClick={model.dismiss} />
    </div>
  )
}

const lineOf = ({ what, about }: Became): string => [what, about].filter((part) => part !== '').join(' · ')

/** Numbers that nobody knows wait for an answer. */
export function Questions({ model }: { readonly model: ReceivingModel }) {
  const { asked, lost } = useStore(model.store)
  if (asked.length + lost.length === 0) return null
  return (
    <ul className={classes.questions} aria-label="Scans that weren’t counted">
      {asked.map((one) => (
        <li key={one.id} className={classes.question}>
          <span>{sentenceOf(one)}</span>
          <Button size="compact-sm" variant="filled" color="marigold.8" onClick={() => model.countAsked(one.id)}>
            Count as product {one.id}
            {one.pieces > 1 && ` (${one.pieces} pieces)`}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => model.forgetAsked(one.id)}>
            Forget
          </Button>
        </li>
      ))}
      {lost.map(({ text, scans }) => (
        <li key={text} className={classes.question} data-tone="bad">
          <span>
            {scans > 1 && <strong>{counted.scans(scans)}: </strong>}
            {text}
          </span>
          <CloseButton size="sm" aria-label={`Dismiss: ${text}`} onClick={() => model.dismissLost(text)} />
        </li>
      ))}
    </ul>
  )
}

function sentenceOf({ id, perhaps, failed }: AskedProduct): string {
  if (failed !== undefined) return say('scanNotFound', { id, why: failed })
  return perhaps === undefined ? say('scanUnknown', { id }) : say('scanUnknownPerhaps', { id, symbology: perhaps })
}
