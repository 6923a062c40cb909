/** What a picture that a person chose is called: main gives the name, the subjects of papers use it. */
import { z } from 'zod'
import type { MessageKey } from '../messages.ts'
import type { PaperContext } from './paper.ts'

export const pictureId = z.string().regex(/^[0-9a-f]{64}$/)

/** Why a paper with these pictures can't be made; undefined when all that are named are still there. */
export const refusePictures = (
  pictures: readonly (string | undefined)[],
  { hasPicture }: PaperContext,
): MessageKey | undefined =>
  pictures.every((picture) => picture === undefined || hasPicture(picture)) ? undefined : 'pictureGone'
