/**
 * The definition of a kind of paper: its subject, its portal calls, its value, and its output. Only the value is drawn
 * (src/renderer/papers), so all contents of a paper are decided here and in domain/papers.
 */
import type { z } from 'zod'
import type { CartSnapshot } from '../domain/carts/cart.ts'
import type { CartRef } from '../domain/carts/cart-ref.ts'
import type { JournalOrder } from '../domain/orders/order.ts'
import type { Built } from '../domain/papers/built.ts'
import { COPIES, type Copy } from '../domain/papers/copies.ts'
import type { PaperReference } from '../domain/papers/parties.ts'
import type { Sheet } from '../domain/papers/sheets.ts'
import type { Store } from '../domain/people/store.ts'
import type { Day } from '../domain/values/dates.ts'
import { fail, ok, type Result, refuse } from '../errors.ts'
import { say } from '../messages.ts'
import type { AskPortal } from '../portal/ask.ts'
import type { BadgeDesigns, PerformanceRule } from '../reference.ts'

/** The page of a kind; `onSheet` can put a flowing one on another sheet size. */
export interface PageFormat {
  readonly size: Sheet
  readonly orientation: 'portrait' | 'landscape'
  /** Millimetres: top, right, bottom, left. */
  readonly margins: readonly [top: number, right: number, bottom: number, left: number]
  /** True for `Page x of y` in the margin, and the running head on every sheet except the first. */
  readonly numbered: boolean
}

/** Flows over as many sheets as needed; the margin has the sheet's number. */
export const DOCUMENT: PageFormat = {
  size: 'A4',
  orientation: 'portrait',
  margins: [10, 10, 14, 10],
  numbered: true,
}
/** A flowing document fits any sheet size; papers that draw their own sheets, such as badges of a fixed size, keep theirs. */
export const onSheet = (page: PageFormat, size: Sheet): PageFormat => (page.numbered ? { ...page, size } : page)

/** For papers that draw each sheet themselves, from edge to edge. */
export const WHOLE_SHEETS: PageFormat = {
  size: 'A4',
  orientation: 'portrait',
  margins: [0, 0, 0, 0],
  numbered: false,
}

/** The data that papers are built from besides the portal's answers. */
export interface PaperContext {
  readonly store: Store
  readonly reference: PaperReference & {
    readonly badges: BadgeDesigns
    readonly performance: readonly PerformanceRule[]
  }
  /** The day in India. */
  readonly today: Day
  /** Milliseconds since 1970. */
  readonly now: number
  /** Returns true if a picture chosen by the user still exists. */
  readonly hasPicture: (id: string) => boolean
  /** A cart of the store in its current state here. */
  readonly cart: (cart: CartRef) => Promise<Result<CartSnapshot>>
  /** An order of this computer's journal, by its client order key. */
  readonly order: (key: string) => Result<JournalOrder>
}

export interface PaperSpec<S extends z.ZodType, V> {
  /** Identifies a paper: its kind, with ids, names and choices. */
  readonly subject: S
  /** Loads and builds the value to draw; refuses with the portal's error or the rule's sentence. */
  readonly load: (subject: z.output<S>, ask: AskPortal, context: PaperContext) => Result<V> | Promise<Result<V>>
  /** The paper's name before it is made, such as `order PO-41873-T`. */
  readonly about: (subject: z.output<S>) => string
  /** The plural, such as `order invoices`. */
  readonly plural: string
  readonly title: (value: V) => string
  /** Without the extension. */
  readonly fileName: (value: V, context: PaperContext) => string
  readonly runningHead?: (value: V) => string
  /** The mark on each copy; absent if there is only one copy. */
  readonly mark?: (value: V, copy: Copy) => string
  /** A problem that doesn't prevent printing, shown beforehand. */
  readonly caution?: (value: V) => string | undefined
  readonly page: PageFormat | ((value: V) => PageFormat)
}

export interface CopyLabel {
  readonly copy: Copy
  /** '' for a paper with a single copy, which needs no mark. */
  readonly mark: string
}

/** A paper that is ready to be drawn. */
export interface Made<V> {
  readonly value: V
  readonly title: string
  readonly fileName: string
  readonly runningHead: string
  /** The paper's copies in order: all three, or just the original. */
  readonly copies: readonly CopyLabel[]
  /** A problem that doesn't prevent printing; undefined if there is none. */
  readonly caution?: string | undefined
  readonly page: PageFormat
}

export interface Paper<S extends z.ZodType, V> {
  readonly subject: S
  readonly plural: string
  readonly about: (subject: z.output<S>) => string
  /** Loads the data and builds the paper; refuses with the portal's error or the rule's sentence. */
  readonly make: (subject: z.output<S>, ask: AskPortal, context: PaperContext) => Promise<Result<Made<V>>>
}

/** An entry of the registry: types are inferred from `subject` to `load`, and from there to the drawing. */
export const paper = <S extends z.ZodType, V>(spec: PaperSpec<S, V>): Paper<S, V> => ({
  subject: spec.subject,
  plural: spec.plural,
  about: spec.about,
  make: async (subject, ask, context) => {
    const loaded = await spec.load(subject, ask, context)
    return loaded.ok ? ok(paperFrom(spec, loaded.value, context)) : loaded
  },
})

/** Converts a rule's result: the built paper, or the sentence that says why there is none. */
export function fromRule<V>(built: Built<V>): Result<V> {
  if (built.ok) return ok(built.paper)
  const { error } = refuse(built.why)
  return fail(
    built.because === undefined ? error : { ...error, because: say(built.because.sentence, built.because.values) },
  )
}

function paperFrom<S extends z.ZodType, V>(
  { title, fileName, runningHead, mark, caution, page }: PaperSpec<S, V>,
  value: V,
  context: PaperContext,
): Made<V> {
  const wrong = caution?.(value)
  return {
    value,
    title: title(value),
    fileName: fileName(value, context),
    runningHead: runningHead?.(value) ?? '',
    copies: mark === undefined ? [ONLY] : COPIES.map((copy) => ({ copy, mark: mark(value, copy) })),
    ...(wrong !== undefined && { caution: wrong }),
    page: typeof page === 'function' ? page(value) : page,
  }
}

const ONLY: CopyLabel = { copy: 'original', mark: '' }
