/**
 * Training material for stores: stories, displays, launches, events, films, documents, assessments. A row without a number is identified by
 * its address.
 */
import { z } from 'zod'
import { call } from '../call.ts'
import { address, documentUrl } from '../document-url.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

const picture = f.shown(address)
const BY_IMAGE = { row: 'image', fields: { image: ['picture'] } } as const

/** A store's story for the others: text, a picture and optionally a document. */
const story = z.object({
  id: ours('the number of the story', f.shown(f.textId)),
  title: ours('its title', f.text()),
  description: ours('its text', f.text(5000)),
  storeName: ours('store of the story', f.text(200)),
  createdAt: ours('date published', f.shown(f.moment)),
  image: ours('the address of its picture', picture),
  url: ours('the address of its document', picture),
})
const STORY = { row: 'title', fields: { image: ['picture'], url: ['pdf', 'video', 'picture'] } } as const

export const training = {
  turnaroundStories: call({ get: '/api/lms/turnaroundstories', answer: rows(story), keep: 'day', documents: STORY }),
  bestPractice: call({ get: '/api/lms/bestpractice', answer: rows(story), keep: 'day', documents: STORY }),
  bestDisplay: call({
    get: '/api/lms/bestdisplay',
    answer: rows(
      z.object({ storename: f.text(200), category: f.text(200), description: f.text(2000), image: picture }),
    ),
    keep: 'day',
    documents: BY_IMAGE,
  }),
  productLaunch: call({
    get: '/api/lms/productlaunch',
    answer: rows(
      z.object({
        productName: f.text(),
        description: f.text(5000),
        productId: ours('the product', f.shown(f.id)),
        imageurl: picture,
      }),
    ),
    keep: 'day',
    documents: { row: 'imageurl', fields: { imageurl: ['picture'] } },
  }),
  productOfTheDay: call({
    get: '/api/lms/productoftheday',
    answer: rows(
      z.object({
        productId: f.shown(f.id),
        name: f.text(),
        shortdesc: f.text(1000),
        description: f.text(5000),
        imageurl: picture,
      }),
    ),
    keep: 'minute',
    documents: { row: 'imageurl', fields: { imageurl: ['picture'] } },
  }),
  events: call({
    post: '/api/training/getEventList',
    effect: 'read',
    body: z.object({ fromDate: z.string().optional(), toDate: z.string().optional() }),
    answer: rows(
      z.object({
        id: ours('the number of the event', f.shown(f.textId)),
        name: ours('name of the event', f.text()),
        description: ours('description of the event', f.text(5000)),
        venue: ours('venue', f.text()),
        fromDate: ours('start date', f.shown(f.moment)),
        toDate: ours('end date', f.shown(f.moment)),
      }),
    ),
    keep: 'minute',
  }),
  eventGallery: call({
    get: '/api/training/getEventGalleryUrl',
    query: z.object({ eventId: ours('event of the requested pictures', f.words(64)) }),
    answer: rows(
      z.object({ caption: ours('caption of the picture', f.text()), url: ours('address of the picture', address) }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['picture', 'video'] } },
  }),
  process: call({
    get: '/api/trainingprocess',
    answer: rows(z.object({ category: f.text(200), subcategory: f.text(200), image: picture, productsLink: picture })),
    keep: 'day',
    documents: {
      row: 'productsLink',
      fields: { image: ['picture'], productsLink: ['pdf', 'video', 'picture', 'sheet'] },
    },
  }),
  warranty: call({
    get: '/api/warrantydetails',
    answer: rows(z.object({ name: f.text(), type: f.text(200), url: address })),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['pdf', 'picture', 'sheet'] } },
  }),
  bestStaff: call({
    get: '/api/beststaff',
    answer: rows(z.object({ name: ours('name', f.text(200)), storeName: f.text(200), image: picture })),
    keep: 'day',
    documents: BY_IMAGE,
  }),
  webinars: call({
    get: '/api/webinarvideos',
    answer: rows(
      z.object({
        name: ours('name of the video', f.text()),
        createdAt: ours('date published', f.shown(f.moment)),
        url: ours('address of the video', address),
      }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['video'] } },
  }),
  assessments: call({
    post: '/api/assessment',
    effect: 'read',
    body: z.object({}),
    answer: rows(
      z.object({
        id: ours('the number of the assessment', f.shown(f.textId)),
        name: ours('name of the assessment', f.text()),
        category: ours('its category', f.text(200)),
        lastDate: ours('the last day for it', f.shown(f.moment)),
      }),
    ),
    keep: 'minute',
  }),
  results: call({
    post: '/api/result',
    effect: 'read',
    body: z.object({}),
    answer: rows(
      z.object({
        assessmentId: ours('the assessment', f.shown(f.textId)),
        staffName: ours('staff member', f.text(200)),
        score: ours('the score in percent', f.shown(f.percent)),
        status: ours('passed or failed', f.text(60)),
        attemptedAt: ours('date of the attempt', f.shown(f.moment)),
        /** The key for requesting its report. */
        key: ours('key to request its report', f.text(500)),
      }),
    ),
    keep: 'minute',
  }),
  report: call({
    post: '/api/downloadreport',
    effect: 'read',
    body: z.object({ key: f.words(500) }),
    answer: documentUrl,
    keep: 'minute',
    documents: { fields: { url: ['pdf', 'sheet', 'picture'] } },
  }),
  vmGuidelines: call({
    get: '/api/vmguidelines',
    answer: rows(z.object({ name: f.text(), link: address })),
    keep: 'day',
    documents: { row: 'link', fields: { link: ['pdf', 'picture', 'video'] } },
  }),
  vmBestDisplay: call({
    get: '/api/vmguidelines/vmbestdisplay',
    answer: rows(
      z.object({ storename: f.text(200), category: f.text(200), description: f.text(2000), image: address }),
    ),
    keep: 'day',
    documents: BY_IMAGE,
  }),
  lookbooks: call({
    get: '/api/lookbooks',
    answer: rows(
      z.object({
        name: ours('name of the lookbook', f.text()),
        season: ours('its season', f.text(100)),
        path: ours('key to request it', f.words(500)),
        image: ours('the address of its picture', picture),
      }),
    ),
    keep: 'day',
    documents: BY_IMAGE,
  }),
  lookbook: call({
    get: '/api/lookbooks/getLookbook',
    query: z.object({ path: f.words(500) }),
    answer: documentUrl,
    keep: 'minute',
    documents: { fields: { url: ['pdf', 'picture'] } },
  }),
}
