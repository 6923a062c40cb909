import { Button, UnstyledButton } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { isUnread, noticeHead } from '../../../shared/domain/people/notices.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { useMarkRead } from '../../notices/mark-read.ts'
import { type Notice, useOpenNotice } from '../../notices/open-notice.ts'
import text from '../../parts/text.module.css'
import classes from './notifications.module.css'

const ICON = 16

export default function Notifications() {
  const { mark, markAll, isMarkingAll } = useMarkRead()
  const open = useOpenNotice({ mark })
  const { data: read } = usePortal('notifications.list', {}, { enabled: !isMarkingAll })
  const unread = read?.answer.filter(isUnread) ?? []
  return (
    <ListScreen
      list="notifications"
      headerActions={
        <Button
          variant="default"
          leftSection={<IconChecks size={ICON} aria-hidden />}
          disabled={unread.length === 0}
          loading={isMarkingAll}
          onClick={() => markAll(unread)}
        >
          Mark all as read
        </Button>
      }
      cell={(column, notice) => column === 'title' && <Opens notice={notice} onOpen={() => open(notice)} />}
      onOpen={open}
    />
  )
}

function Opens({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  return (
    <UnstyledButton
      className={`${text.clipped} ${classes.notice}`}
      data-unread={isUnread(notice) || undefined}
      tabIndex={-1}
      onClick={onOpen}
    >
      {noticeHead(notice)}
    </UnstyledButton>
  )
}
