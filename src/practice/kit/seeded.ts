/** Rows of a store from before the opening: generated again on each request, always the same. */
import type { Surroundings } from '../surroundings.ts'
import type { PracticeAccount } from '../world/accounts.ts'
import { type Random, randomFor } from '../world/random.ts'
import { DAY } from './rows.ts'

type Asker = Pick<Surroundings, 'world' | 'openedAt'> & { readonly account: PracticeAccount }

/** Returns this number of rows for the store, drawn for this name; changing one list leaves all others unchanged. */
export const seeded = <T>(
  { world, account: { store } }: Asker,
  name: string,
  count: number,
  make: (random: Random, nth: number) => T,
): T[] => Array.from({ length: count }, (_, nth) => make(randomFor(world.seed, name, store.id, nth), nth))

/** The same, spread over this many days before the opening, newest first: each row has its `at` (milliseconds). */
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
