/** What a task is: what it comes to, and two ways to it. */
import { expect as expectOf, type Page } from '@playwright/test'
import type { PracticeOptions } from '../../src/practice/portal.ts'
import type { Desk } from '../../tests/component/page-on-services.ts'
import type { Asking } from '../../tests/support/pages/app-bridge.ts'
import type { FileDialogs } from '../../tests/support/pages/dialogs.ts'
import type { Steered } from '../../tests/support/pages/portal.ts'
import type { Person } from './person.ts'

/** A machine that does other things as well may be slow for once. */
export const expect = expectOf.configure({ timeout: 30_000 })

/** Where a task is done. */
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
  /** In words, for the table. */
  readonly how: string
  /** What this way alone has done once, before. */
  readonly given?: (seat: Omit<Seat, 'me'>) => Promise<void>
  readonly goes: (seat: Seat) => Promise<void>
}

/** A way that the program hasn't any more, or never had. */
export interface NoWay {
  readonly none: string
}

export interface Task {
  readonly name: string
  /** The portal's world; a small one, if left out. */
  readonly world?: PracticeOptions
  /** Who does it; the store’s manager, if left out. */
  readonly as?: string
  /** Nobody is signed in as it begins. */
  readonly signedOut?: true
  /** What is there already, before the page is loaded. */
  readonly given?: (seat: Omit<Seat, 'me'>) => Promise<void>
  /** The address at which it begins; home, if left out. */
  readonly at?: string
  /** Until this is there, it hasn't begun. */
  readonly begins?: (page: Page) => Promise<void>
  readonly before: Way | NoWay
  readonly after: Way
  /** That it was done; throws if it wasn't. */
  readonly check: (seat: Seat) => Promise<void>
}
