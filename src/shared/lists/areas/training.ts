import { attemptsOf, eventsAtFirst } from '../../domain/content/training.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import { badge, day, percent, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

const UNTRIED = 'Not attempted'

export const assessments = list(
  { assessments: 'training.assessments', results: 'training.results' },
  ({ assessments: all, results }) => {
    const rows = attemptsOf(all, results)
    return { rows, count: rows.length }
  },
)({
  title: 'Assessments',
  noun: ['attempt', 'attempts'],
  pages: 'whole',
  filters: {
    staff: filter.text('Staff', { of: ({ attempt }) => attempt?.staffName }),
    status: filter.choice('Status', ['Passed', 'Failed', 'Pending', UNTRIED], {
      of: ({ attempt }) => attempt?.status ?? UNTRIED,
    }),
  },
  columns: {
    name: text('Assessment', ({ assessment }) => assessment.name, { width: 240, grow: 2 }),
    category: text('Category', ({ assessment }) => assessment.category, { under: 'name' }),
    until: day('Due', ({ assessment }) => assessment.lastDate),
    staff: text('Staff', ({ attempt }) => attempt?.staffName, { width: 170 }),
    at: day('Attempted on', ({ attempt }) => attempt?.attemptedAt),
    score: percent('Score', ({ attempt }) => attempt?.score),
    status: badge('Status', ({ attempt }) => attempt?.status ?? UNTRIED, {
      tone: ({ attempt }) => statusTone(attempt?.status ?? ''),
      width: 130,
    }),
  },
  asks: () => ({ assessments: { body: {} }, results: { body: {} } }),
  key: ({ assessment, attempt }) =>
    `${assessment.id ?? assessment.name} ${attempt?.key ?? ''} ${attempt?.staffName ?? ''}`,
  none: 'assessmentsNone',
})

export const events = list({ events: 'training.events' }, ({ events: all }) => ({ rows: all, count: all.length }))({
  title: 'Events',
  noun: ['event', 'events'],
  pages: 'whole',
  filters: {
    held: filter.days('Event', { first: eventsAtFirst, ends: ['From', 'To'] }),
    text: filter.text('Search events', { of: ({ name, venue, description }) => `${name} ${venue} ${description}` }),
  },
  columns: {
    from: day('From', ({ fromDate }) => fromDate),
    to: day('To', ({ fromDate, toDate }) => (toDate === fromDate ? undefined : toDate)),
    name: text('Event', ({ name }) => name, { width: 240, grow: 1 }),
    venue: text('Venue', ({ venue }) => venue, { width: 180 }),
    description: text('Details', ({ description }) => description, { width: 320, grow: 2 }),
  },
  asks: ({ filters: { held } }) => ({ events: { body: { fromDate: held?.from, toDate: held?.to } } }),
  key: ({ id, name, fromDate }) => id ?? `${name} ${fromDate}`,
  none: 'eventsNone',
})

export const warrantyDocuments = list({ documents: 'training.warranty' }, ({ documents }) => ({
  rows: documents,
  count: documents.length,
}))({
  title: 'Babyhug warranty',
  noun: ['document', 'documents'],
  pages: 'whole',
  filters: { text: filter.text('Search documents', { of: ({ name }) => name }) },
  columns: {
    type: badge('Type', ({ type }) => type, { width: 180 }),
    name: text('Document', ({ name }) => name, { width: 360, grow: 3 }),
  },
  asks: () => ({ documents: {} }),
  key: ({ url }) => url,
  none: 'warrantyNone',
  failed: 'warrantyFailed',
})
