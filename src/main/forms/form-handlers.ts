import { createHash, randomBytes } from 'node:crypto'
import type { WaitingFile } from '../../shared/bridge/forms.ts'
import { fail, isLost, ok, type Result, refuse, sessionEnded, withSentence } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { FormFile, FormSpec } from '../../shared/portal/call.ts'
import { type CallName, findCall, isCallName } from '../../shared/portal/calls.ts'
import { isFormFile } from '../../shared/portal/form-file.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { readWhole } from '../files/read-whole.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { Transfer, Transfers } from '../media/transfers.ts'
import { canonical } from '../portal/canonical.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import { createSingleFlight } from '../portal/single-flight.ts'

export type FormHandlers = Pick<Handlers, 'forms.choose' | 'forms.drop' | 'forms.send'>

export interface FormDeps extends Pick<SessionPortal, 'client' | 'store'> {
  readonly dialogs: Dialogs
  readonly transfers: Transfers
}

interface Waiting {
  readonly call: string
  readonly file: FormFile
}

/** Maximum number of waiting files; beyond that the oldest are dropped. */
const MOST_WAITING = 8

/** Waiting files end with the session: these handlers are created again for each session. */
export function formHandlers(deps: FormDeps): FormHandlers {
  const waiting = new Map<string, Waiting>()
  /** Files being sent, removed from `waiting` until the answer arrives. */
  const leaving = new Map<string, Waiting>()
  const asOne = createSingleFlight()

  const wait = (key: string, one: Waiting): void => {
    waiting.set(key, one)
    for (const oldest of waiting.keys()) {
      if (waiting.size <= MOST_WAITING) break
      waiting.delete(oldest)
    }
  }

  const keep = (call: string, form: FormSpec, file: FormFile): Result<WaitingFile> => {
    if (!isFormFile(form, file)) return refuse(form.refusal)
    const key = randomBytes(16).toString('hex')
    wait(key, { call, file })
    return ok({ file: key, name: file.name, bytes: file.bytes.length })
  }

  /** Sends a file at most once at a time; after a failure it waits again. */
  const sendOnce = async (call: CallName, ask: Payload<'forms.send'>, one: Waiting): Promise<Result<unknown>> => {
    if (leaving.has(ask.file)) return refuse('underWay')
    waiting.delete(ask.file)
    leaving.set(ask.file, one)
    let isSent = false
    try {
      const sent = await deps.transfers.run(ask.request, (transfer) => send(deps, call, ask, one.file, transfer))
      isSent = sent.ok
      return sent
    } finally {
      leaving.delete(ask.file)
      if (!isSent) wait(ask.file, one)
    }
  }

  /** Looks up the form of this call and runs `go`; refuses a call that a page may not send, or without a session. */
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
        const found = waiting.get(ask.file) ?? leaving.get(ask.file)
        if (found?.call !== call) return refuse('fileNotKept')
        // Dedupes the same form with the same file, even if the file was chosen twice.
        const { name, bytes } = found.file
        const content = createHash('sha256').update(bytes).digest('hex')
        return asOne(canonical([call, ask.args, name, content]), () => sendOnce(call, ask, found))
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
  // A cancel after the last byte has gone can't tell if the write arrived.
  return fail(isLost(error) || (error.kind === 'cancelled' && isWhole) ? withSentence(error, 'writeLost') : error)
}
