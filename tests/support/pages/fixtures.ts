/** The fixtures that component and end-to-end tests share: errors of the page, files, and the cart's import. */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Complaints } from './complaints.ts'
import type { FileDialogs } from './dialogs.ts'
import { offerFile, pickFile, type Row, screen, takeRows, writeCsv } from './steps.ts'

export interface CommonFixtures {
  readonly complaints: Complaints
  /** Declares page errors that this test causes. */
  readonly expectComplaint: (pattern: RegExp) => void
  /** Sets the path that save dialogs return to a file of that name in the app's folder, and returns the path. */
  readonly savesAs: (name: string) => Promise<string>
  /** Signs in and opens the cart. */
  readonly enterCart: (email?: string) => Promise<void>
  /** Picks a CSV with these rows on the open cart. */
  readonly offerRows: (rows: readonly Row[], name?: string) => Promise<void>
  /** Picks a CSV with these rows on the open cart, and waits for its verdicts. */
  readonly pickRows: (rows: readonly Row[], name?: string) => Promise<void>
  /** Adds these rows to the open cart, by an import of a CSV. */
  readonly importRows: (rows: readonly Row[], name?: string) => Promise<void>
}

interface Given extends CommonFixtures {
  readonly window: Page
  readonly profile: string
  readonly dialogs: FileDialogs
  readonly enter: (address: string, email?: string) => Promise<void>
}

type Use<T> = (value: T) => Promise<void>

export const common = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  complaints: async ({}: object, use: Use<Complaints>) => {
    const complaints = new Complaints()
    await use(complaints)
    complaints.expectNone()
  },

  expectComplaint: async ({ complaints }: Given, use: Use<CommonFixtures['expectComplaint']>) => {
    await use((pattern) => {
      complaints.expected.push(pattern)
    })
  },

  savesAs: async ({ profile, dialogs }: Given, use: Use<CommonFixtures['savesAs']>) => {
    await use(async (name) => {
      const path = join(profile, name)
      await dialogs.savesAs(path)
      return path
    })
  },

  enterCart: async ({ window, enter }: Given, use: Use<CommonFixtures['enterCart']>) => {
    await use(async (email) => {
      await enter('/checkout', email)
      await expect(screen(window, 'cart')).toBeVisible()
    })
  },

  offerRows: async ({ window, profile, dialogs }: Given, use: Use<CommonFixtures['offerRows']>) => {
    await use((rows, name = 'cart.csv') => offerFile(dialogs, window, writeCsv(profile, name, rows)))
  },

  pickRows: async ({ window, profile, dialogs }: Given, use: Use<CommonFixtures['pickRows']>) => {
    await use((rows, name = 'cart.csv') => pickFile(dialogs, window, writeCsv(profile, name, rows)))
  },

  importRows: async ({ window, pickRows }: Given, use: Use<CommonFixtures['importRows']>) => {
    await use(async (rows, name) => {
      await pickRows(rows, name)
      await takeRows(window)
    })
  },
}
