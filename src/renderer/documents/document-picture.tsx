/** A picture that an answer of the portal's leads to, at the size that its place has for it. */
import { Skeleton } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { appErrorOf } from '../app/bridge.ts'
import classes from './document-picture.module.css'
import { type DocumentSource, mediaAddress, useDocument } from './use-document.ts'

export interface DocumentPictureProps {
  readonly source: DocumentSource
  /** What is on it; empty where the words beside it say so. */
  readonly alt: string
}

export function DocumentPicture({ source, alt }: DocumentPictureProps) {
  const { data, error } = useDocument(source)
  if (data !== undefined) return <img className={classes.picture} src={mediaAddress(data)} alt={alt} />
  if (error === null) return <Skeleton className={classes.picture} />
  return (
    <span className={classes.missing} title={appErrorOf(error).message}>
      <IconPhotoOff size={24} stroke={1.5} aria-hidden />
      {appErrorOf(error).message}
    </span>
  )
}
