/** Printing papers and saving them as one PDF, with what a person is told of it: for previews, and for lists with a selection. */
import { useMutation } from '@tanstack/react-query'
import type { Copy } from '../../shared/domain/papers/copies.ts'
import type { PaperSubject } from '../../shared/papers.ts'
import { appErrorOf, ask } from '../app/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export interface AskedPapers {
  /** At most 50, in the order in which they are to lie. */
  readonly subjects: readonly PaperSubject[]
  /** As set for this computer unless said; papers that don't go out in copies are printed once. */
  readonly copies?: readonly Copy[]
}

export interface Papers {
  readonly print: (asked: AskedPapers) => void
  readonly save: (asked: AskedPapers) => void
  /** What is being done: a second one waits for the first. */
  readonly busy: 'print' | 'save' | undefined
}

const payloadOf = ({ subjects, copies }: AskedPapers) => ({
  subjects: [...subjects],
  ...(copies !== undefined && { copies: [...copies] }),
})
const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

export function usePapers(): Papers {
  const printing = useMutation({
    mutationFn: (asked: AskedPapers) => ask('papers.print', payloadOf(asked)),
    onSuccess: ({ note }) => note !== undefined && toast.warn(note),
    onError: failed,
  })
  const saving = useMutation({
    mutationFn: (asked: AskedPapers) => ask('papers.save', payloadOf(asked)),
    onSuccess: (written) => {
      if (written === undefined) return
      toast.done(`Saved as ${written.path}`)
      if (written.note !== undefined) toast.warn(written.note)
    },
    onError: failed,
  })
  const printingOr = printing.isPending ? 'print' : undefined
  const busy = saving.isPending ? 'save' : printingOr
  return {
    print: (asked) => busy === undefined && printing.mutate(asked),
    save: (asked) => busy === undefined && saving.mutate(asked),
    busy,
  }
}
