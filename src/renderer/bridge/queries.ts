/**
 * Hooks for portal reads, and for the writes that screens may send: typed by the call registry. A read is cancelled when no component waits
 * for it any more.
 */
import {
  keepPreviousData,
  type QueryClient,
  skipToken,
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
  /** False while the arguments are incomplete. */
  readonly enabled?: boolean
  /** Shows the answer for the former arguments until the new one arrives (pages of a list). */
  readonly keepPrevious?: boolean
  /** Refetch interval in milliseconds. */
  readonly againAfter?: number
}

type ReadOf<N extends ReadName> = ReadAnswer<AnswerTo<N>>

export const readKey = <N extends ReadName>(call: N, args: ReadArgs<N>) => ['portal', call, args] as const

/** Callbacks for the partial answers of long reads in flight, by request id. */
const growing = new Map<string, (read: ReadAnswer) => void>()

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
 * The query for a call. The first fetch accepts a copy that is recent enough; later ones always ask the portal. Partial answers of a long
 * read are shown meanwhile, unless there is a complete answer from before.
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

/** A call with its arguments, known by its answer: tables hold the reads of several kinds. */
export type PortalRead<A> = (client: QueryClient) => {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ReadAnswer<A>>
}

export const portalRead =
  <N extends ReadName>(call: N, args: ReadArgs<N>): PortalRead<AnswerTo<N>> =>
  (client) =>
    portalQuery(client, call, args)

const NO_QUERY = { queryKey: ['portal', 'nothing'], queryFn: skipToken } as const

/**
 * The answer of a read call, with the portal's time of it and a flag for the saved copy. The first fetch accepts a copy that is recent
 * enough; `refetch` always asks the portal.
 */
export const usePortal = <N extends ReadName>(
  call: N,
  args: ReadArgs<N>,
  options: ReadOptions = {},
): UseQueryResult<ReadOf<N>> => usePortalRead(portalRead(call, args), options)

/** The same for a read from a table; undefined asks nothing. */
export function usePortalRead<A>(
  read: PortalRead<A> | undefined,
  options: ReadOptions = {},
): UseQueryResult<ReadAnswer<A>> {
  const client = useQueryClient()
  return useQuery<ReadAnswer<A>>({
    ...(read?.(client) ?? NO_QUERY),
    enabled: read !== undefined && (options.enabled ?? true),
    ...(options.againAfter !== undefined && { refetchInterval: options.againAfter }),
    ...(options.keepPrevious === true && { placeholderData: keepPreviousData as never }),
  })
}

/**
 * A write that a screen sends itself, such as marking a notice read. Reads that it makes stale are refetched automatically. A failure is
 * thrown as an AskError, and the write is never retried.
 */
export async function pageWrite<N extends PageWrite>(call: N, args: Args<N>): Promise<Answer<N>> {
  const named = args as Record<string, unknown>
  // Main has checked the answer against this call's schema.
  return (await ask('portal.write', { call, args: named })) as Answer<N>
}

export const usePageWrite = <N extends PageWrite>(call: N): UseMutationResult<Answer<N>, Error, Args<N>> =>
  useMutation({ mutationFn: (args: Args<N>) => pageWrite(call, args) })

/** A query must not resolve to undefined: null stands for a missing answer. */
type Known<A> = undefined extends A ? Exclude<A, undefined> | null : A

/** Retries for something that doesn't exist yet but will, after that many milliseconds and only while the page is visible. */
export interface Awaited {
  readonly isComing: (error: AppError) => boolean
  readonly againAfter: number
}

/**
 * A query for a bridge entry that only reads, such as the order journal. While an `awaited` answer doesn't exist yet, its error is in
 * `failureReason`.
 */
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
