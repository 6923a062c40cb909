/**
 * What a kind of paper is: what names one, what the portal is asked for it, how its value is built, and how it goes out.
 * The value alone is drawn (src/renderer/papers), so all that a paper says is decided here and in domain/papers.
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

/** The page that a kind is made for; one that flows may be put on another sheet by `onSheet`. */
export interface PageFormat {
  readonly size: Sheet
  readonly orientation: 'portrait' | 'landscape'
  /** Millimetres: top, right, bottom, left. */
  readonly margins: readonly [top: number, right: number, bottom: number, left: number]
  /** With `Page x of y` in the margin, and the running head on every sheet but the first. */
  readonly numbered: boolean
}

/** Flows over as many sheets as it takes; its margins say which sheet this is. */
export const DOCUMENT: PageFormat = {
  size: 'A4',
  orientation: 'portrait',
  margins: [10, 10, 14, 10],
  numbered: true,
}
/** A document flows on any sheet; what draws its own sheets, such as badges of a fixed size, stays on its own. */
export const onSheet = (page: PageFormat, size: Sheet): PageFormat => (page.numbered ? { ...page, size } : page)

/** Draws each sheet itself, from edge to edge. */
export const WHOLE_SHEETS: PageFormat = {
  size: 'A4',
  orientation: 'portrait',
  margins: [0, 0, 0, 0],
  numbered: false,
}

/** What papers are built from besides the portal's answers. */
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
  /** Whether a picture that a person chose is still there. */
  readonly hasPicture: (id: string) => boolean
  /** A cart of the store's as it is here now. */
  readonly cart: (cart: CartRef) => Promise<Result<CartSnapshot>>
  /** An order of this computer's journal, by its client order key. */
  readonly order: (key: string) => Result<JournalOrder>
}

export interface PaperSpec<S extends z.ZodType, V> {
  /** What names one: its kind, and ids, names and choices. */
  readonly subject: S
  /** What is drawn of it: asked for, and built; refused with the portal's error or the rule's sentence. */
  readonly load: (subject: z.output<S>, ask: AskPortal, context: PaperContext) => Result<V> | Promise<Result<V>>
  /** How a person calls it before it is made, such as `order PO-41873-T`. */
  readonly about: (subject: z.output<S>) => string
  /** Several of it, such as `order invoices`. */
  readonly plural: string
  readonly title: (value: V) => string
  /** Without its ending. */
  readonly fileName: (value: V, context: PaperContext) => string
  readonly runningHead?: (value: V) => string
  /** What stands on each copy; absent where it goes out once. */
  readonly mark?: (value: V, copy: Copy) => string
  /** What is wrong with it and doesn't keep it from being printed: told before it is. */
  readonly caution?: (value: V) => string | undefined
  readonly page: PageFormat | ((value: V) => PageFormat)
}

export interface CopyMark {
  readonly copy: Copy
  /** '' where the paper goes out in one copy, and needs no mark. */
  readonly mark: string
}

/** A paper that is ready to be drawn. */
export interface Made<V> {
  readonly value: V
  readonly title: string
  readonly fileName: string
  readonly runningHead: string
  /** Those that it goes out in, in their order: all three, or the original alone. */
  readonly copies: readonly CopyMark[]
  /** What is wrong with it all the same; undefined for nothing. */
  readonly caution?: string | undefined
  readonly page: PageFormat
}

export interface Paper<S extends z.ZodType, V> {
  readonly subject: S
  readonly plural: string
  readonly about: (subject: z.output<S>) => string
  /** Asks what it is made of and builds it; refused with the portal's error or the rule's sentence. */
  readonly make: (subject: z.output<S>, ask: AskPortal, context: PaperContext) => Promise<Result<Made<V>>>
}

/** An entry of the registry: types flow from `subject` to `load`, and from there to the drawing. */
export const paper = <S extends z.ZodType, V>(spec: PaperSpec<S, V>): Paper<S, V> => ({
  subject: spec.subject,
  plural: spec.plural,
  about: spec.about,
  make: async (subject, ask, context) => {
    const loaded = await spec.load(subject, ask, context)
    return loaded.ok ? ok(madeOf(spec, loaded.value, context)) : loaded
  },
})

/** What a rule has built, or the sentence of why it hasn't. */
export function fromRule<V>(built: Built<V>): Result<V> {
  if (built.ok) return ok(built.paper)
  const { error } = refuse(built.why)
  return fail(
    built.because === undefined ? error : { ...error, because: say(built.because.sentence, built.because.values) },
  )
}

function madeOf<S extends z.ZodType, V>(
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

const ONLY: CopyMark = { copy: 'original', mark: '' }
