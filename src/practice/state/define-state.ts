/** Defines an area's state: its events, their effects, and what isn't in the file. */
import type { z } from 'zod'
import type { Surroundings } from '../surroundings.ts'
import type { Emit, Signal, Signals } from './signals.ts'

export type EventSchemas = Readonly<Record<string, z.ZodObject>>

/** An area's settings, with names that no other area uses. */
interface StateSettings<I extends object> {
  readonly shape: z.ZodRawShape
  readonly initial: I
}

interface Definition<E extends EventSchemas, S, R, M, I extends object> {
  /**
   * Keyed by the type in the file, which no other area may use. A file outlives the program: a new field must be optional or have a
   * default, and an abandoned event must still be readable.
   */
  readonly events: E
  /** Types that are synced to the disk before the answer is sent. */
  readonly promised?: readonly (keyof E)[]
  /** The same for the same seed and opening time: it isn't stored in the file. */
  readonly initial: (surroundings: Surroundings) => S
  /** Changes the state from the event alone: a replay must give the same result. */
  readonly apply: { readonly [K in keyof E]: (state: S, event: z.output<E[K]>, emit: Emit) => void }
  /** The effects of other areas' events on this state. */
  readonly on?: { readonly [N in Signal]?: (state: S, signal: Signals[N]) => void }
  /** The readers for all areas. */
  readonly read: (state: S, surroundings: Surroundings) => R
  /** State of this area only, until the process ends. */
  readonly memory?: (surroundings: Surroundings) => M
  readonly settings?: StateSettings<I>
}

/** An area's part of the state, before the portal is opened. */
export interface AreaState<E extends EventSchemas = EventSchemas, R = unknown, M = unknown, I extends object = object> {
  readonly events: E
  readonly memory: ((surroundings: Surroundings) => M) | undefined
  readonly settings: StateSettings<I> | undefined
  readonly open: (surroundings: Surroundings) => OpenPart<R>
}

export interface OpenPart<R = unknown> {
  readonly read: R
  readonly isPromised: (type: string) => boolean
  /** Validates an event without a change, and returns a function that applies it. Throws on an event of another shape. */
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
        // The compiler can't infer the parse result of a generic schema.
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
