/** The licences of the software in this build: a file that the build writes beside the bundles. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { fail, ok } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Handlers } from '../handlers.ts'

const Notices = z.array(z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }))

/** Returns all notices of `file`, or an error with a sentence if they can't be read. */
export const noticesHandlers = (file: string): Pick<Handlers, 'notices.list'> => ({
  'notices.list': async () => {
    try {
      return ok(Notices.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch {
      return fail({ kind: 'file', sentence: 'noticesMissing', message: say('noticesMissing') })
    }
  },
})
