/**
 * A picture that an answer of the portal's leads to, or the first page of a PDF, at the size that its place has for it. It is asked for once
 * it is in sight; one that failed can be asked for again. Its icon stands until it is painted, so that its place is never blank.
 */
import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconFileText, IconPhotoOff, type TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import { appErrorOf } from '../app/bridge.ts'
import classes from './document-picture.module.css'
import { type DocumentSource, mediaAddress, usePictureDocument } from './use-document.ts'

/** pdf.js is large: it comes with the first PDF. */
const PdfThumb = lazy(async () => ({ default: (await import('./pdf/pdf-thumb.tsx')).PdfThumb }))

export interface DocumentPictureProps {
  readonly source: DocumentSource
  /** What is on it; empty where the words beside it say so. */
  readonly alt: string
  /** What it belongs to: names the button that asks again. */
  readonly of?: string
  /** Stands in for what can't be drawn. */
  readonly icon?: TablerIcon
  /** Beside a name: why it failed, and how to ask again, is said where it is opened. */
  readonly isSmall?: boolean
}

const AHEAD = { rootMargin: '300px' }

export function DocumentPicture({ source, alt, of = alt, icon = IconFileText, isSmall = false }: DocumentPictureProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>(AHEAD)
  const [wanted, setWanted] = useState(false)
  const isInSight = entry?.isIntersecting === true
  useEffect(() => {
    if (isInSight) setWanted(true)
  }, [isInSight])
  const { data, error, refetch, isFetching } = usePictureDocument(source, wanted)
  const failed = data === undefined && error !== null
  return (
    <span ref={ref} className={classes.place}>
      {data !== undefined && <Drawn key={data.ticket} document={data} alt={alt} icon={icon} />}
      {data === undefined && error === null && <Stand icon={icon} isComing={wanted || entry === null} />}
      {failed && isSmall && <Stand icon={IconPhotoOff} />}
      {failed && !isSmall && (
        <span className={classes.missing}>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          {appErrorOf(error).message}
          <Button
            variant="default"
            size="compact-xs"
            loading={isFetching}
            aria-label={of === '' ? 'Retry' : `Retry ${of}`}
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        </span>
      )}
    </span>
  )
}

type Icon = Required<Pick<DocumentPictureProps, 'icon'>>

/** Stands where the picture is going to be, and where there can be none. */
const Stand = ({ icon: Icon, isComing = false }: Icon & { readonly isComing?: boolean }) => (
  <span className={classes.missing} aria-busy={isComing || undefined}>
    <Icon className={classes.icon} stroke={1.2} aria-hidden />
  </span>
)

interface DrawnProps extends Icon, Pick<DocumentPictureProps, 'alt'> {
  readonly document: OpenedDocument
}

function Drawn({ document: { kind, ticket }, alt, icon }: DrawnProps) {
  const [state, setState] = useState<'coming' | 'drawn' | 'unread'>('coming')
  const address = mediaAddress({ ticket })
  const isPicture = kind === 'picture'
  const isPdf = kind === 'pdf' && state !== 'unread'
  const drawn = () => setState('drawn')
  const unread = () => setState('unread')
  return (
    <>
      {state !== 'drawn' && <Stand icon={icon} isComing={(isPicture || isPdf) && state === 'coming'} />}
      {isPicture && (
        <img
          className={classes.picture}
          hidden={state !== 'drawn'}
          src={address}
          alt={alt}
          // What has come is still to be unpacked: only then it is painted at once, and else a moment later.
          onLoad={({ currentTarget }) => void currentTarget.decode().then(drawn, drawn)}
          onError={unread}
        />
      )}
      {isPdf && (
        <Suspense>
          <PdfThumb
            address={address}
            className={classes.sheet}
            hidden={state !== 'drawn'}
            onDrawn={drawn}
            onFailed={unread}
          />
        </Suspense>
      )}
    </>
  )
}
