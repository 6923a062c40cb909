/** The playlist that plays while other screens are used, and its current track. */
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
  /** Increases when a track is played again, so that it restarts. */
  readonly turn: number
}

export const usePlaying = create<{ readonly playing: Playing | undefined; readonly isMuted: boolean }>(() => ({
  playing: undefined,
  isMuted: false,
}))

const show = (playing: Playing | undefined) => usePlaying.setState({ playing })

export const mute = (isMuted: boolean): void => usePlaying.setState({ isMuted })

export const play = (tracks: readonly Track[], at: number): void =>
  show({ tracks, at, turn: (usePlaying.getState().playing?.turn ?? 0) + 1 })

export const stopPlaying = (): void => show(undefined)

/** Goes to the next or the previous track; stops after the last. */
export function skip(by: 1 | -1): void {
  const { playing } = usePlaying.getState()
  if (playing === undefined) return
  const at = playing.at + by
  if (at >= playing.tracks.length) stopPlaying()
  else show({ ...playing, at: Math.max(0, at), turn: playing.turn + 1 })
}
