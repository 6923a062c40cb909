/** The list as it stands on the screen, for main to make a file or a paper of. */
import type { ListRequest } from '../../shared/lists/list-request.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

export function listRequestOf({ name, state, shown }: ListModel, layout: Layout, subject: string): ListRequest {
  // What is shown, also where something else was asked for and can't be had.
  const { filters, sort } = shown?.state ?? state
  return {
    list: name,
    filters: filters as ListRequest['filters'],
    subject,
    ...(sort !== undefined && { sort }),
    columns: layout.keys,
  }
}
