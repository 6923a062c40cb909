import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A profile folder of a computer that StoreDesk is new on. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'storedesk-settings-'))
