/** Chooses a picture for a paper, with the system's dialog or by dropping it. The result is its name, or a message. */
import { useMutation } from '@tanstack/react-query'
import type { OpenedPicture } from '../../shared/bridge/papers.ts'
import { MOST_PICTURE_BYTES } from '../../shared/domain/papers/picture-check.ts'
import { messages } from '../../shared/messages.ts'
import { AskError, appErrorOf, ask } from '../bridge/bridge.ts'
import { reducePicture } from './reduce-picture.ts'

export interface PictureChoice {
  readonly choose: () => void
  readonly drop: (file: File) => void
  readonly busy: boolean
}

const refusal = (message: string) => new AskError({ kind: 'rule', message })

async function open(file: File | undefined): Promise<OpenedPicture | undefined> {
  if (file === undefined) return ask('papers.choosePicture', undefined)
  if (file.size > MOST_PICTURE_BYTES) throw refusal(messages.pictureTooLarge)
  return ask('papers.openPicture', { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
}

async function keep(file: File | undefined): Promise<string | undefined> {
  const opened = await open(file)
  if (opened === undefined) return undefined
  const bytes = await reducePicture(opened.bytes, opened.type)
  if (bytes === undefined) throw refusal(messages.pictureUnreadable)
  return (await ask('papers.keepPicture', { bytes })).picture
}

export function usePicture(onChosen: (picture: string) => void, onRefused: (why: string) => void): PictureChoice {
  const { mutate, isPending } = useMutation({
    mutationFn: keep,
    onSuccess: (picture) => picture !== undefined && onChosen(picture),
    onError: (thrown) => onRefused(appErrorOf(thrown).message),
  })
  return { choose: () => mutate(undefined), drop: (file) => mutate(file), busy: isPending }
}
