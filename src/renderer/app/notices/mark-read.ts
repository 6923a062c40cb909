/** Tells the portal which notices were read. */
import { useEffect, useRef, useState } from 'react'
import { say } from '../../../shared/messages.ts'
import { toast } from '../../parts/toasts.tsx'
import { appErrorOf } from '../bridge.ts'
import { usePageWrite } from '../queries.ts'
import { eachOf } from './each-of.ts'

interface Marked {
  readonly id: number
}

export interface MarkRead {
  readonly mark: (notice: Marked) => void
  readonly markAll: (notices: readonly Marked[]) => void
  readonly isMarkingAll: boolean
}

export function useMarkRead(): MarkRead {
  const { mutateAsync } = usePageWrite('notifications.markRead')
  const [isMarkingAll, setIsMarkingAll] = useState(false)
  /** Whoever signs out takes what wasn't sent yet with him. */
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const send = async (notices: readonly Marked[]) => {
    const failures = await eachOf(notices, async ({ id }) => {
      if (isHere.current) await mutateAsync({ body: { id, status: 'read' } })
    })
    if (failures.length > 0 && isHere.current) toast.failed(sentence(failures))
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
