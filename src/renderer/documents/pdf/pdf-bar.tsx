import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconPrinter,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useCommand } from '../../navigation/commands.ts'
import { toast } from '../../parts/toasts.tsx'
import type { OpenPdf } from './open-pdf.ts'
import classes from './pdf.module.css'
import { MOST_PRINTED, printPdf } from './print-pdf.ts'
import type { PdfFind } from './use-pdf-find.ts'
import { type Zoom, zoomed, zoomWords } from './zoom.ts'

export interface PdfBarProps {
  readonly pdf: OpenPdf
  readonly find: PdfFind
  readonly field: RefObject<HTMLInputElement | null>
  readonly scale: number
  readonly at: number
  readonly goTo: (page: number) => void
  readonly onZoom: (zoom: Zoom) => void
}

export function PdfBar({ pdf, find, field, scale, at, goTo, onZoom }: PdfBarProps) {
  const print = useMutation({
    mutationFn: () => printPdf(pdf),
    onError: () => toast.failed(messages.documentNotPrinted),
  })
  const isPrintable = pdf.pages <= MOST_PRINTED && !print.isPending
  useCommand('print', () => print.mutate(), isPrintable)
  return (
    <div className={classes.bar}>
      <NumberInput
        className={classes.number ?? ''}
        size="xs"
        aria-label="Page"
        hideControls
        min={1}
        max={pdf.pages}
        value={at}
        onChange={(value) => typeof value === 'number' && goTo(value)}
      />
      <span className={classes.count}>of {formatCount(pdf.pages)}</span>
      <ActionIcon variant="subtle" aria-label="Zoom out" onClick={() => onZoom(zoomed(scale, -1))}>
        <IconZoomOut size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.zoom} role="status" aria-label="Zoom">
        {zoomWords(scale)}
      </span>
      <ActionIcon variant="subtle" aria-label="Zoom in" onClick={() => onZoom(zoomed(scale, 1))}>
        <IconZoomIn size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label="Fit to width" onClick={() => onZoom('fit')}>
        <IconArrowAutofitWidth size={16} aria-hidden />
      </ActionIcon>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPrinter size={15} aria-hidden />}
        loading={print.isPending}
        disabled={!isPrintable}
        title={pdf.pages > MOST_PRINTED ? say('documentTooLong', { most: MOST_PRINTED }) : undefined}
        onClick={() => print.mutate()}
      >
        Print
      </Button>
      <FindField find={find} field={field} />
    </div>
  )
}

function FindField({ find, field }: Pick<PdfBarProps, 'find' | 'field'>) {
  const { typed, hits, at, type, go, isReading } = find
  const none = typed.trim() !== '' && hits.length === 0 && !isReading
  return (
    <search className={classes.find} aria-label="Search this document">
      <TextInput
        ref={field}
        size="xs"
        aria-label="Search this document"
        placeholder="Search this document"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={typed}
        maxLength={100}
        // The dialog stays open: the first Escape clears the field.
        data-mantine-stop-propagation={typed !== ''}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape') type('')
        }}
      />
      <span className={classes.count} role="status">
        {typed.trim() !== '' &&
          !isReading &&
          (none ? 'No match' : `${formatCount(at + 1)} of ${formatCount(hits.length)}`)}
      </span>
      <ActionIcon variant="subtle" aria-label="Previous match" disabled={hits.length < 2} onClick={() => go(-1)}>
        <IconChevronUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label="Next match" disabled={hits.length < 2} onClick={() => go(1)}>
        <IconChevronDown size={15} aria-hidden />
      </ActionIcon>
    </search>
  )
}
