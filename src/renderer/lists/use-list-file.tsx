/** Saves a list as a file; what takes long shows how far it is, and can be stopped. */
import { Button, Group, Progress, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import type { ListFormat } from '../../shared/bridge/lists.ts'
import { formatCount } from '../../shared/domain/money.ts'
import type { Listing } from '../../shared/lists/listing.ts'
import { appErrorOf, ask, on } from '../app/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export function useListFile(title: string, listing: Listing) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ListFormat) => {
      const request = crypto.randomUUID()
      const stop = followProgress(request, title)
      try {
        return await ask('lists.save', { ...listing, format, request })
      } finally {
        stop()
      }
    },
    onSuccess: (written) => {
      if (written === undefined) return
      toast.done(`Saved as ${written.path}`)
      if (written.note !== undefined) toast.warn(written.note)
    },
    onError: (thrown) => {
      const error = appErrorOf(thrown)
      if (error.kind !== 'cancelled') toast.failed(error.message)
    },
  })
  return { save: mutate, isSaving: isPending }
}

/** Shows a notice from the first progress on; returns how to take it away. */
function followProgress(request: string, title: string): () => void {
  const id = `file ${request}`
  const notice = (done: number, total: number) => ({
    id,
    title: `Saving: ${title}`,
    message: <Saving done={done} total={total} onStop={() => void ask('lists.stop', { request })} />,
    autoClose: false as const,
    withCloseButton: false,
    withBorder: true,
  })
  let isShown = false
  const stopListening = on('lists.progress', (news) => {
    if (news.request !== request) return
    if (isShown) notifications.update(notice(news.done, news.total))
    else notifications.show(notice(news.done, news.total))
    isShown = true
  })
  return () => {
    stopListening()
    notifications.hide(id)
  }
}

interface SavingProps {
  readonly done: number
  readonly total: number
  readonly onStop: () => void
}

function Saving({ done, total, onStop }: SavingProps) {
  return (
    <>
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label="How far it is" mt={4} />
      <Group justify="space-between" mt={4}>
        <Text size="xs">
          {formatCount(done)} of {formatCount(total)} rows
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={onStop}>
          Cancel
        </Button>
      </Group>
    </>
  )
}
