/** A document, drawn by what is in it. */
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import classes from './document-dialog.module.css'
import { mediaAddress } from './use-document.ts'

export interface DocumentViewProps {
  readonly document: OpenedDocument
  readonly title: string
}

export function DocumentView({ document, title }: DocumentViewProps) {
  const address = mediaAddress(document)
  switch (document.kind) {
    case 'picture':
      return <img className={classes.shown} src={address} alt={title} />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: the portal has no captions
      return <audio className={classes.shown} src={address} controls aria-label={title} />
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: the portal has no captions
      return <video className={classes.shown} src={address} controls aria-label={title} />
    default:
      return <p>{document.name}</p>
  }
}
