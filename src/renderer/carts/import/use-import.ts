import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CartTemplate } from '../../../shared/bridge/templates.ts'
import { type ImportProgress, type ImportSummary, isTaken, VERDICTS } from '../../../shared/domain/carts/cart-import.ts'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartTypeOf, ownCart } from '../../../shared/domain/carts/cart-ref.ts'
import type { ImportChoice, MappableFile } from '../../../shared/domain/carts/import-question.ts'
import { isUnfinished } from '../../../shared/domain/carts/import-view.ts'
import { say } from '../../../shared/messages.ts'
import { takeOfferedFile, useOfferedFile } from '../../app/offered-file.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { commitImport } from '../../bridge/cart.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { failed, useReading, useReplacing, useSources } from './use-reading.ts'

export interface ImportFlow {
  /** The import under review; undefined while the cart itself is shown. */
  readonly summary: ImportSummary | undefined
  /** An import that was left unfinished. */
  readonly waiting: ImportSummary | undefined
  /** The confirmation that another file may replace the unfinished import. */
  readonly replacing: { yes(): void; no(): void } | undefined
  readonly progress: ImportProgress | undefined
  /** The name of the file being read. */
  readonly reading: string | undefined
  /** The number of rows checked so far, while the check runs and nothing else is shown. */
  readonly looking: ImportProgress | undefined
  /** Increases when main has checked rows again, so rendered rows are stale. */
  readonly edition: number
  /** Increases each time the user returns to the cart from something that covered it. */
  readonly returns: number
  /** A file whose layout was asked about. */
  readonly mappable: MappableFile | undefined
  /** True while the question is shown. */
  readonly asking: boolean
  answer(choice: ImportChoice): void
  askAgain(): void
  leaveQuestion(): void
  pick(): void
  loadTemplate(template: Pick<CartTemplate, 'id' | 'name'>): void
  /** Stops reading the file and discards it. */
  cancel(): void
  readRange(text: string): void
  saveSample(): void
  resume(): void
  /** Checks the rows again that couldn't be checked. */
  lookAgain(): void
  /** Takes a change of the whole import. */
  change(summary: Promise<ImportSummary>): void
  /** Takes a change of a single row. */
  adopt(summary: ImportSummary): void
  commit(): void
  stop(): void
  discard(): void
  exportRejected(): void
  close(): void
}

/** The same query key as on the home screen, so that its answer is reused. */
const currentKey = (cart: CartRef) => ['import.current', { cartType: cart }] as const

/** Ids of the rows that are in the cart; the cart's capacity limits their number. */
async function broughtBy(importId: string, cart: CartRef): Promise<readonly number[]> {
  const { rows } = await ask('import.rows', {
    importId,
    from: 0,
    count: CART_KINDS[cartTypeOf(cart)].capacity,
    verdicts: VERDICTS.filter(isTaken),
  })
  return rows.flatMap(({ id, applied }) => (applied && id !== undefined ? [id] : []))
}

export function useImport(model: CartModel, allowed: boolean): ImportFlow {
  const { cart } = model
  // Evaluated only on a read: an operator's cart uses this hook, too, but takes no files.
  const into = useCallback(() => ownCart(cart), [cart])
  const [summary, setSummary] = useState<ImportSummary>()
  const [edition, setEdition] = useState(0)
  const [returns, setReturns] = useState(0)
  const { data: current } = useQuery({
    queryKey: currentKey(cart),
    queryFn: async () => (await ask('import.current', { cartType: into() })) ?? null,
    enabled: allowed,
    staleTime: 0,
  })
  const show = useCallback((next: ImportSummary | undefined) => {
    setSummary(next)
    setEdition((before) => before + 1)
  }, [])
  const comeBack = useCallback(() => setReturns((before) => before + 1), [])
  const { begin, setAsking, forgetProgress, progress, ...file } = useReading({ into, show, comeBack })
  const waiting = current !== undefined && current !== null && isUnfinished(current) ? current : undefined
  const { replacing, replaceBy } = useReplacing(waiting !== undefined && waiting.refusal === undefined)
  const { readFile, ...sources } = useSources(into, begin, replaceBy)
  const resume = useCallback(() => {
    if (current !== undefined && current !== null) show(current)
  }, [current, show])
  useNavigationRequest(sources.pick, resume, current !== undefined, allowed)
  useOffered(readFile, current !== undefined && allowed && file.reading === undefined, summary)

  /** Takes main's summary. While committing, the phase stays: main's summary may be older than the commit. */
  const adopt = (next: ImportSummary) =>
    setSummary((current) => current && { ...next, phase: current.phase === 'committing' ? current.phase : next.phase })
  const close = () => {
    show(undefined)
    comeBack()
    void queryClient.invalidateQueries({ queryKey: currentKey(cart) })
  }
  const importId = summary?.id ?? current?.id
  // Nothing is counted while the file is being read.
  const isLooking =
    progress?.phase === 'judging' &&
    (progress.total === 0 ? file.reading !== undefined : progress.done < progress.total)
  const looking = isLooking && summary === undefined ? progress : undefined

  return {
    ...file,
    ...sources,
    summary,
    waiting,
    replacing,
    progress: progress?.id === importId ? progress : undefined,
    looking,
    edition,
    returns,
    askAgain: () => setAsking(true),
    leaveQuestion: () => {
      setAsking(false)
      if (summary === undefined) close()
    },
    cancel: () => {
      if (looking === undefined) return
      ask('import.discard', { importId: looking.id }).then(close, failed)
      forgetProgress()
    },
    saveSample: () => void ask('import.saveSample', undefined).then(tellSaved, failed),
    resume,
    change: (changed) => {
      changed.then((next) => {
        adopt(next)
        setEdition((before) => before + 1)
      }, failed)
    },
    lookAgain: () =>
      void ask('import.current', { cartType: into() }).then((next) => next?.id === summary?.id && show(next), failed),
    adopt,
    commit: () => summary !== undefined && commitNow(model, summary, { setSummary, show }),
    stop: () => importId !== undefined && void ask('import.stop', { importId }).catch(failed),
    discard: () => importId !== undefined && void ask('import.discard', { importId }).then(close, failed),
    exportRejected: () =>
      importId !== undefined && void ask('import.exportRejected', { importId }).then(tellSaved, failed),
    close,
  }
}

const tellSaved = (written: { readonly path: string } | undefined) => {
  if (written !== undefined) toast.done(`Saved as ${written.path}`)
}

interface SummaryActions {
  readonly setSummary: (summary: ImportSummary) => void
  readonly show: (summary: ImportSummary) => void
}

/** Commits the import to the cart as one undo step. */
function commitNow({ cart, steps }: CartModel, summary: ImportSummary, { setSummary, show }: SummaryActions): void {
  const { id: importId } = summary
  setSummary({ ...summary, phase: 'committing', problem: undefined })
  steps.importBegan()
  commitImport(ownCart(cart), importId)
    .then(show, (thrown: unknown) => {
      failed(thrown)
      setSummary({ ...summary, phase: 'paused', problem: appErrorOf(thrown).message })
    })
    .then(() => broughtBy(importId, cart))
    .then((ids) => steps.importEnded(ids))
    .catch(failed)
}

/** Reads a file that was dropped anywhere on the window. */
function useOffered(read: (file: File) => void, ready: boolean, summary: ImportSummary | undefined): void {
  const offered = useOfferedFile(({ file }) => file)
  useEffect(() => {
    const file = ready && offered !== undefined ? takeOfferedFile() : undefined
    if (file === undefined) return
    if (summary !== undefined && isUnfinished(summary)) toast.warn(say('importUnfinished', { file: summary.fileName }))
    else read(file)
  }, [read, ready, offered, summary])
}

/** The home screen navigates here with a request: pick a file, or resume the unfinished import. */
function useNavigationRequest(pick: () => void, resume: () => void, known: boolean, allowed: boolean): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef(false)
  const wish: unknown = state
  useEffect(() => {
    if (done.current || !known || !allowed || typeof wish !== 'object' || wish === null) return
    done.current = true
    if ('pickFile' in wish) pick()
    if ('openImport' in wish) resume()
    navigate(pathname + search, { replace: true, state: null })
  }, [wish, known, allowed, pick, resume, navigate, pathname, search])
}
