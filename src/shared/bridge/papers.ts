import { z } from 'zod'
import { COPIES } from '../domain/papers/copies.ts'
import { MOST_PICTURE_BYTES, type PictureHead } from '../domain/papers/picture-check.ts'
import { type MadePaper, MOST_PAPERS, paperSubject } from '../papers.ts'
import { entry, KB, key, nothing, type Written } from './entry.ts'

/** Papers without copies are printed once in any case; the others with the given copies, or this computer's default. */
export const several = z.object({
  subjects: z.array(paperSubject).min(1).max(MOST_PAPERS),
  copies: z.array(z.enum(COPIES)).min(1).max(COPIES.length).optional(),
  /** The page's own name for the job: progress (in papers) is reported by it, and it can be stopped. */
  request: key.optional(),
})

/** A picture that is safe to decode, which happens in our page's sandbox. */
export interface OpenedPicture extends PictureHead {
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface PapersEvents {
  /** Problems of papers that are about to be printed or saved, which don't prevent it. */
  'papers.caution': { readonly sentence: string }
}

export const papersEntries = {
  'papers.show': entry<MadePaper>()(paperSubject),
  /** Papers that can't be made are listed in the note, and the others are printed. */
  'papers.print': entry<{ readonly note: string | undefined }>()(several),
  /** One file with all papers that can be made; the note lists the others. */
  'papers.save': entry<Written>()(several),
  /** Lets the user choose a picture; undefined if the dialog was closed. */
  'papers.choosePicture': entry<OpenedPicture | undefined>()(nothing),
  /** A picture that was dropped on the page. */
  'papers.openPicture': entry<OpenedPicture>()(
    z.object({ fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array) }),
    MOST_PICTURE_BYTES + 64 * KB,
  ),
  /** The picture as processed by the page, small and without camera metadata; kept in memory only. */
  'papers.keepPicture': entry<{ readonly picture: string }>()(
    z.object({ bytes: z.instanceof(Uint8Array) }),
    2 * KB * KB,
  ),
}
