/** The audio player below the screens: it goes on while screens change, reacts to media keys, and ends with the session. */
import { ActionIcon } from '@mantine/core'
import { IconPlayerTrackNext, IconPlayerTrackPrev, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { say } from '../../../shared/messages.ts'
import { setSetting, useSetting } from '../../bridge/settings.ts'
import { toast } from '../../parts/toasts.tsx'
import { mediaAddress, useDocument } from '../use-document.ts'
import classes from './player.module.css'
import { mute, type Playing, skip, stopPlaying, type Track, usePlaying } from './player.ts'

export function PlayerBar() {
  const playing = usePlaying((state) => state.playing)
  // The shell is unmounted at the end of the session: stop the music.
  useEffect(() => stopPlaying, [])
  const track = playing?.tracks[playing.at]
  if (playing === undefined || track === undefined) return null
  return <Bar key={playing.turn} playing={playing} track={track} />
}

function Bar({ playing, track }: { readonly playing: Playing; readonly track: Track }) {
  const { data, error } = useDocument(track.source)
  const volume = useSetting('volume', 1)
  const isMuted = usePlaying((state) => state.isMuted)
  useMediaKeys(track.title)
  const isUnheard = error !== null || (data !== undefined && data.kind !== 'audio' && data.kind !== 'video')
  useEffect(() => {
    if (isUnheard) goOn(track.title)
  }, [isUnheard, track.title])
  return (
    <section className={classes.bar} aria-label="Player">
      <ActionIcon variant="subtle" aria-label="Previous track" disabled={playing.at === 0} onClick={() => skip(-1)}>
        <IconPlayerTrackPrev size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label="Next track"
        disabled={playing.at === playing.tracks.length - 1}
        onClick={() => skip(1)}
      >
        <IconPlayerTrackNext size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.title}>
        {track.title}
        <span className={classes.place}>
          {playing.at + 1} of {playing.tracks.length}
        </span>
      </span>
      {data !== undefined && (
        // biome-ignore lint/a11y/useMediaCaption: the portal has no captions
        <audio
          className={classes.sound}
          src={mediaAddress(data)}
          controls
          autoPlay
          aria-label={track.title}
          ref={(sound) => {
            if (sound === null) return
            sound.volume = volume
            sound.muted = isMuted
          }}
          onVolumeChange={({ currentTarget }) => {
            mute(currentTarget.muted)
            if (currentTarget.volume !== volume) setSetting('volume', currentTarget.volume)
          }}
          onError={() => goOn(track.title)}
          onEnded={() => skip(1)}
        />
      )}
      {data === undefined && error === null && (
        <span className={classes.sound} role="status">{`Loading ${track.title}`}</span>
      )}
      <ActionIcon variant="subtle" aria-label="Stop playing" onClick={stopPlaying}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  )
}

/** Reports a track that can't be played and goes on to the next one. */
function goOn(title: string): void {
  toast.failed(say('notPlayed', { title }))
  skip(1)
}

/** Handles the media keys for previous and next; the audio element handles play and pause itself. */
function useMediaKeys(title: string): void {
  useEffect(() => {
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title, artist: 'StoreDesk' })
    const keys = { nexttrack: () => skip(1), previoustrack: () => skip(-1), stop: stopPlaying } as const
    const names = Object.keys(keys) as (keyof typeof keys)[]
    for (const name of names) mediaSession.setActionHandler(name, keys[name])
    return () => {
      for (const name of names) mediaSession.setActionHandler(name, null)
      mediaSession.metadata = null
    }
  }, [title])
}
