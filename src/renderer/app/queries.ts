/**
 * Reads of the portal for screens, and those writes that are open to them: typed by the call registry; a read is cancelled
 * when nobody waits any more.
 */
import {
  keepPreviousData,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import type { Ask, BridgeAnswer, BridgeName } from '../../shared/bridge.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Answer, Args, PageWrite } from '../../shared/portal/calls.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../../shared/portal/own-reads.ts'
import { appErrorOf, ask, on } from './bridge.ts'

export interface ReadOptions {
  /** False while the arguments aren't complete. */
  readonly enabled?: boolean
  /** Shows the answer of the former arguments until the new one is there (pages of a list). */
  readonly keepPrevious?: boolean
  /** Milliseconds after which it is asked again by itself. */
  readonly againAfter?: number
}

/** What a read answers. */
type ReadOf<N extends ReadName> = ReadAnswer<AnswerTo<N>>

export const readKey = <N extends ReadName>(call: N, args: ReadArgs<N>) => ['portal', call, args] as const

/** Long readings on their way, by the page's own name for each: what becomes of what has come so far. */
const growing = new Map<string, (read: ReadAnswer) => void>()

/** What main tells of a long reading goes to whoever asked for it. */
export function followPartialReads(): void {
  on('reads.partial', ({ request, read: soFar }) => growing.get(request)?.(soFar))
}

interface Reading {
  readonly fresh: boolean
  readonly signal: AbortSignal
  readonly partial: (read: ReadAnswer) => void
}

async function read<N extends ReadName>(call: N, args: ReadArgs<N>, { fresh, signal, partial }: Reading) {
  const request = crypto.randomUUID()
  growing.set(request, partial)
  const cancel = () => void window.storedesk.ask('portal.cancel', { request })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const named = args as Record<string, unknown>
    // Main has checked the answer against this call's schema.
    return (await ask('portal.read', { call, args: named, request, fresh })) as ReadOf<N>
  } finally {
    growing.delete(request)
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * How a call is asked: the first time a copy that is young enough will do, after that only the portal's own answer. What a long reading has
 * brought so far is shown meanwhile, unless there is a whole answer from before.
 */
export const portalQuery = <N extends ReadName>(client: QueryClient, call: N, args: ReadArgs<N>) => {
  const queryKey = readKey(call, args)
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ReadOf<N>> => {
      const hasWhole = () => {
        const there = client.getQueryData<ReadOf<N>>(queryKey)
        return there !== undefined && there.coming === undefined
      }
      return read(call, args, {
        fresh: hasWhole(),
        signal,
        partial: (soFar) => {
          if (!signal.aborted && !hasWhole()) client.setQueryData(queryKey, soFar)
        },
      })
    },
  }
}

/**
 * The answer of a call that only reads, with the time the portal gave it and whether it is the saved copy. The first
 * time a copy that is young enough will do; `refetch` always asks the portal.
 */
export function usePortal<N extends ReadName>(
  call: N,
  args: ReadArgs<N>,
  options: ReadOptions = {},
): UseQueryResult<ReadOf<N>> {
  const client = useQueryClient()
  return useQuery<ReadOf<N>>({
    ...portalQuery(client, call, args),
    enabled: options.enabled ?? true,
    ...(options.againAfter !== undefined && { refetchInterval: options.againAfter }),
    ...(options.keepPrevious === true && { placeholderData: keepPreviousData as never }),
  })
}

/**
 * A write that a screen sends by itself, such as a notice that was read. What it makes old is read anew by itself; a failure
 * is thrown as an AskError, and nothing is sent a second time.
 */
export const usePageWrite = <N extends PageWrite>(call: N): UseMutationResult<Answer<N>, Error, Args<N>> =>
  useMutation({
    mutationFn: async (args: Args<N>) => {
      const named = args as Record<string, unknown>
      // Main has checked the answer against this call's schema.
      return (await ask('portal.write', { call, args: named })) as Answer<N>
    },
  })

/** A query must not end in undefined: what isn't there is null. */
type Known<A> = undefined extends A ? Exclude<A, undefined> | null : A

/** What isn't there yet and will be: it is asked for again after so many milliseconds, while the page can be seen. */
export interface Awaited {
  readonly isComing: (error: AppError) => boolean
  readonly againAfter: number
}

/** An entry of the bridge that only reads, such as the order journal; what is `awaited` is `failureReason` until it is there. */
export const useAsk = <N extends BridgeName>(
  name: N,
  payload: Ask<N>,
  enabled = true,
  awaited?: Awaited,
): UseQueryResult<Known<BridgeAnswer<N>>> =>
  useQuery<Known<BridgeAnswer<N>>>({
    queryKey: [name, payload],
    queryFn: async () => ((await ask(name, payload)) ?? null) as Known<BridgeAnswer<N>>,
    enabled,
    ...(awaited !== undefined && {
      retry: (_, thrown) => awaited.isComing(appErrorOf(thrown)),
      retryDelay: awaited.againAfter,
    }),
  })
