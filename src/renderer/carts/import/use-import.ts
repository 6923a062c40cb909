/** The import of a cart file or a template: from the file to its review, on to the cart, and back. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CartTemplate } from '../../../shared/bridge/templates.ts'
import { type ImportProgress, type ImportSummary, isTaken, VERDICTS } from '../../../shared/domain/carts/cart-import.ts'
import { CART_KINDS, type CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { AskedFile, ImportChoice } from '../../../shared/domain/carts/import-question.ts'
import { isUnfinished, UPLOAD_LIMIT } from '../../../shared/domain/carts/import-view.ts'
import { PASTED_ROWS } from '../../../shared/domain/carts/judge-row.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf, ask, on } from '../../app/bridge.ts'
import { commitImport, rereadCart } from '../../app/cart.ts'
import { takeOfferedFile, useOfferedFile } from '../../app/offered-file.ts'
import { queryClient } from '../../app/query-client.ts'
import { rangeAsCsv } from '../../grid/pasted.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'

const failed = (thrown: unknown) => {
  const { kind, message } = appErrorOf(thrown)
  if (kind !== 'cancelled') toast.failed(message)
}

export interface ImportFlow {
  /** What is under review; undefined while the cart itself is shown. */
  readonly summary: ImportSummary | undefined
  /** One that was left before it was done. */
  readonly waiting: ImportSummary | undefined
  /** Another file is there: is it to replace the import that waits? */
  readonly replacing: { yes(): void; no(): void } | undefined
  readonly progress: ImportProgress | undefined
  /** Name of the file that is being read. */
  readonly reading: string | undefined
  /** How many rows were looked over, while that goes on and nothing else is shown. */
  readonly looking: ImportProgress | undefined
  /** Grows when main has judged rows anew: what was drawn of them is out of date. */
  readonly edition: number
  /** How often the person came back to the cart from what lay over it. */
  readonly returns: number
  /** A file of which it was asked what is what. */
  readonly asked: AskedFile | undefined
  /** True while it is asked. */
  readonly asking: boolean
  answer(choice: ImportChoice): void
  askAgain(): void
  leaveQuestion(): void
  pick(): void
  loadTemplate(template: Pick<CartTemplate, 'id' | 'name'>): void
  /** Ends the looking over; nothing is kept of the file. */
  cancel(): void
  readRange(text: string): void
  saveSample(): void
  resume(): void
  /** A change of the import as a whole. */
  change(asked: Promise<ImportSummary>): void
  /** Only one row was judged anew. */
  adopt(summary: ImportSummary): void
  commit(): void
  stop(): void
  discard(): void
  exportRejected(): void
  close(): void
}

const currentKey = (cartType: CartType) => ['import.current', { cartType }] as const

/** Ids of the rows that are in the cart; a cart's capacity bounds them. */
async function broughtBy(importId: string, cartType: CartType): Promise<readonly number[]> {
  const { rows } = await ask('import.rows', {
    importId,
    from: 0,
    count: CART_KINDS[cartType].capacity,
    verdicts: VERDICTS.filter(isTaken),
  })
  return rows.flatMap(({ id, applied }) => (applied && id !== undefined ? [id] : []))
}

export function useImport(model: CartModel, allowed: boolean): ImportFlow {
  const { cartType } = model
  const [summary, setSummary] = useState<ImportSummary>()
  const [progress, setProgress] = useState<ImportProgress>()
  const [reading, setReading] = useState<string>()
  const [edition, setEdition] = useState(0)
  const [returns, setReturns] = useState(0)
  const [asked, setAsked] = useState<AskedFile>()
  const [asking, setAsking] = useState(false)
  const { data: current } = useQuery({
    queryKey: currentKey(cartType),
    queryFn: async () => (await ask('import.current', { cartType })) ?? null,
    enabled: allowed,
    staleTime: 0,
  })

  useEffect(() => on('import.progress', setProgress), [])

  const show = useCallback((next: ImportSummary | undefined) => {
    setSummary(next)
    setEdition((before) => before + 1)
  }, [])

  /** What main says of the import as it was before the person sent or left it. */
  const adopt = (next: ImportSummary) =>
    setSummary((shown) => shown && { ...next, phase: shown.phase === 'committing' ? shown.phase : next.phase })

  const begin = useCallback(
    (name: string, reads: Promise<ImportSummary | undefined>) => {
      setReading(name)
      setProgress(undefined)
      const question = async () => {
        const found = await ask('import.question', { cartType })
        setAsked(found)
        return found?.isOpen === true
      }
      reads
        .then(
          async (next) => {
            if (next === undefined) return
            await question()
            setAsking(false)
            show(next)
          },
          async (thrown: unknown) => {
            if (await question()) return setAsking(true)
            failed(thrown)
            setReturns((before) => before + 1)
          },
        )
        .catch(failed)
        .finally(() => {
          setReading(undefined)
          setProgress(undefined)
        })
    },
    [show, cartType],
  )

  const waiting = current !== undefined && current !== null && isUnfinished(current) ? current : undefined
  const isWaiting = waiting !== undefined && waiting.refusal === undefined
  const [replacement, setReplacement] = useState<() => void>()
  /** An import that waits isn't replaced without asking. */
  const replaceBy = useCallback(
    (start: (replace: boolean) => void) => {
      if (isWaiting) setReplacement(() => () => start(true))
      else start(false)
    },
    [isWaiting],
  )

  const pick = useCallback(
    () => replaceBy((replace) => begin('', ask('import.pick', { cartType, replace }))),
    [begin, replaceBy, cartType],
  )
  const resume = useCallback(() => {
    if (current !== undefined && current !== null) show(current)
  }, [current, show])

  const readFile = useCallback(
    (file: File) => {
      if (file.size > UPLOAD_LIMIT.bytes) return void toast.failed(say('csvTooLarge', { limit: UPLOAD_LIMIT.text }))
      replaceBy((replace) => {
        const bytes = file.arrayBuffer().then((buffer) => new Uint8Array(buffer))
        begin(
          file.name,
          bytes.then((read) => ask('import.read', { cartType, fileName: file.name, bytes: read, replace })),
        )
      })
    },
    [begin, replaceBy, cartType],
  )

  useAsked(pick, resume, current !== undefined, allowed)
  useOffered(readFile, current !== undefined && allowed && reading === undefined, summary)

  const close = () => {
    show(undefined)
    setReturns((before) => before + 1)
    void queryClient.invalidateQueries({ queryKey: currentKey(cartType) })
    void rereadCart(cartType)
  }
  const importId = summary?.id ?? current?.id
  // While the file is read, nothing is counted yet.
  const isLooking =
    progress?.phase === 'judging' && (progress.total === 0 ? reading !== undefined : progress.done < progress.total)
  const looking = isLooking && summary === undefined ? progress : undefined

  return {
    summary,
    waiting,
    replacing: replacement && {
      yes: () => {
        setReplacement(undefined)
        replacement()
      },
      no: () => setReplacement(undefined),
    },
    progress: progress?.id === importId ? progress : undefined,
    reading,
    looking,
    edition,
    returns,
    asked,
    asking,
    answer: (choice) => {
      ask('import.answer', { cartType, choice }).then((next) => {
        setAsked((before) => before && { ...before, isOpen: false })
        setAsking(false)
        show(next)
      }, failed)
    },
    askAgain: () => setAsking(true),
    leaveQuestion: () => {
      setAsking(false)
      if (summary === undefined) close()
    },
    pick,
    loadTemplate: ({ id, name }) =>
      replaceBy((replace) => begin(name, ask('templates.load', { id, cartType, replace }))),
    cancel: () => {
      if (looking === undefined) return
      ask('import.discard', { importId: looking.id }).then(close, failed)
      setProgress(undefined)
    },
    readRange: (text) =>
      replaceBy((replace) =>
        begin('pasted rows', ask('import.read', { cartType, fileName: PASTED_ROWS, bytes: rangeAsCsv(text), replace })),
      ),
    saveSample: () => {
      ask('import.saveSample', undefined).then((written) => {
        if (written !== undefined) toast.done(`Saved as ${written.path}`)
      }, failed)
    },
    resume,
    change: (asked) => {
      asked.then((next) => {
        adopt(next)
        setEdition((before) => before + 1)
      }, failed)
    },
    adopt,
    commit: () => {
      if (summary === undefined) return
      const { id: importId } = summary
      setSummary({ ...summary, phase: 'committing', problem: undefined })
      model.steps.importBegan()
      commitImport(cartType, importId)
        .then(show, (thrown: unknown) => {
          failed(thrown)
          setSummary({ ...summary, phase: 'paused', problem: appErrorOf(thrown).message })
        })
        .then(() => broughtBy(importId, cartType))
        .then((ids) => model.steps.importEnded(ids))
        .catch(failed)
    },
    stop: () => {
      if (importId !== undefined) ask('import.stop', { importId }).catch(failed)
    },
    discard: () => {
      if (importId !== undefined) ask('import.discard', { importId }).then(close, failed)
    },
    exportRejected: () => {
      if (importId === undefined) return
      ask('import.exportRejected', { importId }).then((written) => {
        if (written !== undefined) toast.done(`Saved as ${written.path}`)
      }, failed)
    },
    close,
  }
}

/** A file that was dropped somewhere on the window. */
function useOffered(read: (file: File) => void, ready: boolean, shown: ImportSummary | undefined): void {
  const offered = useOfferedFile(({ file }) => file)
  useEffect(() => {
    const file = ready && offered !== undefined ? takeOfferedFile() : undefined
    if (file === undefined) return
    if (shown !== undefined && isUnfinished(shown)) toast.warn(say('importUnfinished', { file: shown.fileName }))
    else read(file)
  }, [read, ready, offered, shown])
}

/** Home leads here with a wish: choose a file, or go on with the import that waits. */
function useAsked(pick: () => void, resume: () => void, known: boolean, allowed: boolean): void {
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
