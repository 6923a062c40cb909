/** A field for typed ids, and the result of the last scan; scans work with any element focused. */
import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { codeOf } from '../../../shared/domain/scanning/scanned-code.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import stack from '../../parts/stack.module.css'
import classes from './receiving.module.css'
import { type LastScanView, useLastScan } from './receiving-last.ts'
import type { ReceivingModel } from './receiving-model.ts'
import type { UnknownProduct } from './receiving-state.ts'

/** Prevents a button that disappears on its click from taking the focus. */
export const keepFocusOnPress = (event: MouseEvent): void => event.preventDefault()

/** `isLarge`: the last scan is shown elsewhere. */
interface ScanFieldProps {
  readonly model: ReceivingModel
  readonly isLarge: boolean
  /** Shown beside the field. */
  readonly children: ReactNode
}

export function ScanField({ model, isLarge, children }: ScanFieldProps) {
  const [typed, setTyped] = useState('')
  const take = () => {
    model.scan(codeOf(typed))
    setTyped('')
  }
  return (
    <>
      <div className={stack.wrapped}>
        <TextInput
          aria-label="Product ID or box number"
          placeholder="Scan, or enter an ID"
          leftSection={<IconScan size={15} aria-hidden />}
          w={290}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && typed.trim() !== '' && take()}
        />
        {children}
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
        <Button size="compact-xs" variant="default" onMouseDown={keepFocusOnPress} onClick={model.undoScan}>
          Undo
        </Button>
      )}
      <CloseButton size="sm" aria-label="Dismiss last scan" onMouseDown={keepFocusOnPress} onClick={model.dismiss} />
    </div>
  )
}

const lineOf = ({ what, about }: LastScanView): string => [what, about].filter((part) => part !== '').join(' · ')

/** Unknown ids that wait for the user's decision, and refused scans. */
export function Questions({ model }: { readonly model: ReceivingModel }) {
  const { unknownProducts, lost: all, last } = useStore(model.store)
  // The last one is visible already.
  const lost = all.filter(({ text, scans }) => scans > 1 || last?.kind !== 'refused' || last.text !== text)
  if (unknownProducts.length + lost.length === 0) return null
  return (
    <ul className={classes.questions} aria-label="Uncounted scans">
      {unknownProducts.map((one) => (
        <li key={one.id} className={classes.question}>
          <span>{sentenceOf(one)}</span>
          <Button
            size="compact-sm"
            variant="filled"
            color="marigold.8"
            onMouseDown={keepFocusOnPress}
            onClick={() => model.countUnknown(one.id)}
          >
            Count as product {one.id}
            {one.pieces > 1 && ` (${one.pieces} pieces)`}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onMouseDown={keepFocusOnPress}
            onClick={() => model.dismissUnknown(one.id)}
          >
            Discard
          </Button>
        </li>
      ))}
      {lost.map(({ text, scans }) => (
        <li key={text} className={classes.question} data-tone="bad">
          <span>
            {scans > 1 && <strong>{counted.scans(scans)}: </strong>}
            {text}
          </span>
          <CloseButton
            size="sm"
            aria-label={`Dismiss ${text}`}
            onMouseDown={keepFocusOnPress}
            onClick={() => model.dismissLost(text)}
          />
        </li>
      ))}
    </ul>
  )
}

function sentenceOf({ id, perhaps, failed }: UnknownProduct): string {
  if (failed !== undefined) return say('scanNotFound', { id, why: failed })
  return perhaps === undefined ? say('scanUnknown', { id }) : say('scanUnknownPerhaps', { id, symbology: perhaps })
}
