/** What the package carries of updates: where the feed is, whose keys count, who signs installers. Made when it is packaged. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const carried = z.object({ feed: z.url().optional(), publishers: z.array(z.string().min(1)).default([]) })

export interface Carried extends z.output<typeof carried> {
  /** The file with the keys that count at first. */
  readonly root: string
}

/** Of a package's `resources` folder; what isn't there or can't be read leaves StoreDesk without updates. */
export function readCarried(resources: string): Carried {
  const folder = join(resources, 'updates')
  const root = join(folder, 'root.json')
  try {
    return { ...carried.parse(JSON.parse(readFileSync(join(folder, 'updates.json'), 'utf8'))), root }
  } catch {
    return { publishers: [], root }
  }
}
