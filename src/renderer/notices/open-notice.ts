import { useNavigate } from 'react-router-dom'
import { isUnread, noticeAddress, redirectOf } from '../../shared/domain/people/notices.ts'
import { messages } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { useHasScreen } from '../navigation/has-screen.ts'
import { toast } from '../parts/toasts.tsx'
import type { MarkRead } from './mark-read.ts'

export type Notice = Answer<'notifications.list'>[number]

/** Returns a function that opens a notice and returns true if it led to a screen. */
export function useOpenNotice({ mark }: Pick<MarkRead, 'mark'>): (notice: Notice) => boolean {
  const navigate = useNavigate()
  const hasScreen = useHasScreen()
  return (notice) => {
    if (isUnread(notice)) mark(notice)
    const to = noticeAddress(notice.redirectState, hasScreen)
    if (to !== undefined) navigate(to)
    else if (redirectOf(notice.redirectState).state !== '') toast.info(messages.noticeScreenMissing)
    return to !== undefined
  }
}
