/** What another program does with a profile; each tells how far it is. */
import { startPracticePortal } from '../../src/practice/portal.ts'

type Act = (given: never, tell: (what: string) => void) => Promise<void>
export type ActName = keyof typeof ACTS

const ACTS = {
  /** Nothing: it only runs. */
  idle: async () => void startPracticePortal,
} satisfies Record<string, Act>

export const acts: Readonly<Record<string, (given: unknown, tell: (what: string) => void) => Promise<void>>> = ACTS
