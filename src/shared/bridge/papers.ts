/** What is shown as a paper, printed or saved as PDF, and the pictures that people put on papers. */
import { z } from 'zod'
import { COPIES } from '../domain/papers/copies.ts'
import { MOST_PICTURE_BYTES, type PictureHead } from '../domain/papers/picture-check.ts'
import { type MadePaper, MOST_PAPERS, paperSubject } from '../papers.ts'
import { entry, KB, key, nothing, type Written } from './entry.ts'

/** Papers that don't go out in copies are printed once, whatever is asked; the others as set for this computer unless said. */
export const several = z.object({
  subjects: z.array(paperSubject).min(1).max(MOST_PAPERS),
  copies: z.array(z.enum(COPIES)).min(1).max(COPIES.length).optional(),
  /** The page's own name for it: by that it is told how far it is (in papers), and stops it. */
  request: key.optional(),
})

/** A picture that may be decoded. It is our page that does, in its sandbox. */
export interface OpenedPicture extends PictureHead {
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface PapersEvents {
  /** What is wrong with papers that are about to be printed or saved, and doesn't keep them from it. */
  'papers.caution': { readonly sentence: string }
}

export const papersEntries = {
  'papers.show': entry<MadePaper>()(paperSubject),
  /** Those that can't be made are told in the note, and the others printed. */
  'papers.print': entry<{ readonly note: string | undefined }>()(several),
  /** One file of all that can be made; the note tells of the others. */
  'papers.save': entry<Written>()(several),
  /** Lets the person choose a picture; undefined when the dialog was closed. */
  'papers.choosePicture': entry<OpenedPicture | undefined>()(nothing),
  /** A picture that was dropped on the page. */
  'papers.openPicture': entry<OpenedPicture>()(
    z.object({ fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array) }),
    MOST_PICTURE_BYTES + 64 * KB,
  ),
  /** What the page made of it, small and without anything that a camera wrote beside it; kept in memory only. */
  'papers.keepPicture': entry<{ readonly picture: string }>()(
    z.object({ bytes: z.instanceof(Uint8Array) }),
    2 * KB * KB,
  ),
}
