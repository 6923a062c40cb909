/** The DevTools protocol's types, from Playwright. */
import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts'

export type Commands = Protocol.CommandParameters
export type Answers = Protocol.CommandReturnValues
export type Events = Protocol.Events
export type Paused = Protocol.Fetch.requestPausedPayload
export type HeaderEntry = Protocol.Fetch.HeaderEntry
