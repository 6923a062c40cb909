/** Prints papers or saves them as one PDF, with progress and results shown to the user: for previews, and for lists with a selection. */
import { useMutation } from '@tanstack/react-query'
import type { Copy } from '../../shared/domain/papers/copies.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { inWords } from '../../shared/errors.ts'
import type { PaperSubject } from '../../shared/papers.ts'
import { appErrorOf, ask, on } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export interface PaperRequest {
  /** At most 500, in printing order. */
  readonly subjects: readonly PaperSubject[]
  /** As set for this computer if undefined; papers without copies are printed once. */
  readonly copies?: readonly Copy[]
}

export interface Papers {
  readonly print: (request: PaperRequest) => void
  readonly save: (request: PaperRequest) => void
  /** The action in progress: a second one can't start before it ends. */
  readonly busy: 'print' | 'save' | undefined
}

type Payload = Parameters<typeof ask<'papers.save'>>[1]

/** From this many papers on, printing takes long enough to show progress. */
const MANY = 12

/** Shows warnings about the papers while the system's dialog is open. */
async function watched<A>(papers: PaperRequest, work: (payload: Payload) => Promise<A>): Promise<A> {
  const ignore = on('papers.caution', ({ sentence }) => toast.warn(sentence))
  try {
    return await withProgress(papers, work)
  } finally {
    ignore()
  }
}

/** For many papers, shows a progress toast that can stop them. */
async function withProgress<A>({ subjects, copies }: PaperRequest, work: (payload: Payload) => Promise<A>): Promise<A> {
  const payload = { subjects: [...subjects], ...(copies !== undefined && { copies: [...copies] }) }
  if (subjects.length < MANY) return work(payload)
  const request = crypto.randomUUID()
  const tell = (done: number) =>
    toast.busy(request, `Preparing ${counted.documents(subjects.length)}: ${done} done`, () => {
      void ask('transfers.stop', { request })
    })
  tell(0)
  const ignore = on('transfers.progress', (payload) => {
    if (payload.request === request) tell(payload.done)
  })
  try {
    return await work({ ...payload, request })
  } finally {
    ignore()
    toast.over(request)
  }
}

const failed = (thrown: unknown) => {
  const error = appErrorOf(thrown)
  if (error.kind !== 'cancelled') toast.failed(inWords(error))
}

export function usePapers(): Papers {
  const printing = useMutation({
    mutationFn: (papers: PaperRequest) => watched(papers, (payload) => ask('papers.print', payload)),
    onSuccess: ({ note }) => note !== undefined && toast.warn(note),
    onError: failed,
  })
  const saving = useMutation({
    mutationFn: (papers: PaperRequest) => watched(papers, (payload) => ask('papers.save', payload)),
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
    print: (papers) => busy === undefined && printing.mutate(papers),
    save: (papers) => busy === undefined && saving.mutate(papers),
    busy,
  }
}
