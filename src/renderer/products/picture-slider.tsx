/**
 * A product's pictures: one large, the others to choose from. Arrow keys go through them, and so does resting the pointer on the picture.
 */
import { ActionIcon, Modal } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { HOVER_DELAY, picturesIn } from '../../shared/domain/catalogue/product-pictures.ts'
import { usePortal } from '../bridge/queries.ts'
import classes from './picture-slider.module.css'
import { ProductPicture } from './product-picture.tsx'

export function PictureSlider({ id, name }: { readonly id: number; readonly name: string }) {
  const [zoomed, setZoomed] = useState(false)
  const { pictures, shown: picture, at, setAt, go, setRested } = usePictures(id, zoomed)
  const several = pictures.length > 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={`Pictures of ${name}`} className={classes.slider} onKeyDown={onKeyDown}>
      <div className={classes.large}>
        <button
          type="button"
          className={classes.zoom}
          aria-label="Enlarge picture"
          onClick={() => setZoomed(true)}
          onPointerEnter={() => setRested(true)}
          onPointerLeave={() => setRested(false)}
        >
          <ProductPicture
            name={picture}
            size="438x531"
            alt={several ? `${name}, picture ${at + 1} of ${pictures.length}` : name}
          />
        </button>
        {several && (
          <>
            <Step at="start" label="Previous picture" icon={IconChevronLeft} onStep={() => go(-1)} />
            <Step at="end" label="Next picture" icon={IconChevronRight} onStep={() => go(1)} />
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
          <ProductPicture name={picture} size="583x720" alt={name} />
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

/** The picture being shown: advances at intervals while the pointer rests on it and it isn't paused. */
function usePictures(id: number, isPaused: boolean) {
  // Without the list, only the first picture is shown.
  const { data: read } = usePortal('catalogue.sliderImages', { params: { id } })
  const pictures = picturesIn(read?.answer.images ?? '', id)
  const count = pictures.length
  const [at, setAt] = useState(0)
  const [rested, setRested] = useState(false)
  const isStill = useReducedMotion()
  const turns = rested && count > 1 && !isStill && !isPaused
  useEffect(() => {
    if (!turns) return
    const next = setInterval(() => setAt((now) => (now + 1) % count), HOVER_DELAY)
    return () => clearInterval(next)
  }, [turns, count])
  const picture = pictures[at] ?? pictures[0] ?? String(id)
  return { pictures, shown: picture, at, setAt, go: (by: number) => setAt((at + by + count) % count), setRested }
}

interface StepProps {
  readonly at: 'start' | 'end'
  readonly label: string
  readonly icon: TablerIcon
  readonly onStep: () => void
}

const Step = ({ at, label, icon: Arrow, onStep }: StepProps) => (
  <ActionIcon className={classes.step ?? ''} data-at={at} variant="default" aria-label={label} onClick={onStep}>
    <Arrow size={18} aria-hidden />
  </ActionIcon>
)
