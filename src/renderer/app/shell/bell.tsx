/** What the portal wants the store to know: how many notices are unread, and the newest of them. */
import { ActionIcon, Indicator, Popover, ScrollArea, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isUnread, redirectOf } from '../../../shared/domain/notices.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { DateText } from '../../parts/date-text.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { toast } from '../../parts/toasts.tsx'
import { appErrorOf } from '../bridge.ts'
import { noticeAddress } from '../notice-address.ts'
import { usePortal } from '../queries.ts'
import classes from './bell.module.css'
import { useMarkRead } from './mark-read.ts'

type Notice = Answer<'notifications.list'>[number]

/** Milliseconds after which it is looked for new ones. */
const AGAIN_AFTER = 5 * 60_000
const NONE: readonly Notice[] = []
/** So many are drawn: a bell is for news. */
const SHOWN = 50

/** Times are ISO text; those without one come last. */
const newestFirst = (notices: readonly Notice[]): readonly Notice[] =>
  notices.toSorted((one, other) => {
    const [at = '', before = ''] = [one.createdAt, other.createdAt]
    if (at === before) return other.id - one.id
    return at < before ? 1 : -1
  })

export function Bell() {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { mark, markAll, isMarkingAll } = useMarkRead()
  // Each one that is marked makes the list old: it is read anew once, when all are.
  const options = { againAfter: AGAIN_AFTER, enabled: !isMarkingAll }
  const { data: read, error, refetch, isFetching } = usePortal('notifications.list', {}, options)
  const answer = read?.answer ?? NONE
  const notices = useMemo(() => newestFirst(answer), [answer])
  const unread = notices.filter(isUnread)
  const older = notices.length - SHOWN
  const open = (notice: Notice) => {
    if (isUnread(notice)) mark(notice)
    const to = noticeAddress(notice.redirectState)
    if (to !== undefined) {
      setIsOpen(false)
      navigate(to)
    } else if (redirectOf(notice.redirectState).state !== '') {
      toast.info('StoreDesk doesn’t have the screen of this notice yet.')
    }
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={380} trapFocus>
      <Indicator
        classNames={{ root: classes.bell ?? '', indicator: classes.count ?? '' }}
        offset={6}
        color="marigold.3"
        label={unread.length > 99 ? '99+' : unread.length}
        size={16}
        disabled={unread.length === 0}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray.2"
            size="lg"
            aria-label={unread.length === 0 ? 'Notices' : `Notices, ${unread.length} unread`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconBell size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label="Notices">
        <div className={classes.head}>
          <strong>Notices</strong>
          {unread.length > 1 && (
            <UnstyledButton className={classes.all} disabled={isMarkingAll} onClick={() => markAll(unread)}>
              {isMarkingAll ? 'Marking all as read…' : 'Mark all as read'}
            </UnstyledButton>
          )}
        </div>
        <ListNotices
          read={read}
          error={error === null ? undefined : appErrorOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
        {notices.length === 0 && <p className={classes.none}>{noneText(error, isFetching)}</p>}
        <ScrollArea.Autosize mah={420}>
          <ul className={classes.list}>
            {notices.slice(0, SHOWN).map((notice) => (
              <li key={notice.id}>
                <NoticeButton notice={notice} onOpen={() => open(notice)} />
              </li>
            ))}
          </ul>
          {older > 0 && <p className={classes.none}>and {older === 1 ? '1 older one' : `${older} older ones`}</p>}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}

function noneText(error: Error | null, isFetching: boolean): string {
  if (error !== null) return appErrorOf(error).message
  return isFetching ? 'Looking for notices…' : 'There is nothing new.'
}

function NoticeButton({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const { title, message, createdAt } = notice
  return (
    <UnstyledButton className={classes.notice} data-unread={isUnread(notice) || undefined} onClick={onOpen}>
      <span className={classes.title}>
        {isUnread(notice) && <span className={classes.mark}>New</span>}
        {title || message || 'A notice without a text'}
      </span>
      {title !== '' && message !== '' && <span className={classes.message}>{message}</span>}
      {createdAt !== undefined && (
        <span className={classes.at}>
          <DateText at={createdAt} time />
        </span>
      )}
    </UnstyledButton>
  )
}
