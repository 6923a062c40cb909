import { DocumentPicture } from '../../documents/document-picture.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { Unbroken } from '../../parts/unbroken.tsx'
import classes from './return-picture.module.css'

export interface ReturnPictureProps {
  /** The return. */
  readonly of: string
  /** The picture's row among the return's pictures. */
  readonly row: string
  readonly alt: string
}

export const ReturnPicture = ({ of, row, alt }: ReturnPictureProps) => (
  <figure className={classes.figure}>
    <DocumentPicture source={documentOf('returns.srImages', { body: { ReferenceID: of } }, 'url', row)} alt={alt} />
    <figcaption>
      <Unbroken>{alt}</Unbroken>
    </figcaption>
  </figure>
)
