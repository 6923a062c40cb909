/**
 * What a kind of paper is: what names one, what the portal is asked for it, how its value is built, and how it goes out.
 * The value alone is drawn (src/renderer/papers), so all that a paper says is decided here and in domain/papers.
 */
import type { z } from 'zod'
import type { CartSnapshot, CartType } from '../domain/cart.ts'
import type { Day } from '../domain/dates.ts'
import type { JournalOrder } from '../domain/order.ts'
import type { Built } from '../domain/papers/built.ts'
import { COPIES, type Copy } from '../domain/papers/copies.ts'
import type { PaperReference } from '../domain/papers/parties.ts'
import type { Sheet } from '../domain/papers/sheets.ts'
import type { Store } from '../domain/store.ts'
import { ok, type Result, refuse } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import type { Answer, Args, CallName } from '../portal/calls.ts'
import type { BadgeDesigns } from '../reference.ts'

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
  readonly reference: PaperReference & { readonly badges: BadgeDesigns }
  /** The day in India. */
  readonly today: Day
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether a picture that a person chose is still there. */
  readonly hasPicture: (id: string) => boolean
  /** A cart of the store's as it is here now. */
  readonly cart: (cartType: CartType) => Promise<Result<CartSnapshot>>
  /** An order of this computer's journal, by its client order key. */
  readonly order: (key: string) => Result<JournalOrder>
}

interface Read<N extends CallName, S> {
  readonly call: N
  readonly args: (subject: S) => Args<N>
}

/** A call that a paper is made of, with the arguments that its subject gives. */
export const read = <N extends CallName, S>(call: N, args: (subject: S) => Args<N>): Read<N, S> => ({ call, args })

type Reads<S> = Readonly<Record<string, Read<CallName, S>>>
type AnswersOf<R> = {
  readonly [K in keyof R]: R[K] extends { readonly call: infer N extends CallName } ? Answer<N> : never
}

export interface PaperSpec<S extends z.ZodType, R extends Reads<z.output<S>>, V> {
  /** What names one: its kind, and ids, names and choices. */
  readonly subject: S
  readonly reads: R
  readonly build: (answers: AnswersOf<R>, subject: z.output<S>, context: PaperContext) => Built<V>
  /** How a person calls it before it is made, such as `order PO-41873-T`. */
  readonly about: (subject: z.output<S>) => string
  /** Several of it, such as `order invoices`. */
  readonly plural: string
  readonly title: (value: V) => string
  /** Without its ending. */
  readonly fileName: (value: V) => string
  readonly runningHead?: (value: V) => string
  /** What stands on each copy; absent where it goes out once. */
  readonly mark?: (value: V, copy: Copy) => string
  readonly page: PageFormat
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
  readonly page: PageFormat
}

export interface Paper<S extends z.ZodType, V> {
  readonly subject: S
  readonly plural: string
  readonly about: (subject: z.output<S>) => string
  /** Asks what it is made of and builds it; refused with the portal's error or the rule's sentence. */
  readonly make: (subject: z.output<S>, ask: AskPortal, context: PaperContext) => Promise<Result<Made<V>>>
}

/** An entry of the registry: types flow from `subject` and `reads` to `build`, and from there to the drawing. */
export function paper<S extends z.ZodType, const R extends Reads<z.output<S>>, V>(
  spec: PaperSpec<S, R, V>,
): Paper<S, V> {
  const { subject, plural, about } = spec
  return {
    subject,
    plural,
    about,
    make: async (asked, ask, context) => {
      const answers = await Promise.all(
        Object.entries(spec.reads).map(async ([name, { call, args }]) => [name, await ask(call, args(asked))] as const),
      )
      for (const [, answer] of answers) if (!answer.ok) return answer
      const values = Object.fromEntries(answers.map(([name, answer]) => [name, answer.ok ? answer.value : undefined]))
      // Each answer is that of the call which stands under its name.
      const built = spec.build(values as AnswersOf<R>, asked, context)
      return built.ok ? ok(madeOf(spec, built.paper)) : refuse(built.why)
    },
  }
}

type Looks<V> = Pick<PaperSpec<z.ZodType, Reads<unknown>, V>, 'title' | 'fileName' | 'runningHead' | 'mark' | 'page'>

export function madeOf<V>({ title, fileName, runningHead, mark, page }: Looks<V>, value: V): Made<V> {
  return {
    value,
    title: title(value),
    fileName: fileName(value),
    runningHead: runningHead?.(value) ?? '',
    copies: mark === undefined ? [ONLY] : COPIES.map((copy) => ({ copy, mark: mark(value, copy) })),
    page,
  }
}

const ONLY: CopyMark = { copy: 'original', mark: '' }
