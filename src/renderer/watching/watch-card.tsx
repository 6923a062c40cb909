/** The store's watches and their findings; renders nothing if there are neither. */
import { ActionIcon, Anchor, Button, CloseButton } from '@mantine/core'
import { IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { newsSentence, type Watched, type WatchNews, watchAddress } from '../../shared/domain/watching/watch.ts'
import { messages } from '../../shared/messages.ts'
import { dotted } from '../../shared/text.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { Card } from '../parts/card.tsx'
import { DateText } from '../parts/date-text.tsx'
import stack from '../parts/stack.module.css'
import textClasses from '../parts/text.module.css'
import { toast } from '../parts/toasts.tsx'
import classes from './watch-card.module.css'
import { useWatch, useWatching } from './watching.ts'

export function WatchCard({ store }: { readonly store: Store }) {
  const { data } = useWatching()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask('watching.look', undefined),
    onSuccess: (news) => {
      if (news.length === 0) toast.info(messages.watchNothingNew)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  if (data === undefined || data.watched.length + data.news.length === 0) return null
  const { watched, news } = data
  return (
    <Card
      title="Watched"
      aside={
        watched.length > 0 && (
          <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => mutate()}>
            Check now
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too. */}
      <section className={classes.scroller} aria-label="Watched products and orders" tabIndex={0}>
        <ul className={stack.bare}>
          {news.map((one) => (
            <News key={one.n} one={one} store={store} />
          ))}
          {watched.map((one) => (
            <Row key={`${one.kind} ${one.id}`} one={one} store={store} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

const putAway = (n: number) =>
  ask('watching.putAway', { n: [n] }).catch((thrown: unknown) => toast.failed(appErrorOf(thrown).message))

function News({ one, store }: { readonly one: WatchNews; readonly store: Store }) {
  const sentence = newsSentence(one)
  return (
    <li className={classes.row} data-news>
      <IconBellRinging size={16} aria-hidden className={classes.icon} />
      <div className={classes.said}>
        {one.change.what === 'ended' ? sentence : <Opening one={one} store={store} text={sentence} />}
        <span className={textClasses.smallFigures}>
          <DateText at={one.at} time />
        </span>
      </div>
      <CloseButton size="sm" aria-label={`Dismiss: ${sentence}`} onClick={() => void putAway(one.n)} />
    </li>
  )
}

function Row({ one, store }: { readonly one: Watched; readonly store: Store }) {
  const { isPending, toggle } = useWatch(one)
  return (
    <li className={classes.row}>
      <div className={classes.said}>
        <Opening one={one} store={store} text={one.name} />
        <span className={textClasses.smallFigures}>{stateOf(one)}</span>
      </div>
      <ActionIcon
        size={24}
        variant="subtle"
        color="gray"
        aria-label={`Stop watching ${one.name}`}
        title="Stop watching"
        loading={isPending}
        onClick={toggle}
      >
        <IconBellOff size={15} aria-hidden />
      </ActionIcon>
    </li>
  )
}

interface OpeningProps {
  readonly one: Watched | WatchNews
  readonly store: Store
  readonly text: string
}

const Opening = ({ one, store, text }: OpeningProps) => (
  <Anchor component={Link} to={watchAddress(store, one)} className={classes.name ?? ''}>
    {text}
  </Anchor>
)

const stateOf = (one: Watched): string => {
  if (one.kind === 'order') return one.known.status
  const { available, net } = one.known
  return dotted(available === 0 ? 'out of stock' : counted.pieces(available), net && formatRupees(net))
}
