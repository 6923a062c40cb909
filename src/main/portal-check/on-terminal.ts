/**
 * `--check-portal`: the same check without a window. Email, password and one-time password are asked for on the terminal, never taken from
 * the command line or the environment; the token stays in memory until the check ends. Questions go to stderr, the report to stdout.
 */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { messages, say } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { checkPortal } from './check-portal.ts'
import { type CheckAbout, checkReport } from './report.ts'

export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  /** Stream for questions and progress. */
  readonly errors: Pick<NodeJS.WritableStream, 'write'>
}

export interface TerminalCheckDeps extends CheckAbout, Terminal {
  readonly clientWith: (token: string | undefined) => PortalClient
  readonly clock: Clock
  /** Shows the code that the practice portal sent. */
  readonly practiceCode?: ((email: string) => string | undefined) | undefined
}

/** Signs in, runs the check, and returns the report. */
export async function checkOnTerminal(deps: TerminalCheckDeps): Promise<Result<string>> {
  const token = await signIn(deps)
  if (!token.ok) return token
  const progress = (done: number, total: number) => {
    deps.errors.write(`\r${say('checkGoesOn', { done, total })}${done === total ? '\n' : ''}`)
  }
  const check = await checkPortal({ client: deps.clientWith(token.value), clock: deps.clock, progress })
  return ok(checkReport(check, deps))
}

async function signIn({ clientWith, practiceCode, ...terminal }: TerminalCheckDeps): Promise<Result<string>> {
  const answers = answersFrom(terminal)
  const stranger = clientWith(undefined)
  try {
    const email = await answers.next('checkEmail', true)
    const password = await answers.next('checkPassword', false)
    if (email === undefined || password === undefined) return nobody()
    const sent = await stranger.call('session.otpGenerate', { body: { email, password } })
    if (!sent.ok) return sent
    const code = practiceCode?.(email)
    if (code !== undefined) terminal.errors.write(`${code}\n`)
    const OTPcode = await answers.next('checkCode', false)
    if (OTPcode === undefined) return nobody()
    const { mobilenumber } = sent.value.user
    const verified = await stranger.call('session.otpVerify', { body: { email, password, mobilenumber, OTPcode } })
    return verified.ok ? ok(verified.value.token) : verified
  } finally {
    answers.close()
  }
}

const nobody = () => fail({ kind: 'request', message: messages.checkNeedsTerminal })

/** Reads the user's input line by line, without echoing secrets on a terminal. Undefined at the end of the input. */
function answersFrom({ input, errors }: Terminal) {
  let isShown = true
  const output = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (isShown) errors.write(chunk.toString())
      done()
    },
  })
  const lines = createInterface({ input, output, terminal: input.isTTY === true })
  const typed = lines[Symbol.asyncIterator]()
  return {
    next: async (
      question: 'checkEmail' | 'checkPassword' | 'checkCode',
      isVisible: boolean,
    ): Promise<string | undefined> => {
      errors.write(messages[question])
      isShown = isVisible
      const { value, done } = await typed.next()
      if (!isVisible) errors.write('\n')
      isShown = true
      const answer = done === true ? '' : String(value).trim()
      return answer === '' ? undefined : answer
    },
    close: () => lines.close(),
  }
}
