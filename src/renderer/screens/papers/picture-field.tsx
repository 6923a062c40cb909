import { ActionIcon, Loader, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { pictureAddress } from '../../papers/picture-address.ts'
import { usePicture } from '../../papers/use-picture.ts'
import classes from './picture-field.module.css'

export interface PictureFieldProps {
  readonly label: string
  readonly shape: 'round' | 'wide'
  readonly picture: string | undefined
  /** True if the picture is missing and the screen says so. */
  readonly wrong?: boolean
  readonly onChange: (picture: string | undefined) => void
}

export function PictureField({ label, shape, picture, wrong = false, onChange }: PictureFieldProps) {
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  const chosen = (id: string) => {
    setRefused(undefined)
    onChange(id)
  }
  const { choose, drop, busy } = usePicture(chosen, setRefused)
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.dataTransfer.types.includes('Files'))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) drop(file)
  }
  const empty = !busy && picture === undefined
  const way = empty && shape === 'wide' ? 'Choose a picture, or drop it here' : undefined
  return (
    <div className={classes[shape]}>
      {shape === 'wide' && (
        <p className={classes.label} aria-hidden>
          {label} <span className={classes.needed}>*</span>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the first is the button */}
      <div className={classes.spot} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={onDrop}>
        <UnstyledButton
          className={classes.place}
          aria-label={`${label}: ${way ?? (picture === undefined ? 'choose' : 'change')}`}
          data-over={over || undefined}
          data-wrong={wrong || refused !== undefined || undefined}
          onClick={choose}
          disabled={busy}
        >
          {busy && <Loader size="xs" aria-hidden />}
          {!busy && picture !== undefined && <img src={pictureAddress(picture)} alt="" />}
          {empty && <IconPhotoPlus size={18} stroke={1.6} aria-hidden />}
          {way !== undefined && <span>{way}</span>}
        </UnstyledButton>
        {picture !== undefined && (
          <ActionIcon
            className={classes.remove ?? ''}
            size={16}
            variant="filled"
            aria-label={`${label}: remove`}
            onClick={() => onChange(undefined)}
          >
            <IconX size={11} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {refused !== undefined && (
        <p className={classes.sentence} role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
