/** The bridge's entries for forms with a file. */
import { randomBytes } from 'node:crypto'
import type { WaitingFile } from '../../shared/bridge/forms.ts'
import { fail, isLost, ok, type Result, refuse, retold, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { FormFile, FormSpec } from '../../shared/portal/call.ts'
import { type CallName, findCall, isCallName } from '../../shared/portal/calls.ts'
import { isFormFile } from '../../shared/portal/form-file.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { readWhole } from '../files/read-whole.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { Transfer, Transfers } from '../media/transfers.ts'
import type { SessionPortal } from '../portal/session-portal.ts'

export type FormHandlers = Pick<Handlers, 'forms.choose' | 'forms.drop' | 'forms.send'>

export interface FormDeps extends Pick<SessionPortal, 'client' | 'store'> {
  readonly dialogs: Dialogs
  readonly transfers: Transfers
}

/** Files that wait at once; beyond that the oldest are lost. */
const MOST_WAITING = 8

/** Files that wait end with the session: these handlers are made anew for each. */
export function formHandlers(deps: FormDeps): FormHandlers {
  const waiting = new Map<string, { readonly call: string; readonly file: FormFile }>()

  const keep = (call: string, form: FormSpec, file: FormFile): Result<WaitingFile> => {
    if (!isFormFile(form, file)) return refuse(form.refusal)
    const key = randomBytes(16).toString('hex')
    waiting.set(key, { call, file })
    for (const oldest of waiting.keys()) {
      if (waiting.size <= MOST_WAITING) break
      waiting.delete(oldest)
    }
    return ok({ file: key, name: file.name, bytes: file.bytes.length })
  }

  /** What to do with the form of this call; refused for one that no page may send, or without a session. */
  const withForm = async <A>(call: string, go: (form: FormSpec, name: CallName) => Promise<Result<A>>) => {
    const found = isCallName(call) ? findCall(call) : undefined
    const form = found?.openToPage === true ? found.spec.form : undefined
    if (!isCallName(call) || form === undefined) return fail({ kind: 'request', message: say('badRequest') })
    return deps.store() === undefined ? sessionEnded({ call }) : go(form, call)
  }

  return {
    'forms.choose': ({ call }) =>
      withForm(call, async (form): Promise<Result<WaitingFile | undefined>> => {
        const path = await deps.dialogs.open('Choose a file', { name: 'File', extensions: form.endings })
        if (path === undefined) return ok(undefined)
        const read = await readWhole(path, form.mostBytes, () => refuse(form.refusal))
        return read.ok ? keep(call, form, read.value) : read
      }),
    'forms.drop': ({ call, fileName, bytes }) =>
      withForm(call, async (form) => keep(call, form, { name: fileName, bytes: Uint8Array.from(bytes) })),
    'forms.send': (ask) =>
      withForm(ask.call, async (_, call) => {
        const found = waiting.get(ask.file)
        if (found?.call !== call) return refuse('fileNotKept')
        const sent = await deps.transfers.run(ask.request, (transfer) => send(deps, call, ask, found.file, transfer))
        if (sent.ok) waiting.delete(ask.file)
        return sent
      }),
  }
}

async function send(
  { client }: FormDeps,
  call: CallName,
  { args }: Payload<'forms.send'>,
  file: FormFile,
  transfer: Transfer,
): Promise<Result<unknown>> {
  let isWhole = false
  const progress = (done: number, total: number) => {
    isWhole ||= total > 0 && done >= total
    transfer.progress(done, total)
  }
  const answer = await client.call(call, { ...args, file } as never, { signal: transfer.signal, progress })
  if (answer.ok) return ok(answer.value)
  const { error } = answer
  // Who stops it after the last byte has gone can't know any more.
  return fail(isLost(error) || (error.kind === 'cancelled' && isWhole) ? retold(error, 'writeLost') : error)
}
