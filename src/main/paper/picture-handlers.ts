/** A picture for a paper: checked here, decoded and scaled down by the page, checked again and kept. */

import type { OpenedPicture } from '../../shared/bridge/papers.ts'
import { isSignedOutForGood } from '../../shared/bridge/session.ts'
import { judgePicture, MOST_PICTURE_BYTES } from '../../shared/domain/papers/picture-check.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import type { Dialogs, FileKind } from '../files/dialogs.ts'
import { readWhole } from '../files/read-whole.ts'
import type { Handlers } from '../handlers.ts'
import type { Session } from '../session/session.ts'
import type { ChosenPictures } from './chosen-pictures.ts'

export type PictureHandlers = Pick<Handlers, 'papers.choosePicture' | 'papers.openPicture' | 'papers.keepPicture'>

const PICTURE: FileKind = { name: 'Picture', extensions: ['jpg', 'jpeg', 'png'] }

export function pictureHandlers(dialogs: Dialogs, pictures: ChosenPictures): PictureHandlers {
  return {
    'papers.choosePicture': async () => {
      const path = await dialogs.open('Choose a picture', PICTURE)
      return path === undefined ? ok(undefined) : readPicture(path)
    },
    'papers.openPicture': async ({ fileName, bytes }) => opened(fileName, bytes),
    'papers.keepPicture': async ({ bytes }) => {
      const picture = pictures.keep(bytes)
      return picture === undefined ? refuse('pictureUnreadable') : ok({ picture })
    },
  }
}

function opened(fileName: string, bytes: Uint8Array): Result<OpenedPicture> {
  const judged = judgePicture(fileName, bytes)
  return judged.ok ? ok({ ...judged.head, bytes: Uint8Array.from(bytes) }) : refuse(judged.why)
}

/** Refuses a file above the size limit without reading it. */
async function readPicture(path: string): Promise<Result<OpenedPicture>> {
  const read = await readWhole(path, MOST_PICTURE_BYTES, () => refuse('pictureTooLarge'))
  return read.ok ? opened(read.value.name, read.value.bytes) : read
}

/**
 * Deletes chosen pictures at a sign-out, or when another user signs in. An expired session keeps them: their form is still there when the
 * same user signs in again.
 */
export function forgetPictures(session: Session, pictures: ChosenPictures): void {
  let owner: number | undefined
  session.onChange((state) => {
    if (state.phase === 'signedOut' ? isSignedOutForGood(state) : state.store.id !== owner) pictures.forget()
    if (state.phase === 'signedIn') owner = state.store.id
  })
}
