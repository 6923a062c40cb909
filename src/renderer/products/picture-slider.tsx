/** A product's pictures: one large, the others to choose from; arrows go through them. */
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { picturesIn } from '../../shared/domain/product-pictures.ts'
import { usePortal } from '../app/queries.ts'
import classes from './picture-slider.module.css'
import { ProductPicture } from './product-picture.tsx'

export function PictureSlider({ id, name }: { readonly id: number; readonly name: string }) {
  // Without the list there is the first picture.
  const { data: read } = usePortal('catalogue.sliderImages', { params: { id } })
  const pictures = picturesIn(read?.answer.images ?? '', id)
  const [at, setAt] = useState(0)
  const shown = pictures[at] ?? pictures[0] ?? String(id)
  const go = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  const several = pictures.length > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={`Pictures of ${name}`} className={classes.slider} onKeyDown={onKeyDown}>
      <div className={classes.large}>
        <ProductPicture
          name={shown}
          size="438x531"
          alt={several ? `${name}, picture ${at + 1} of ${pictures.length}` : name}
        />
        {several && (
          <>
            <ActionIcon
              className={classes.step ?? ''}
              data-at="start"
              variant="default"
              aria-label="The picture before"
              onClick={() => go(-1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.step ?? ''}
              data-at="end"
              variant="default"
              aria-label="The next picture"
              onClick={() => go(1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      {several && (
        <div className={classes.small}>
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              className={classes.choice}
              aria-label={`Picture ${place + 1}`}
              aria-pressed={place === at}
              onClick={() => setAt(place)}
            >
              <ProductPicture name={picture} size="108x131" alt="" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
