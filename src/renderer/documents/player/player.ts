/** What plays while other screens are used: a row of tracks, one of which is on. */
import { create } from 'zustand'
import type { DocumentSource } from '../use-document.ts'

export interface Track {
  readonly key: string
  readonly title: string
  readonly source: DocumentSource
}

export interface Playing {
  readonly tracks: readonly Track[]
  readonly at: number
  /** A track that was asked for anew begins anew. */
  readonly turn: number
}

export const usePlaying = create<{ readonly playing: Playing | undefined; readonly isMuted: boolean }>(() => ({
  playing: undefined,
  isMuted: false,
}))

const show = (playing: Playing | undefined) => usePlaying.setState({ playing })

export const mute = (isMuted: boolean): void => usePlaying.setState({ isMuted })

/** From this one on, in their order. */
export const play = (tracks: readonly Track[], at: number): void =>
  show({ tracks, at, turn: (usePlaying.getState().playing?.turn ?? 0) + 1 })

export const stopPlaying = (): void => show(undefined)

/** The next one, or the one before; after the last nothing plays. */
export function skip(by: 1 | -1): void {
  const { playing } = usePlaying.getState()
  if (playing === undefined) return
  const at = playing.at + by
  if (at >= playing.tracks.length) stopPlaying()
  else show({ ...playing, at: Math.max(0, at), turn: playing.turn + 1 })
}
