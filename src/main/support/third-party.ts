/** The licences of what this build is made with: a file that the build writes beside the bundles. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { fail, ok } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Handlers } from '../handlers.ts'

const Notices = z.array(z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }))

/** Answers with all notices of `file`, or with a sentence where they can't be read. */
export const noticesHandlers = (file: string): Pick<Handlers, 'notices.list'> => ({
  'notices.list': async () => {
    try {
      return ok(Notices.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch {
      return fail({ kind: 'file', sentence: 'noticesMissing', message: say('noticesMissing') })
    }
  },
})
