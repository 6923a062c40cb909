/** The id of a picture chosen by the user: main assigns it, the subjects of papers use it. */
import { z } from 'zod'
import type { MessageKey } from '../messages.ts'
import type { PaperContext } from './paper.ts'

export const pictureId = z.string().regex(/^[0-9a-f]{64}$/)

/** The reason why a paper with these pictures can't be made; undefined if all of them still exist. */
export const refusePictures = (
  pictures: readonly (string | undefined)[],
  { hasPicture }: PaperContext,
): MessageKey | undefined =>
  pictures.every((picture) => picture === undefined || hasPicture(picture)) ? undefined : 'pictureGone'
