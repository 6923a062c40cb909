/** Rows that a store has had since before the portal was opened: made anew whenever they are asked for, always the same. */
import type { Surroundings } from '../surroundings.ts'
import type { PracticeAccount } from '../world/accounts.ts'
import { type Random, randomFor } from '../world/random.ts'
import { DAY } from './rows.ts'

type Asker = Pick<Surroundings, 'world' | 'openedAt'> & { readonly account: PracticeAccount }

/** So many rows of the store that asks, drawn for this name; changing one list leaves all others as they are. */
export const seeded = <T>(
  { world, account: { store } }: Asker,
  name: string,
  count: number,
  make: (random: Random, nth: number) => T,
): T[] => Array.from({ length: count }, (_, nth) => make(randomFor(world.seed, name, store.id, nth), nth))

/** The same, spread over so many days before the portal was opened, newest first: each has its `at` (milliseconds). */
export const seededPast = <T extends object>(
  asker: Asker,
  name: string,
  { count, days }: { readonly count: number; readonly days: number },
  make: (random: Random, nth: number, at: number) => T,
): (T & { readonly at: number })[] =>
  seeded(asker, name, count, (random, nth) => {
    const at = asker.openedAt - Math.floor(((nth + random.next()) / count) * days * DAY)
    return { ...make(random, nth, at), at }
  })
