/**
 * The cart as a drop zone; shows the progress while a file is read, with a Cancel button. A spreadsheet's range can be pasted anywhere on
 * it.
 */
import { Button, Loader, Progress, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ImportProgress } from '../../../shared/domain/carts/cart-import.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import classes from '../cart.module.css'
import { isRange } from '../ways/pasted.ts'
import dropClasses from './drop-zone.module.css'

export interface DropZoneProps {
  readonly enabled: boolean
  /** The name of the file being read. */
  readonly reading: string | undefined
  /** The number of rows checked so far. */
  readonly looking: ImportProgress | undefined
  readonly onCancel: () => void
  readonly onRange: (text: string) => void
  readonly children: ReactNode
}

const isOfCart = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof Element && target.closest('main') !== null && target.closest('input[aria-label^="Find"]') === null)

export function DropZone({ enabled, reading, looking, onCancel, onRange, children }: DropZoneProps) {
  const takeRange = useEffectEvent(onRange)
  useEffect(() => {
    // Listens on the document: the screen's head is outside, and without a focus events go to the body.
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (event.defaultPrevented || !enabled || !isRange(text) || !isOfCart(event.target)) return
      event.preventDefault()
      takeRange(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [enabled])
  return (
    <div className={`${classes.panel} ${dropClasses.zone}`}>
      {children}
      {looking !== undefined && <Looking progress={looking} name={reading} onCancel={onCancel} />}
      {looking === undefined && reading !== undefined && reading !== '' && (
        <div className={dropClasses.target}>
          <Reading name={reading} />
        </div>
      )}
      {looking === undefined && reading === '' && <VisuallyHidden role="status">Choosing a file</VisuallyHidden>}
    </div>
  )
}

interface LookingProps {
  readonly progress: ImportProgress
  readonly name: string | undefined
  readonly onCancel: () => void
}

function Looking({ progress: { done, total }, name, onCancel }: LookingProps) {
  return (
    <div className={dropClasses.target}>
      {total === 0 ? (
        <Reading name={name} />
      ) : (
        <>
          <span role="status">
            Checking {name === undefined || name === '' ? 'the rows' : name}: {formatCount(done)} of{' '}
            {formatCount(total)}
          </span>
          <Progress className={dropClasses.way ?? ''} value={(100 * done) / total} aria-label="Rows checked" />
        </>
      )}
      <Button variant="default" onClick={onCancel} autoFocus>
        Cancel
      </Button>
    </div>
  )
}

const Reading = ({ name }: Pick<LookingProps, 'name'>) => (
  <>
    <Loader size="sm" aria-hidden />
    <span role="status">Reading {name === undefined || name === '' ? 'the file' : name}…</span>
  </>
)
