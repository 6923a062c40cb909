/** The store's watches as the page has them: read once, and read again when main reports a change. */
import { useMutation } from '@tanstack/react-query'
import { newsSentence, type WatchSubject } from '../../shared/domain/watching/watch.ts'
import { appErrorOf, ask, on } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { queryClient } from '../bridge/query-client.ts'
import { toast } from '../parts/toasts.tsx'

export const useWatching = () => useAsk('watching.read', undefined)

const refetchWatching = () => queryClient.invalidateQueries({ queryKey: ['watching.read'] })

/** Shows news of watches as toasts on any screen; they stay on the start page until dismissed. */
export function listenToWatching(): void {
  on('watching.changed', ({ news }) => {
    void refetchWatching()
    for (const one of news) toast.info(newsSentence(one))
  })
}

/** Starts or stops a watch; a refusal is shown as a toast. */
export function useWatch({ kind, id }: WatchSubject) {
  const { data } = useWatching()
  const isWatched = data?.watched.some((one) => one.kind === kind && one.id === id) ?? false
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await ask(isWatched ? 'watching.stop' : 'watching.begin', { kind, id })
      await refetchWatching()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return { isKnown: data !== undefined, isWatched, isPending, toggle: () => mutate() }
}
