import { useState } from 'react'
import { say } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { forEachLimited } from '../bridge/for-each-limited.ts'
import { usePageWrite } from '../bridge/queries.ts'
import { toast } from '../parts/toasts.tsx'
import { storeId, useApp } from '../session/app-state.ts'

interface Marked {
  readonly id: string
}

export interface MarkRead {
  readonly mark: (notice: Marked) => void
  readonly markAll: (notices: readonly Marked[]) => void
  readonly isMarkingAll: boolean
}

export function useMarkRead(): MarkRead {
  const { mutateAsync } = usePageWrite('notifications.markRead')
  const [isMarkingAll, setIsMarkingAll] = useState(false)
  const send = async (notices: readonly Marked[]) => {
    // Opening a notice leaves this screen, and the notice is still marked. After a sign-out the rest isn't sent: it belonged to the former
    // user.
    const reader = storeId(useApp.getState().session)
    const isHere = () => storeId(useApp.getState().session) === reader
    const failures = await forEachLimited(notices, async ({ id }) => {
      if (isHere()) await mutateAsync({ body: { id, status: 'read' } })
    })
    if (failures.length > 0 && isHere()) toast.failed(sentence(failures))
  }
  const markAll = async (notices: readonly Marked[]) => {
    setIsMarkingAll(true)
    await send(notices)
    setIsMarkingAll(false)
  }
  return { mark: (notice) => void send([notice]), markAll: (notices) => void markAll(notices), isMarkingAll }
}

function sentence(failures: readonly unknown[]): string {
  const why = appErrorOf(failures[0]).message
  return failures.length === 1 ? say('noticeNotMarked', { why }) : say('noticesNotMarked', { n: failures.length, why })
}
