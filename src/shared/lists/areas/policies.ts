/** The company's policies, and changes to the till software, newest first. */
import { instantOf } from '../../domain/values/dates.ts'
import { badge, day, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

const newestFirst = <R extends { readonly createdAt?: string | undefined }>(rows: readonly R[]) => {
  const at = ({ createdAt }: R) => instantOf(createdAt ?? '') ?? 0
  return { rows: rows.toSorted((one, other) => at(other) - at(one)), count: rows.length }
}

export const policies = list({ policies: 'policies.list' }, ({ policies: all }) => newestFirst(all))({
  title: 'Policies',
  noun: ['policy', 'policies'],
  pages: 'whole',
  filters: { text: filter.text('Search policies', { of: ({ name }) => name }) },
  columns: {
    at: day('Date', ({ createdAt }) => createdAt),
    name: text('Policy', ({ name, path }) => name || path, { width: 360, grow: 3 }),
  },
  asks: () => ({ policies: {} }),
  key: ({ path }) => path,
  none: 'policiesNone',
})

export const releaseNotes = list({ notes: 'policies.releaseNotes' }, ({ notes }) => newestFirst(notes))({
  title: 'POS release notes',
  noun: ['note', 'notes'],
  pages: 'whole',
  filters: {
    text: filter.text('Search release notes', {
      of: ({ version, title, description }) => `${version} ${title} ${description}`,
    }),
  },
  columns: {
    version: badge('Version', ({ version }) => version, { width: 100 }),
    at: day('Date', ({ createdAt }) => createdAt),
    title: text('What’s new', ({ title }) => title, { width: 260, grow: 1 }),
    description: text('Summary', ({ description }) => description, { width: 420, grow: 3 }),
  },
  asks: () => ({ notes: {} }),
  key: ({ id, version, title }) => id ?? `${version} ${title}`,
  none: 'releaseNotesNone',
})
