import { IconFileSpreadsheet } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import { assertNever } from '../../shared/errors.ts'
import { messages } from '../../shared/messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import classes from './document-dialog.module.css'
import { mediaAddress } from './use-document.ts'

/** pdf.js is large: it is loaded with the first PDF. */
const PdfView = lazy(async () => ({ default: (await import('./pdf/pdf-view.tsx')).PdfView }))

export interface DocumentViewProps {
  readonly document: OpenedDocument
  readonly title: string
}

export function DocumentView({ document, title }: DocumentViewProps) {
  const address = mediaAddress(document)
  switch (document.kind) {
    case 'picture':
      return <PictureView address={address} title={title} />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: the portal has no captions
      return <audio className={classes.sound} src={address} controls aria-label={title} />
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: the portal has no captions
      return <video className={classes.film} src={address} controls aria-label={title} />
    case 'pdf':
      return (
        <Suspense fallback={<LoadingState lines={14} label={`Opening ${title}`} />}>
          <PdfView address={address} title={title} />
        </Suspense>
      )
    case 'sheet':
      return <EmptyState icon={IconFileSpreadsheet} title={messages.documentSheet} />
    default:
      return assertNever(document.kind)
  }
}

/** A picture scaled to the window, or at its full size. */
function PictureView({ address, title }: { readonly address: string; readonly title: string }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <button
      type="button"
      className={classes.zoom}
      aria-label="Actual size"
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      <img className={classes.shown} src={address} alt={title} />
    </button>
  )
}
