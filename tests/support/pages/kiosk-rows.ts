/** Reads the rows of the kiosk orders. */
import type { Locator } from '@playwright/test'

/** The order's number and the customer's, one below the other in the first cell. */
export async function kioskOrderIn(row: Locator): Promise<readonly [id: string, phone: string]> {
  const [id = '', phone = ''] = await row.getByRole('gridcell').first().locator('span').allTextContents()
  return [id, phone.replace(/\D+/g, '')]
}
