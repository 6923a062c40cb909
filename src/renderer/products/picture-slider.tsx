/** A product's pictures: one large, the others to choose from. Arrows go through them, as does a pointer that rests on them. */
import { ActionIcon, Modal } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { HOVER_DELAY, picturesIn } from '../../shared/domain/catalogue/product-pictures.ts'
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
  const [zoomed, setZoomed] = useState(false)
  const isStill = useReducedMotion()
  const [rested, setRested] = useState(false)
  useEffect(() => {
    if (!rested || !several || isStill || zoomed) return
    const next = setInterval(() => setAt((now) => (now + 1) % pictures.length), HOVER_DELAY)
    return () => clearInterval(next)
  }, [rested, several, isStill, zoomed, pictures.length])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={`Pictures of ${name}`} className={classes.slider} onKeyDown={onKeyDown}>
      <div className={classes.large}>
        <button
          type="button"
          className={classes.zoom}
          aria-label="Look at it larger"
          onClick={() => setZoomed(true)}
          onPointerEnter={() => setRested(true)}
          onPointerLeave={() => setRested(false)}
        >
          <ProductPicture
            name={shown}
            size="438x531"
            alt={several ? `${name}, picture ${at + 1} of ${pictures.length}` : name}
          />
        </button>
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
      <Modal
        stackId="picture"
        opened={zoomed}
        onClose={() => setZoomed(false)}
        size="auto"
        title={name}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <div className={classes.zoomed}>
          <ProductPicture name={shown} size="583x720" alt={name} />
        </div>
      </Modal>
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
