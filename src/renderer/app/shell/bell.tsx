/** The portal's notices for the store: the number of unread ones, and the newest of them. */
import { ActionIcon, Indicator, Popover, ScrollArea, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { isUnread, newestFirst, noticeHead } from '../../../shared/domain/people/notices.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import type { AppError } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useMarkRead } from '../../notices/mark-read.ts'
import { type Notice, useOpenNotice } from '../../notices/open-notice.ts'
import { DateText } from '../../parts/date-text.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import classes from './bell.module.css'

/** Milliseconds between two reads of the notices. */
const AGAIN_AFTER = 5 * 60_000
const NONE: readonly Notice[] = []
/** The number of notices shown: the bell is for news only. */
const MAX_NOTICES = 50

const countLabel = (unread: number) => (unread > 99 ? '99+' : unread)
const nameOf = (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`)

export function Bell() {
  const [isOpen, setIsOpen] = useState(false)
  const news = useNews()
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 1rem))"
      trapFocus
      hideDetached={false}
    >
      <Indicator
        classNames={{ root: classes.bell ?? '', indicator: classes.count ?? '' }}
        offset={6}
        color="marigold.3"
        label={news.isUnknown ? '?' : countLabel(news.unread.length)}
        size={16}
        disabled={!news.isUnknown && news.unread.length === 0}
      >
        <Popover.Target>
          <ActionIcon
            className={classes.button ?? ''}
            variant="subtle"
            size="lg"
            aria-label={news.isUnknown ? 'Notifications, not available now' : nameOf(news.unread.length)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconBell size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label="Notifications">
        <News news={news} onClose={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** The notices, newest first, read every few minutes. */
function useNews() {
  const { mark, markAll, isMarkingAll } = useMarkRead()
  // Each notice that is marked makes the list stale; with the query disabled it is refetched once, after the last one.
  const options = { againAfter: AGAIN_AFTER, enabled: !isMarkingAll }
  const { data: read, error, refetch, isFetching } = usePortal('notifications.list', {}, options)
  const answer = read?.answer ?? NONE
  const notices = useMemo(() => newestFirst(answer), [answer])
  return {
    read,
    notices,
    unread: notices.filter(isUnread),
    error: error === null ? undefined : appErrorOf(error),
    /** True if the notices couldn't be read, as opposed to none being there. */
    isUnknown: read === undefined && error !== null,
    isFetching,
    retry: () => void refetch(),
    open: useOpenNotice({ mark }),
    markAll,
    isMarkingAll,
  }
}

interface NewsProps {
  readonly news: ReturnType<typeof useNews>
  readonly onClose: () => void
}

function News({ news, onClose }: NewsProps) {
  const { read, notices, unread, error, isFetching, retry, open, markAll, isMarkingAll } = news
  const older = notices.length - MAX_NOTICES
  return (
    <>
      <div className={classes.head}>
        <strong>Notifications</strong>
        {unread.length > 1 && (
          <UnstyledButton className={classes.all} disabled={isMarkingAll} onClick={() => markAll(unread)}>
            {isMarkingAll ? 'Marking all as read…' : 'Mark all as read'}
          </UnstyledButton>
        )}
      </div>
      <ListNotices read={read} error={error} onRetry={retry} busy={isFetching} />
      {notices.length === 0 && <p className={text.quiet}>{noneText(error, isFetching)}</p>}
      <ScrollArea.Autosize mah="min(26rem, calc(100dvh - 10rem))">
        <ul className={stack.bare}>
          {notices.slice(0, MAX_NOTICES).map((notice) => (
            <li key={notice.id}>
              <NoticeButton notice={notice} onOpen={() => open(notice) && onClose()} />
            </li>
          ))}
        </ul>
        {older > 0 && <p className={text.quiet}>and {older === 1 ? '1 older one' : `${older} older ones`}</p>}
      </ScrollArea.Autosize>
      <Link to={SCREENS.notifications.path} className={classes.all} onClick={onClose}>
        All notifications
      </Link>
    </>
  )
}

function noneText(error: AppError | undefined, isFetching: boolean): string {
  if (error !== undefined) return error.message
  return isFetching ? 'Loading notifications…' : messages.noticesNone
}

function NoticeButton({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const { title, message, createdAt } = notice
  return (
    <UnstyledButton className={classes.notice} data-unread={isUnread(notice) || undefined} onClick={onOpen}>
      <span className={classes.title}>
        {isUnread(notice) && <span className={classes.mark}>New</span>}
        {noticeHead(notice)}
      </span>
      {title !== '' && message !== '' && <span className={classes.message}>{message}</span>}
      {createdAt !== undefined && (
        <span className={text.small}>
          <DateText at={createdAt} time />
        </span>
      )}
    </UnstyledButton>
  )
}
