/**
 * Where the choices of a filter come from: they are always the same, or follow from who is signed in (`known`), are what the
 * rows of a list have (`fromRows`), or what a call of the portal answers (`fromCall`). All may hang on other filters.
 */
import { lazily } from '../lazily.ts'
import type { Answer, Args, CallName } from '../portal/calls.ts'
import type { ListContext } from './context.ts'

export interface Option {
  readonly value: string
  readonly label: string
  /** Rows that would be left, where they are counted. */
  readonly count?: number | undefined
}

/** What choices may depend on. */
export interface Choosing {
  readonly context: ListContext
  /** What is chosen in each of the filters that the choices hang on; empty where nothing is. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

/** What there is to find them in. */
export interface Source extends Choosing {
  /** The values of the rows of a list that is held whole, each with how many have it; undefined while they aren't there. */
  readonly counts: ReadonlyMap<string, number> | undefined
  /** What the call answered; undefined while it hasn't. */
  readonly answer: unknown
}

export interface AskedChoices {
  readonly call: CallName
  readonly args: Args<CallName>
}

export interface Choices {
  /** Names of the filters that they hang on, which stand before. */
  readonly within: readonly string[]
  /** Where they are always the same: anything else in an address counts as not said. */
  readonly always?: readonly string[] | undefined
  /** They are nothing but what is counted in rows: the list is held whole, and its filter says what `of` a row it is about. */
  readonly counted?: true
  /** What the portal is asked for them; undefined while another filter has to be set before. */
  asks?(about: Choosing): AskedChoices | undefined
  /** Undefined while they aren't known. */
  offered(source: Source): readonly Option[] | undefined
  /** What a value is called. */
  words(value: string, about: Choosing): string
  /** Whether a value may be one of them, where there are neither rows nor answers. */
  takes(value: string, about: Choosing): boolean
}

interface Within {
  readonly within?: readonly string[]
}

/** A fixed list, or one that is known without asking. */
export function known(
  choices: readonly string[] | ((about: Choosing) => readonly Option[]),
  { within = [] }: Within = {},
): Choices {
  const fixed = typeof choices === 'function' ? undefined : choices.map((value) => ({ value, label: value }))
  const options = typeof choices === 'function' ? choices : () => fixed ?? []
  const find = (value: string, about: Choosing) => options(about).find((option) => option.value === value)
  return {
    within,
    always: fixed?.map(({ value }) => value),
    offered: ({ counts, ...about }) =>
      options(about).map((option) =>
        counts === undefined ? option : { ...option, count: counts.get(option.value) ?? 0 },
      ),
    words: (value, about) => find(value, about)?.label ?? value,
    takes: (value, about) => find(value, about) !== undefined,
  }
}

const inOrder = lazily(() => new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }))

/** What the rows of a list that is held whole have, with how many have it. */
export const fromRows = ({ within = [] }: Within = {}): Choices => ({
  within,
  counted: true,
  offered: ({ counts }) =>
    counts &&
    [...counts]
      .map(([value, count]) => ({ value, label: value, count }))
      .toSorted((one, other) => inOrder().compare(one.label, other.label)),
  words: (value) => value,
  takes: () => true,
})

interface FromCall<N extends CallName> extends Within {
  /** Undefined while another filter has to be set before. */
  asks(about: Choosing): Args<N> | undefined
  options(answer: Answer<N>, about: Choosing): readonly Option[]
  /** What a value is called where that can be told without the answer: in files and on paper. */
  words?(value: string, about: Choosing): string
}

/** What a call that only reads answers. A value is passed on as it is, whether it is one of them or not. */
export const fromCall = <N extends CallName>(
  call: N,
  { within = [], asks, options, words = (value) => value }: FromCall<N>,
): Choices => ({
  within,
  asks: (about) => {
    const args = asks(about)
    return args && { call, args: args as Args<CallName> }
  },
  offered: ({ answer, ...about }) => (answer === undefined ? undefined : options(answer as Answer<N>, about)),
  words,
  takes: () => true,
})

/** What is chosen in these filters. */
export const chosenIn = (
  state: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    names.map((name) => [name, [state[name]].flat().filter((one): one is string => typeof one === 'string')]),
  )
