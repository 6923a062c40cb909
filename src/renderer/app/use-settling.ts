/** Finding out about an order that isn't confirmed, or giving up on that. */
import { useMutation } from '@tanstack/react-query'
import type { JournalOrder } from '../../shared/domain/order.ts'
import type { AppError } from '../../shared/errors.ts'
import { appErrorOf, ask } from './bridge.ts'
import { tellsOrders } from './order-news.ts'

export function useSettling(key: string, onAnswer: (order: JournalOrder) => void) {
  const asking = (name: 'orders.check' | 'orders.setAside') => async () => {
    // Whoever asked is answered: nobody else has to tell it.
    const answered = tellsOrders((other) => other === key)
    return ask(name, { key }).finally(answered)
  }
  const check = useMutation({ mutationFn: asking('orders.check'), onSuccess: onAnswer })
  const setAside = useMutation({ mutationFn: asking('orders.setAside'), onSuccess: onAnswer })
  const thrown = check.error ?? setAside.error
  const error: AppError | undefined = thrown === null ? undefined : appErrorOf(thrown)
  return {
    check: () => check.mutate(),
    checking: check.isPending,
    setAside: (done: () => void) => setAside.mutate(undefined, { onSettled: done }),
    settingAside: setAside.isPending,
    /** ISO time of the last question that was answered. */
    askedAt: check.isSuccess ? new Date(check.submittedAt).toISOString() : undefined,
    error,
  }
}
