/** Saves a list as a file; a long export shows its progress and can be stopped. */
import { Button, Group, Progress, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import type { ListFormat } from '../../shared/bridge/entry.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { inWords } from '../../shared/errors.ts'
import type { List } from '../../shared/lists/list.ts'
import type { ListRequest } from '../../shared/lists/list-request.ts'
import { appErrorOf, ask, on } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export function useListFile(list: Pick<List, 'title' | 'noun'>, listing: ListRequest) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ListFormat) => {
      const request = crypto.randomUUID()
      const stop = followProgress(request, list)
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
      if (error.kind !== 'cancelled') toast.failed(inWords(error))
    },
  })
  return { save: mutate, isSaving: isPending }
}

/** Milliseconds without progress after which a notice appears that can stop the export. */
const PATIENCE = 800

/** Shows a notice on the first progress, or after a delay without any. Returns the function that removes it. */
function followProgress(request: string, { title, noun }: Pick<List, 'title' | 'noun'>): () => void {
  const id = `file ${request}`
  const notice = (done: number, total: number) => ({
    id,
    title: `Exporting ${title}`,
    message: <Saving done={done} total={total} noun={noun[1]} onStop={() => void ask('lists.stop', { request })} />,
    autoClose: false as const,
    withCloseButton: false,
    withBorder: true,
  })
  let isShown = false
  const tell = (done: number, total: number) => {
    if (isShown) notifications.update(notice(done, total))
    else notifications.show(notice(done, total))
    isShown = true
  }
  const slow = setTimeout(() => isShown || tell(0, 0), PATIENCE)
  const stopListening = on('lists.progress', (news) => {
    if (news.request === request) tell(news.done, news.total)
  })
  return () => {
    clearTimeout(slow)
    stopListening()
    notifications.hide(id)
  }
}

interface SavingProps {
  readonly done: number
  /** 0 while it isn't known. */
  readonly total: number
  /** The plural noun for its rows. */
  readonly noun: string
  readonly onStop: () => void
}

function Saving({ done, total, noun, onStop }: SavingProps) {
  return (
    <>
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label="Export progress" mt={4} />
      <Group justify="space-between" mt={4}>
        <Text size="xs">
          {total === 0 ? `Loading ${noun}…` : `${formatCount(done)} of ${formatCount(total)} ${noun}`}
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={onStop}>
          Cancel
        </Button>
      </Group>
    </>
  )
}
