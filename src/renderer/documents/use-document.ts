/** A document of the portal's: main fetches it from where an answer says, and the page gets a ticket. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import type { Args, CallName } from '../../shared/portal/calls.ts'
import { ask } from '../app/bridge.ts'
import { takingTurns } from './turns.ts'

/** Where an address stands: in which answer, in which field, of which row where the answer is a list. */
export interface DocumentSource {
  readonly call: CallName
  readonly args: Record<string, unknown>
  readonly field: string
  readonly row?: string
}

/** A source whose arguments are held against its call. */
export const documentOf = <N extends CallName>(
  call: N,
  args: Args<N>,
  field: string,
  row?: string,
): DocumentSource => ({
  call,
  args: args as Record<string, unknown>,
  field,
  ...(row !== undefined && { row }),
})

/** How a document is asked for; `request` is the page's name for it while it is on its way. */
export const documentQuery = (source: DocumentSource, request: string) => ({
  queryKey: ['documents.open', source] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<OpenedDocument> => {
    signal.addEventListener('abort', () => void window.storedesk.ask('transfers.stop', { request }), { once: true })
    return ask('documents.open', { ...source, request })
  },
  // Its ticket is good for the session: a new one would begin sound and film anew.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Windows number their parts alike: what is under way in this one has its name before it. */
const PAGE = crypto.randomUUID()

/** Pictures of cards that are asked for at once: the portal needn't answer for a whole screen of them together. */
const pictureTurn = takingTurns(4)

/** The same of a picture on a card: it waits for its turn, what is opened doesn't. */
export function usePictureDocument(source: DocumentSource, enabled: boolean): UseQueryResult<OpenedDocument> {
  const query = documentQuery(source, `${PAGE}${useId()}`)
  return useQuery({
    ...query,
    queryFn: (context) => pictureTurn(() => query.queryFn(context), context.signal),
    enabled,
  })
}

/** Asked for until it is there or nobody waits any more; the ticket lasts as long as the session. */
export function useDocument(
  source: DocumentSource,
  enabled = true,
): UseQueryResult<OpenedDocument> & { readonly request: string } {
  const request = `${PAGE}${useId()}`
  return { ...useQuery({ ...documentQuery(source, request), enabled }), request }
}

/** What an `<img>`, an `<audio>` or a `<video>` is given. */
export const mediaAddress = ({ ticket }: Pick<OpenedDocument, 'ticket'>): string => `/media/${ticket}`
