import type { Hono } from 'hono'
import type { z } from 'zod'
import { type CallName, isCallName } from '../shared/portal/calls.ts'
import { type AreaHandles, areas } from './areas.ts'
import type { AreaControl, Documents, Practice, Settings } from './practice.ts'
import type { AreaState } from './state/define-state.ts'
import { openState, type PortalState } from './state/portal-state.ts'
import { type AreaReads, states, userOf } from './states.ts'
import type { Surroundings } from './surroundings.ts'

/** An area, seen without its types. */
interface SomeArea {
  readonly calls: Readonly<Record<string, (args: never, visit: never) => unknown>>
  readonly open?: readonly string[]
  readonly control?: (practice: never) => AreaControl
  readonly pages?: (practice: never) => Hono
  readonly documents?: (practice: never) => Documents
}

const all: readonly (readonly [name: string, area: SomeArea])[] = Object.entries(areas)
const known: Readonly<Record<string, AreaState>> = Object.fromEntries(
  Object.entries<AreaState | undefined>(states).flatMap(([name, state]) =>
    state === undefined ? [] : [[name, state]],
  ),
)

/** Merges the objects; throws if two areas use the same name. */
function joined(parts: readonly (object | undefined)[]): object {
  const names = parts.flatMap((part) => Object.keys(part ?? {}))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`Two areas have a ${twice}`)
  return Object.assign({}, ...parts)
}

export const areaSettings: z.ZodRawShape = { ...joined(Object.values(known).map(({ settings }) => settings?.shape)) }

export interface Implementation {
  readonly run: (args: never, visit: never) => unknown
  /** True if it needs no session. */
  readonly isOpen: boolean
  readonly practice: Practice
}

export interface OpenAreas {
  readonly settings: Settings
  readonly implementations: ReadonlyMap<CallName, Implementation>
  readonly controls: readonly AreaControl[]
  readonly pages: readonly Hono[]
  readonly documents: Documents
  readonly handles: AreaHandles
  readonly userOf: (token: string) => number | undefined
  readonly close: () => void
}

export interface AreasOptions {
  /** Without a file, the state ends with the process. */
  readonly file: string | undefined
  readonly surroundings: Omit<Surroundings, 'openedAt'>
}

/** Throws if the file isn't the state of this portal. */
export function openAreas({ file, surroundings }: AreasOptions): OpenAreas {
  const { settings: usual, clock } = surroundings
  // Types and values come from areas.ts and states.ts alike, so they match.
  const settings = joined([usual, ...Object.values(known).map((state) => state.settings?.initial)]) as Settings
  const opened = openState({ file, now: clock(), surroundings: { ...surroundings, settings }, states: known })
  const practice: Practice = { ...opened.surroundings, settings, state: opened.reads as unknown as AreaReads }
  const working = all.map(([name, area]): Working => {
    const memory = known[name]?.memory?.(opened.surroundings)
    return { name, area, own: { ...practice, record: opened.record, memory } }
  })
  const controls = working.flatMap(({ area: { control }, own }) => control?.(own as never) ?? [])
  return {
    settings,
    implementations: new Map(working.flatMap(implementationsOf)),
    controls,
    pages: working.flatMap(({ area: { pages }, own }) => pages?.(own as never) ?? []),
    documents: joined(working.map(({ area: { documents }, own }) => documents?.(own as never))) as Documents,
    handles: joined(controls.map(({ handles }) => handles)) as AreaHandles,
    userOf: (token) => userOf(practice.state, token),
    close: opened.close,
  }
}

interface Working {
  readonly name: string
  readonly area: SomeArea
  readonly own: Practice & Pick<PortalState, 'record'> & { readonly memory: unknown }
}

const implementationsOf = ({ name, area, own }: Working): [CallName, Implementation][] =>
  Object.entries(area.calls).flatMap(([key, run]): [CallName, Implementation][] => {
    const call = `${name}.${key}`
    const isOpen = area.open?.includes(key) ?? false
    return isCallName(call) ? [[call, { run, isOpen, practice: own }]] : []
  })
