import { useMutation } from '@tanstack/react-query'
import type { JournalOrder } from '../../shared/domain/orders/order.ts'
import type { AppError } from '../../shared/errors.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'

export function useSettling(key: string, onAnswer: (order: JournalOrder) => void) {
  const check = useMutation({ mutationFn: () => ask('orders.check', { key }), onSuccess: onAnswer })
  const setAside = useMutation({ mutationFn: () => ask('orders.setAside', { key }), onSuccess: onAnswer })
  const thrown = check.error ?? setAside.error
  const error: AppError | undefined = thrown === null ? undefined : appErrorOf(thrown)
  return {
    check: () => check.mutate(),
    checking: check.isPending,
    setAside: (done: () => void) => setAside.mutate(undefined, { onSettled: done }),
    settingAside: setAside.isPending,
    /** ISO time of the last check that was answered. */
    askedAt: check.isSuccess ? new Date(check.submittedAt).toISOString() : undefined,
    error,
  }
}
