/** How an area says what it remembers: its events, what each of them changes, and what is not in the file. */
import type { z } from 'zod'
import type { Surroundings } from '../surroundings.ts'
import type { Emit, Signal, Signals } from './signals.ts'

export type EventSchemas = Readonly<Record<string, z.ZodObject>>

/** How an area behaves, by names that no other area has. */
interface StateSettings<I extends object> {
  readonly shape: z.ZodRawShape
  readonly initial: I
}

interface Definition<E extends EventSchemas, S, R, M, I extends object> {
  /**
   * By the type that stands in the file, which no other area may use. A file outlives the program: a field that is added
   * is optional or has a default, and an event that is given up is still read.
   */
  readonly events: E
  /** Types that are on the disk before anything is said about them. */
  readonly promised?: readonly (keyof E)[]
  /** The same for the same seed and the same opening: the file has nothing of it. */
  readonly initial: (surroundings: Surroundings) => S
  /** Changes the state, from nothing but the event: a replay has to come to the same. */
  readonly apply: { readonly [K in keyof E]: (state: S, event: z.output<E[K]>, emit: Emit) => void }
  /** What other areas' events change here. */
  readonly on?: { readonly [N in Signal]?: (state: S, signal: Signals[N]) => void }
  /** What every area may ask of it. */
  readonly read: (state: S, surroundings: Surroundings) => R
  /** What it knows until the process ends, and no other area. */
  readonly memory?: (surroundings: Surroundings) => M
  readonly settings?: StateSettings<I>
}

/** An area's part of the state, before the portal has been opened. */
export interface AreaState<E extends EventSchemas = EventSchemas, R = unknown, M = unknown, I extends object = object> {
  readonly events: E
  readonly memory: ((surroundings: Surroundings) => M) | undefined
  readonly settings: StateSettings<I> | undefined
  readonly open: (surroundings: Surroundings) => OpenPart<R>
}

export interface OpenPart<R = unknown> {
  readonly read: R
  readonly isPromised: (type: string) => boolean
  /** Checks an event and changes nothing; what it returns does. Throws on an event of another shape. */
  readonly prepare: (type: string, event: unknown) => (emit: Emit) => void
  readonly hear: Emit
}

export function defineState<E extends EventSchemas, S, R, M = undefined, I extends object = never>(
  definition: Definition<E, S, R, M, I>,
): AreaState<E, R, M, I> {
  const { events, promised = [], initial, apply, on = {}, read, memory, settings } = definition
  return {
    events,
    memory,
    settings,
    open: (surroundings) => {
      const state = initial(surroundings)
      const prepare = <K extends keyof E>(type: K, event: unknown) => {
        const schema: E[K] = events[type]
        // Of a schema that isn't known yet, the compiler can't tell what its parse returns.
        const parsed = schema.parse(event) as z.output<E[K]>
        return (emit: Emit) => apply[type](state, parsed, emit)
      }
      return {
        read: read(state, surroundings),
        isPromised: (type) => promised.includes(type),
        prepare,
        hear: (name, signal) => on[name]?.(state, signal),
      }
    },
  }
}
