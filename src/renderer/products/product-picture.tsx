/** A product's picture, or an outline if there is none. */
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { type PictureSize, pictureAddress } from '../../shared/domain/catalogue/product-pictures.ts'
import classes from './product-picture.module.css'

export interface ProductPictureProps {
  /** The picture's name in the portal. */
  readonly name: string
  readonly size: PictureSize
  /** '' if the product's name stands beside it. */
  readonly alt: string
}

export function ProductPicture({ name, size, alt }: ProductPictureProps) {
  const [missing, setMissing] = useState<string>()
  const [width, height] = size.split('x').map(Number)
  if (missing === name) {
    return (
      <span className={classes.missing}>
        <IconPhotoOff size={32} stroke={1.3} aria-hidden />
        {alt === '' ? <span aria-hidden>No picture</span> : <span>No picture of {alt}</span>}
      </span>
    )
  }
  return (
    <img
      className={classes.picture}
      src={pictureAddress(name, size)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(name)}
    />
  )
}
