/** The list as it is on screen, for main to build a file or a paper from. */
import type { ListRequest } from '../../shared/lists/list-request.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

export function listRequestOf({ name, state, shown }: ListModel, layout: Layout, subject: string): ListRequest {
  // The state of the rows on screen, even if a newer request has failed.
  const { filters, sort } = shown?.state ?? state
  return {
    list: name,
    filters: filters as ListRequest['filters'],
    subject,
    ...(sort !== undefined && { sort }),
    columns: layout.keys,
  }
}
