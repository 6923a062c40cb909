/** The store's media: the music of its signage, which goes on playing on other screens, and the films of the commercials. */
import { Button } from '@mantine/core'
import { IconMusicOff, IconPlayerPlayFilled, IconPlaylist, IconVolume } from '@tabler/icons-react'
import { ofSignage } from '../../../shared/domain/content/music.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { play, usePlaying } from '../../documents/player/player.ts'
import { Shelf } from '../../documents/shelf.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import { useStore } from '../../session/app-state.ts'
import classes from './music.module.css'

const TITLE = 'Store music'

export default function StoreMusic() {
  useRefreshScreen()
  const store = useStore()
  return store === undefined ? null : (
    <Page title="Store music and AV commercials" note={`For ${store.fcf.signage} stores`}>
      <Music store={store} />
      <Card title="AV commercials">
        <Shelf
          call="music.commercials"
          args={{}}
          label="AV commercials"
          look="wide"
          none="commercialsNone"
          failed="commercialsFailed"
          items={(films) =>
            films.map(({ name, url }) => ({
              key: url,
              title: name || url,
              opens: documentOf('music.commercials', {}, 'url', url),
              isFilm: true,
            }))
          }
        />
      </Card>
    </Page>
  )
}

function Music({ store }: { readonly store: Store }) {
  const read = usePortal('music.intellikit', {})
  const playing = usePlaying((state) => state.playing)
  const state = <ReadState of={read} label="the music" failed="intellikitFailed" />
  if (read.data === undefined) return <Card title={TITLE}>{state}</Card>
  const songs = ofSignage(read.data.answer, store.fcf.signage)
  const tracks = songs.map(({ name, url }) => ({
    key: url,
    title: name || url,
    source: documentOf('music.intellikit', {}, 'url', url),
  }))
  const on = playing?.tracks[playing.at]?.key
  return (
    <Card
      title={TITLE}
      aside={
        tracks.length > 0 && (
          <Button variant="light" leftSection={<IconPlaylist size={15} aria-hidden />} onClick={() => play(tracks, 0)}>
            Play all
          </Button>
        )
      }
    >
      {state}
      {tracks.length === 0 && <EmptyState icon={IconMusicOff} title={messages.musicNone} />}
      {tracks.length > 0 && (
        <ol className={classes.songs} aria-label="Tracks">
          {tracks.map(({ key, title }, nth) => (
            <li key={key}>
              <button
                type="button"
                className={`${stack.rowButton} ${classes.song}`}
                aria-current={key === on || undefined}
                onClick={() => play(tracks, nth)}
              >
                <span className={classes.play} aria-hidden>
                  {key === on ? <IconVolume size={15} /> : <IconPlayerPlayFilled size={12} />}
                </span>
                {title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
