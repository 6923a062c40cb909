/** The rows of My ARS. */
import type { Locator } from '@playwright/test'

/** The whole name of a row's product: its link leaves out the size, which is shown below it. */
export async function nameIn(row: Locator): Promise<string> {
  const label = await row.getByRole('button', { name: /^Actions for / }).getAttribute('aria-label')
  return /^Actions for (.*) \(\d+\)$/.exec(label ?? '')?.[1] ?? ''
}
