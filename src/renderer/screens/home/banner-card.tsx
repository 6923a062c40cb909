/** The portal's banners, one at a time. They rotate unless the user is looking at one or prefers reduced motion. */
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { useInterval, useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { bannerPicture } from '../../../shared/domain/people/banners.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { openSite, useDestinations } from '../../navigation/destination.ts'
import { Card } from '../../parts/card.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import text from '../../parts/text.module.css'
import classes from './banner.module.css'

type Banner = Answer<'home.banners'>[number]

/** Milliseconds per banner. */
const STAYS = 8_000
const ICON = 16

/** True if the banner has a title or a picture. */
const isThere = ({ title, image }: Banner): boolean => title !== '' || bannerPicture(image) !== undefined

export function BannerCard({ store }: { readonly store: Store }) {
  const { data: read, error, refetch, isFetching } = usePortal('home.banners', {})
  const banners = read?.answer.filter(isThere) ?? []
  return (
    <Card title="From the portal" flush={banners.length > 0}>
      {read === undefined && error === null && <LoadingState lines={5} label="Loading the banners" />}
      {read === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {read !== undefined && banners.length === 0 && (
        <p className={text.quiet}>
          {read.answer.length + read.unread === 0 ? messages.bannersNone : messages.noneReadable}
        </p>
      )}
      {banners.length > 0 && <Carousel banners={banners} store={store} />}
    </Card>
  )
}

interface CarouselProps {
  readonly banners: readonly Banner[]
  readonly store: Store
}

function Carousel({ banners, store }: CarouselProps) {
  const isStill = useReducedMotion()
  const [at, setAt] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isViewed, setIsViewed] = useState(false)
  const current = at % banners.length
  const step = (by: number) => setAt((current + by + banners.length) % banners.length)
  const moves = banners.length > 1 && !isStill && !isPaused
  const { start, stop } = useInterval(() => setAt((now) => now + 1), STAYS)
  useEffect(() => {
    if (moves && !isViewed) start()
    return stop
  }, [moves, isViewed, start, stop])
  const banner = banners[current]
  if (banner === undefined) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is only noticed that somebody looks at it.
    <div
      className={classes.carousel}
      onMouseEnter={() => setIsViewed(true)}
      onMouseLeave={() => setIsViewed(false)}
      onFocus={() => setIsViewed(true)}
      onBlur={() => setIsViewed(false)}
    >
      <div aria-live={moves ? 'off' : 'polite'} className={classes.stage}>
        <Way key={current} banner={banner} store={store}>
          <Picture image={banner.image} />
          <span className={classes.title}>{banner.title}</span>
        </Way>
      </div>
      {banners.length > 1 && (
        <div className={classes.controls}>
          <ActionIcon aria-label="Previous banner" size="sm" onClick={() => step(-1)}>
            <IconChevronLeft size={ICON} aria-hidden />
          </ActionIcon>
          <span className={text.smallFigures}>
            {current + 1} of {banners.length}
          </span>
          <ActionIcon aria-label="Next banner" size="sm" onClick={() => step(1)}>
            <IconChevronRight size={ICON} aria-hidden />
          </ActionIcon>
          {!isStill && (
            <ActionIcon
              aria-label={isPaused ? 'Play banners' : 'Pause banners'}
              size="sm"
              onClick={() => setIsPaused(!isPaused)}
            >
              {isPaused ? <IconPlayerPlay size={ICON} aria-hidden /> : <IconPlayerPause size={ICON} aria-hidden />}
            </ActionIcon>
          )}
        </div>
      )}
    </div>
  )
}

/** A banner without a destination that this user may open is a picture, not a dead link. */
function Way({
  banner,
  store,
  children,
}: {
  readonly banner: Banner
  readonly store: Store
  readonly children: ReactNode
}) {
  const way = useDestinations(store)(banner.redirectState)
  const named = banner.title === '' ? { 'aria-label': 'Banner' } : {}
  if (way?.kind === 'screen') {
    return (
      <Link to={way.to} className={classes.banner} {...named}>
        {children}
      </Link>
    )
  }
  if (way?.kind === 'site') {
    return (
      <UnstyledButton className={classes.banner} onClick={() => void openSite(way.url)} {...named}>
        {children}
      </UnstyledButton>
    )
  }
  return <div className={classes.banner}>{children}</div>
}

/** If the picture can't be loaded, only the title is shown. */
function Picture({ image }: { readonly image: string }) {
  const [isGone, setIsGone] = useState(false)
  const address = bannerPicture(image)
  if (address === undefined || isGone) return null
  return (
    <>
      <img className={classes.ground} src={address} alt="" />
      <img className={classes.picture} src={address} alt="" onError={() => setIsGone(true)} />
    </>
  )
}
