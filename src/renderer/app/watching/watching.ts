/** What the store watches, as the page has it: asked once, and read again when main says that it changed. */
import { useMutation } from '@tanstack/react-query'
import { newsSentence, type WatchSubject } from '../../../shared/domain/watching/watch.ts'
import { toast } from '../../parts/toasts.tsx'
import { appErrorOf, ask, on } from '../bridge.ts'
import { useAsk } from '../queries.ts'
import { queryClient } from '../query-client.ts'

export const useWatching = () => useAsk('watching.read', undefined)

const readAnew = () => queryClient.invalidateQueries({ queryKey: ['watching.read'] })

/** News are told wherever the person is; they stay on the start page until they are put away. */
export function listenToWatching(): void {
  on('watching.changed', ({ news }) => {
    void readAnew()
    for (const one of news) toast.info(newsSentence(one))
  })
}

/** Begins or ends a watch; a refusal is told. */
export function useWatch({ kind, id }: WatchSubject) {
  const { data } = useWatching()
  const isWatched = data?.watched.some((one) => one.kind === kind && one.id === id) ?? false
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await ask(isWatched ? 'watching.stop' : 'watching.begin', { kind, id })
      await readAnew()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return { isKnown: data !== undefined, isWatched, isPending, toggle: () => mutate() }
}
