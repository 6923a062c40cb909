/** A CSV file can be dropped, and a spreadsheet's range pasted, anywhere on the cart. */
import { Loader, VisuallyHidden } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import classes from '../cart.module.css'
import { isRange } from '../pasted.ts'
import dropClasses from './drop-zone.module.css'

export interface DropZoneProps {
  readonly enabled: boolean
  /** Name of the file that is being read. */
  readonly reading: string | undefined
  readonly onDrop: (file: File) => void
  readonly onRange: (text: string) => void
  readonly children: ReactNode
}

export function DropZone({ enabled, reading, onDrop, onRange, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(enabled && event.dataTransfer.types.includes('Files'))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (enabled && file !== undefined) onDrop(file)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (event.defaultPrevented || !enabled || !isRange(text)) return
    if (event.target instanceof Element && event.target.closest('input[aria-label^="Find"]') !== null) return
    event.preventDefault()
    onRange(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways; the others are buttons
    <div
      className={`${classes.panel} ${dropClasses.zone}`}
      onDragOver={onDragOver}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {over && (
        <div className={dropClasses.target}>
          <IconFileImport size={40} stroke={1.4} aria-hidden />
          Drop the CSV file to look it over before anything is added
        </div>
      )}
      {reading !== undefined && reading !== '' && (
        <div className={dropClasses.target} role="status">
          <Loader size="sm" aria-hidden />
          Reading {reading}…
        </div>
      )}
      {reading === '' && <VisuallyHidden role="status">Choosing a file</VisuallyHidden>}
    </div>
  )
}
