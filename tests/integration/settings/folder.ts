import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A profile folder of a computer on which StoreDesk is new. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'storedesk-settings-'))
