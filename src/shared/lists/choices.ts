/**
 * The sources of a filter's choices: fixed ones or ones that depend on the signed-in user (`known`), the values in the list's rows
 * (`fromRows`), or the answer to a portal call (`fromCall`). All of them may depend on other filters.
 */
import { lazily } from '../lazily.ts'
import type { Answer, Args, CallName } from '../portal/calls.ts'
import { sentenceCase } from '../text.ts'
import type { ListContext } from './context.ts'

export interface Option {
  readonly value: string
  readonly label: string
  /** Number of rows that would be left, if they are counted. */
  readonly count?: number | undefined
}

/** The data that choices may depend on. */
export interface Choosing {
  readonly context: ListContext
  /** The values chosen in each filter that the choices depend on; empty if there are none. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

export interface Source extends Choosing {
  /** The values in the rows of a completely loaded list, with their counts; undefined until it is loaded. */
  readonly counts: ReadonlyMap<string, number> | undefined
  /** The call's answer; undefined until there is one. */
  readonly answer: unknown
}

export interface ChoicesRequest {
  readonly call: CallName
  readonly args: Args<CallName>
}

export interface Choices {
  /** Names of the filters that they depend on, which come first. */
  readonly within: readonly string[]
  /** Set for fixed choices: other values in an address are ignored. */
  readonly always?: readonly string[] | undefined
  /** Set if the choices are the values counted in rows: the list is loaded completely, and its filter's `of` gives a row's value. */
  readonly counted?: true
  /** The portal call for the choices; undefined while another filter has to be set first. */
  asks?(about: Choosing): ChoicesRequest | undefined
  /** Undefined while they aren't known. */
  offered(source: Source): readonly Option[] | undefined
  words(value: string, about: Choosing): string
  /** True if a value may be a choice, when there are neither rows nor answers. */
  takes(value: string, about: Choosing): boolean
}

interface Within {
  readonly within?: readonly string[]
}

/** Fixed choices, named by their values, or choices known without a call. */
export function known(
  choices: readonly string[] | ((about: Choosing) => readonly Option[]),
  { within = [] }: Within = {},
): Choices {
  const fixed =
    typeof choices === 'function' ? undefined : choices.map((value) => ({ value, label: sentenceCase(value) }))
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

/** The values in the rows of a completely loaded list, with their counts. */
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
  /** Undefined while another filter has to be set first. */
  asks(about: Choosing): Args<N> | undefined
  options(answer: Answer<N>, about: Choosing): readonly Option[]
  /** The label of a value if it is known without the answer, for files and paper. */
  words?(value: string, about: Choosing): string
}

/** Choices from a read-only call. Values are passed on unchanged, even if they aren't among the choices. */
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

/** The values chosen in these filters. */
export const chosenIn = (
  state: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    names.map((name) => [name, [state[name]].flat().filter((one): one is string => typeof one === 'string')]),
  )
