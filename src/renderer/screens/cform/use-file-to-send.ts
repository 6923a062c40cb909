/** A file that main holds until it is sent: chosen or dropped, sent with its form, with progress and a way to stop. */
import { useEffect, useRef, useState } from 'react'
import type { WaitingFile } from '../../../shared/bridge/forms.ts'
import { appErrorOf, ask, on } from '../../bridge/bridge.ts'

export type FileToSendModel = ReturnType<typeof useFileToSend>

export function useFileToSend(call: string) {
  const [waiting, setWaiting] = useState<WaitingFile>()
  const [refusal, setRefusal] = useState<string>()
  /** The share sent, from 0 to 1; undefined while nothing is being sent. */
  const [sent, setSent] = useState<number>()
  const request = useRef('')
  useEffect(
    () =>
      on('transfers.progress', (payload) => {
        if (payload.request === request.current && payload.total > 0) setSent(payload.done / payload.total)
      }),
    [],
  )
  const take = async (picking: Promise<WaitingFile | undefined>) => {
    try {
      const file = await picking
      setRefusal(undefined)
      if (file !== undefined) setWaiting(file)
    } catch (thrown) {
      setRefusal(appErrorOf(thrown).message)
    }
  }
  return {
    waiting,
    refusal,
    sent,
    choose: () => take(ask('forms.choose', { call })),
    drop: async (file: File) =>
      take(ask('forms.drop', { call, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    stop: () => void ask('transfers.stop', { request: request.current }),
    send: async (args: Record<string, unknown>) => {
      request.current = crypto.randomUUID()
      setSent(0)
      try {
        return await ask('forms.send', { call, args, file: waiting?.file ?? '', request: request.current })
      } finally {
        setSent(undefined)
      }
    },
  }
}
