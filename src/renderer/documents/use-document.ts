/** A document from the portal: main downloads it from the address in an answer, and the page gets a ticket. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import type { Args, CallName } from '../../shared/portal/calls.ts'
import { ask } from '../bridge/bridge.ts'
import { createTaskLimit } from './task-limit.ts'

/** The place of a document's address: the call, the field, and the row if the answer is a list. */
export interface DocumentSource {
  readonly call: CallName
  readonly args: Record<string, unknown>
  readonly field: string
  readonly row?: string
}

/** Builds a source; its arguments are type-checked against the call. */
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

/** The query for a document; `request` identifies the transfer while it runs. */
export const documentQuery = (source: DocumentSource, request: string) => ({
  queryKey: ['documents.open', source] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<OpenedDocument> => {
    signal.addEventListener('abort', () => void window.storedesk.ask('transfers.stop', { request }), { once: true })
    return ask('documents.open', { ...source, request })
  },
  // The ticket is valid for the session: a new one would restart sound and film.
  staleTime: Number.POSITIVE_INFINITY,
})

/** useId is unique only within a window, so request ids are prefixed with this. */
const PAGE = crypto.randomUUID()

/** Limits the pictures loaded at once, so that the portal needn't serve a whole screen of cards together. */
const pictureTurn = createTaskLimit(4)

/** The same for a picture on a card: it waits for its turn, an opened document doesn't. */
export function usePictureDocument(source: DocumentSource, enabled: boolean): UseQueryResult<OpenedDocument> {
  const query = documentQuery(source, `${PAGE}${useId()}`)
  return useQuery({
    ...query,
    queryFn: (context) => pictureTurn(() => query.queryFn(context), context.signal),
    enabled,
  })
}

/** Loads a document until it is there or the component unmounts; its ticket is valid for the session. */
export function useDocument(
  source: DocumentSource,
  enabled = true,
): UseQueryResult<OpenedDocument> & { readonly request: string } {
  const request = `${PAGE}${useId()}`
  return { ...useQuery({ ...documentQuery(source, request), enabled }), request }
}

/** The address for an `<img>`, `<audio>` or `<video>`. */
export const mediaAddress = ({ ticket }: Pick<OpenedDocument, 'ticket'>): string => `/media/${ticket}`
