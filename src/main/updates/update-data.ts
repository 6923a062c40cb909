/** The update data in the package: the feed's address, trusted keys, and signers of installers. Written at packaging. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const carried = z.object({ feed: z.url().optional(), publishers: z.array(z.string().min(1)).default([]) })

export interface UpdateData extends z.output<typeof carried> {
  /** The file with the initially trusted keys. */
  readonly root: string
}

/** Reads a package's `resources` folder; missing or unreadable data leaves StoreDesk without updates. */
export function readUpdateData(resources: string): UpdateData {
  const folder = join(resources, 'updates')
  const root = join(folder, 'root.json')
  try {
    return { ...carried.parse(JSON.parse(readFileSync(join(folder, 'updates.json'), 'utf8'))), root }
  } catch {
    return { publishers: [], root }
  }
}
