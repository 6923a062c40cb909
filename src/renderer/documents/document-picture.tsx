/** A picture that an answer of the portal's leads to, at the size that its place has for it; asked for once it is in sight. */
import { Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { appErrorOf } from '../app/bridge.ts'
import classes from './document-picture.module.css'
import { type DocumentSource, mediaAddress, useDocument } from './use-document.ts'

export interface DocumentPictureProps {
  readonly source: DocumentSource
  /** What is on it; empty where the words beside it say so. */
  readonly alt: string
}

const AHEAD = { rootMargin: '300px' }

export function DocumentPicture({ source, alt }: DocumentPictureProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>(AHEAD)
  const [wanted, setWanted] = useState(false)
  const isInSight = entry?.isIntersecting === true
  useEffect(() => {
    if (isInSight) setWanted(true)
  }, [isInSight])
  const { data, error } = useDocument(source, wanted)
  return (
    <span ref={ref} className={classes.place}>
      {data !== undefined && <img className={classes.picture} src={mediaAddress(data)} alt={alt} />}
      {wanted && data === undefined && error === null && <Skeleton className={classes.picture ?? ''} />}
      {data === undefined && error !== null && (
        <span className={classes.missing}>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          {appErrorOf(error).message}
        </span>
      )}
    </span>
  )
}
