/** The state of the practice portal: the sum of its events, separately for each area. */
import type { Surroundings } from '../surroundings.ts'
import type { AreaState, OpenPart } from './define-state.ts'
import { type FiledEvent, openEventFile } from './event-file.ts'
import type { Emit } from './signals.ts'

export interface PortalState {
  readonly surroundings: Surroundings
  readonly reads: Readonly<Record<string, unknown>>
  /** Throws on an event that couldn't be read again; it then has no effect. */
  record(event: FiledEvent): void
  close(): void
}

export interface StateOptions {
  readonly file: string | undefined
  readonly now: number
  readonly surroundings: Omit<Surroundings, 'openedAt'>
  /** By area name. */
  readonly states: Readonly<Record<string, AreaState>>
}

/** Throws if two areas use the same event type, and on a file that isn't the state of a portal with this seed. */
export function openState({ file, now, surroundings, states }: StateOptions): PortalState {
  const owners = ownersOf(states)
  const events = openEventFile(file, surroundings.world.seed, now)
  const whole: Surroundings = { ...surroundings, openedAt: events.openedAt }
  const parts = new Map<string, OpenPart>()
  for (const [area, state] of Object.entries(states)) parts.set(area, state.open(whole))

  const emit: Emit = (name, signal) => {
    for (const part of parts.values()) part.hear(name, signal)
  }
  const partOf = (type: string): OpenPart => {
    const part = parts.get(owners.get(type) ?? '')
    if (part === undefined) throw new Error(`No area knows the event ${type}`)
    return part
  }
  try {
    for (const event of events.past) partOf(event.type).prepare(event.type, event)(emit)
  } catch (error) {
    events.close()
    throw error
  }
  return {
    surroundings: whole,
    reads: Object.fromEntries([...parts].map(([area, { read }]) => [area, read])),
    record: (event) => {
      const part = partOf(event.type)
      const apply = part.prepare(event.type, event)
      events.append(event, part.isPromised(event.type))
      apply(emit)
    },
    close: events.close,
  }
}

/** The owning area of each event type. */
function ownersOf(states: StateOptions['states']): ReadonlyMap<string, string> {
  const owners = new Map<string, string>([['opened', 'the portal']])
  for (const [area, { events }] of Object.entries(states)) {
    for (const type of Object.keys(events)) {
      const other = owners.get(type)
      if (other !== undefined) throw new Error(`${area} and ${other} both have an event ${type}`)
      owners.set(type, area)
    }
  }
  return owners
}
