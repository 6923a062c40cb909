/** The definition of a task: its result, and two ways to it. */
import { expect as expectOf, type Page } from '@playwright/test'
import type { PracticeOptions } from '../../src/practice/portal.ts'
import type { Desk } from '../../tests/component/page-on-services.ts'
import type { Asking } from '../../tests/support/pages/app-bridge.ts'
import type { FileDialogs } from '../../tests/support/pages/dialogs.ts'
import type { Steered } from '../../tests/support/pages/portal.ts'
import type { Person } from './person.ts'

/** A machine that does other work as well may be slow once. */
export const expect = expectOf.configure({ timeout: 30_000 })

/** The context of a task. */
export interface Seat {
  readonly me: Person
  readonly page: Page
  readonly desk: Desk
  readonly portal: Steered
  readonly dialogs: FileDialogs
  readonly profile: string
  readonly ask: Asking
}

export interface Way {
  /** A description for the table. */
  readonly how: string
  /** Preparation for this way only. */
  readonly prepare?: (seat: Omit<Seat, 'me'>) => Promise<void>
  readonly goes: (seat: Seat) => Promise<void>
}

/** A way that the program no longer has, or never had. */
export interface NoWay {
  readonly none: string
}

export interface Task {
  readonly name: string
  /** The portal's world; a small one by default. */
  readonly world?: PracticeOptions
  /** The user of the task; the store’s manager by default. */
  readonly as?: string
  /** Set if no user is signed in at the start. */
  readonly signedOut?: true
  /** Prepares data before the page is loaded. */
  readonly prepare?: (seat: Omit<Seat, 'me'>) => Promise<void>
  /** The start address; home by default. */
  readonly at?: string
  /** The task starts once this is there. */
  readonly begins?: (page: Page) => Promise<void>
  readonly before: Way | NoWay
  readonly after: Way
  /** Verifies the result; throws if the task wasn't done. */
  readonly check: (seat: Seat) => Promise<void>
}
