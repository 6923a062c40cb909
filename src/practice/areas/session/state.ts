import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { createOtps } from './otps.ts'
import { createResets } from './resets.ts'

const user = z.int()

export const sessionState = defineState({
  events: {
    signedIn: z.object({ user, token: z.string() }),
    sessionsEnded: z.object({}),
    password: z.object({ user, password: z.string() }),
  },
  initial: () => ({ tokens: new Map<string, number>(), passwords: new Map<number, string>() }),
  apply: {
    signedIn: ({ tokens }, { token, user }) => tokens.set(token, user),
    sessionsEnded: ({ tokens }) => tokens.clear(),
    password: ({ passwords }, { user, password }) => passwords.set(user, password),
  },
  read: ({ tokens, passwords }) => ({
    /** The user of a token; undefined if it is invalid. */
    userOf: (token: string): number | undefined => tokens.get(token),
    /** Undefined until the first change. */
    passwordOf: (user: number): string | undefined => passwords.get(user),
  }),
  memory: (surroundings) => ({ otps: createOtps(surroundings), resets: createResets(surroundings) }),
})
