/** The training area: most content is the same for all stores; assessments and their results belong to a store. */
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { DAY, known, within } from '../../kit/rows.ts'
import { seeded } from '../../kit/seeded.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { motifOfTitle } from '../../world/motif-of-title.ts'
import { motifOf } from '../../world/world.ts'
import {
  ASSESSMENTS,
  DISPLAYS,
  EVENTS,
  GUIDELINES,
  LAUNCHES,
  LOOKBOOKS,
  PEOPLE,
  PRACTICES,
  PROCESS,
  STORES,
  STORIES,
  WARRANTIES,
  WEBINARS,
} from './texts.ts'

type Visit = VisitOf<'training'>

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
const picture = (folder: string, name: string): string => `media/${folder}/${slug(name)}.png`

const storyOf =
  (folder: string, openedAt: number) =>
  ([title, description, file]: readonly [string, string, string?], nth: number) => ({
    id: String(nth + 1),
    title,
    description,
    storeName: STORES[nth % STORES.length] ?? '',
    createdAt: isoAt(openedAt - (6 + nth * 23) * DAY),
    image: picture(folder, `${motifOfTitle(title)} ${title}`),
    url: file === undefined ? undefined : `media/${folder}/${slug(title)}.${file}`,
  })

/** Start days of events, relative to the portal's opening, some of them past. */
const eventsOf = ({ openedAt }: Pick<Visit, 'openedAt'>) =>
  EVENTS.map(([name, description, venue], nth) => ({
    id: `E${nth + 1}`,
    name,
    description,
    venue,
    begins: openedAt + (nth * 38 - 80) * DAY,
    days: 1 + (nth % 3),
  }))

const idOf = (nth: number): string => `A${nth + 1}`

const attempts = (visit: Visit) =>
  ASSESSMENTS.slice(0, -2).flatMap(([name], nth) =>
    seeded(visit, `assessment ${nth}`, 3, (random, who) => {
      const score = random.whole(38, 99)
      return {
        assessmentId: idOf(nth),
        staffName: PEOPLE[(nth + who) % PEOPLE.length] ?? '',
        score,
        status: score >= 60 ? 'Passed' : 'Failed',
        attemptedAt: isoAt(visit.openedAt - random.whole(1, 60) * DAY),
        key: `${slug(name)}-${who + 1}`,
      }
    }),
  )

/** Products from the catalogue, the same ones for a whole day. */
const productsOf = ({ world, clock }: Visit, count: number) => {
  const nth = Math.floor(clock() / DAY)
  const { products } = world
  return Array.from({ length: count }, (_, at) => products[(nth * 7 + at * 131) % products.length])
}

export const trainingCalls: AreaCalls<'training'> = {
  turnaroundStories: (_, { openedAt }) => STORIES.map(storyOf('stories', openedAt)),
  bestPractice: (_, { openedAt }) => PRACTICES.map(storyOf('practice', openedAt)),
  bestDisplay: () =>
    DISPLAYS.map(([category, description, motif], nth) => ({
      storename: STORES[(nth * 3) % STORES.length] ?? '',
      category,
      description,
      image: picture('displays', `${motif} ${nth}`),
    })),
  productLaunch: (_, visit) =>
    productsOf(visit, LAUNCHES.length).map((product, nth) => ({
      productName: product?.name ?? '',
      description: LAUNCHES[nth] ?? '',
      productId: product?.id,
      imageurl: product === undefined ? undefined : picture('products', `${motifOf(product)} ${product.id}`),
    })),
  productOfTheDay: (_, visit) =>
    productsOf(visit, 1).map((product) => ({
      productId: product?.id,
      name: product?.name ?? '',
      shortdesc: 'Show this product to every customer today.',
      description: 'Explain its use, its age range and what goes with it.',
      imageurl: product === undefined ? undefined : picture('products', `${motifOf(product)} ${product.id}`),
    })),
  events: ({ body: { fromDate, toDate } }, visit) =>
    eventsOf(visit)
      .map((event) => ({ ...event, ends: event.begins + (event.days - 1) * DAY }))
      // An event belongs to each of its days.
      .filter(({ begins, ends }) => within(fromDate, undefined)(ends) && within(undefined, toDate)(begins))
      .map(({ begins, ends, days: _, ...event }) => ({ ...event, fromDate: isoAt(begins), toDate: isoAt(ends) })),
  eventGallery: ({ query: { eventId } }, visit) => {
    const { name, begins } = known(
      eventsOf(visit).find(({ id }) => id === eventId),
      'Event not found.',
    )
    // A future event has no pictures.
    if (begins > visit.clock()) return []
    const captions = ['Arrival', 'In the hall', 'At the tables', 'The best of the day', 'All together']
    return captions.map((caption) => ({ caption, url: picture('events', `${name} ${caption}`) }))
  },
  process: () =>
    PROCESS.map(([category, subcategory]) => ({
      category,
      subcategory,
      image: picture('process', `${motifOfTitle(subcategory)} ${category} ${subcategory}`),
      productsLink: `media/process/${slug(`${category} ${subcategory}`)}.pdf`,
    })),
  warranty: () => WARRANTIES.map(([name, type]) => ({ name, type, url: `media/warranty/${slug(name)}.pdf` })),
  bestStaff: () =>
    PEOPLE.map((name, nth) => ({ name, storeName: STORES[nth % STORES.length] ?? '', image: picture('staff', name) })),
  webinars: (_, { openedAt }) =>
    WEBINARS.map((name, nth) => ({
      name,
      createdAt: isoAt(openedAt - (10 + nth * 20) * DAY),
      url: `media/webinars/${slug(name)}.webm`,
    })),
  assessments: (_, { openedAt }) =>
    ASSESSMENTS.map(([name, category], nth) => ({
      id: idOf(nth),
      name,
      category,
      lastDate: isoAt(openedAt + (nth * 12 - 20) * DAY),
    })),
  results: (_, visit) => attempts(visit),
  report: ({ body: { key } }, visit) => {
    const { key: there } = known(
      attempts(visit).find((attempt) => attempt.key === key),
      'Report not found.',
    )
    return { url: `media/reports/${there}.pdf` }
  },
  vmGuidelines: () => GUIDELINES.map((name) => ({ name, link: `media/vm/${slug(name)}.pdf` })),
  vmBestDisplay: () =>
    DISPLAYS.slice(0, 8).map(([category, description, motif], nth) => ({
      storename: STORES[(nth * 5 + 2) % STORES.length] ?? '',
      category,
      description,
      image: picture('vm', `${motif} window ${nth}`),
    })),
  lookbooks: () =>
    LOOKBOOKS.map(([name, season]) => ({
      name,
      season,
      path: `lookbooks/${slug(name)}.pdf`,
      image: picture('lookbooks', `${motifOfTitle(name)} ${name}`),
    })),
  lookbook: ({ query: { path } }) => {
    const [name] = known(
      LOOKBOOKS.find(([one]) => `lookbooks/${slug(one)}.pdf` === path),
      'Lookbook not found.',
    )
    return { url: `media/lookbooks/${slug(name)}.pdf` }
  },
}
