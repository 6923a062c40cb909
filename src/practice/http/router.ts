/** Every call of the registry over HTTP, validated with the registry's own schemas in both directions. */
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { messages } from '../../shared/messages.ts'
import type { Call, FormFile, FormSpec } from '../../shared/portal/call.ts'
import { type CallName, callNames, findCall } from '../../shared/portal/calls.ts'
import { isFormFile } from '../../shared/portal/form-file.ts'
import { Refused } from '../kit/refused.ts'
import type { Implementation, OpenAreas } from '../open-areas.ts'
import type { World } from '../world/world.ts'
import { after, before, type Faults } from './faults.ts'
import { createManner } from './manner.ts'
import type { RequestLog } from './request-log.ts'

type Ask = Context<{ Bindings: HttpBindings }>

export interface RouterDeps {
  readonly areas: Pick<OpenAreas, 'implementations' | 'userOf'>
  readonly world: World
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly faults: Faults
  readonly log: RequestLog
}

export function callRoutes(deps: RouterDeps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const manner = createManner(deps.world.seed)
  for (const name of callNames) {
    const call = findCall(name)
    const implementation = deps.areas.implementations.get(name)
    if (call === undefined || implementation === undefined) throw new Error(`Nobody answers ${name}`)
    app.on(call.method, call.path, (ask) => answer({ ...deps, manner }, { name, call, implementation }, ask))
  }
  return app
}

type AnswerDeps = RouterDeps & { readonly manner: ReturnType<typeof createManner> }

interface Answered {
  readonly name: CallName
  readonly call: Call
  readonly implementation: Implementation
}

async function answer(deps: AnswerDeps, { name, call, implementation }: Answered, ask: Ask): Promise<Response> {
  const { incoming } = ask.env
  deps.log.note(name, incoming)
  const fault = deps.faults.next(name)
  const instead = fault === undefined ? undefined : await before(fault, incoming)
  if (instead !== undefined) return instead
  try {
    const visit = visitOf(deps, name, implementation, ask)
    const args = await argsOf(call, ask)
    const encoded = z.encode(call.spec.answer, await implementation.run(args as never, visit as never))
    const body = JSON.stringify(deps.manner(name, call.spec.answer, encoded))
    if (fault !== undefined) return await after(fault, body, incoming)
    // The portal's clock may have been moved.
    const date = new Date(deps.clock()).toUTCString()
    return ask.body(body, 200, { 'content-type': 'application/json; charset=utf-8', date })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return ask.json({ message: error.message, code: error.code }, error.status as ContentfulStatusCode)
  }
}

function visitOf({ areas, world }: RouterDeps, name: CallName, { practice, isOpen }: Implementation, ask: Ask): object {
  if (isOpen) {
    return Object.defineProperty({ ...practice }, 'account', {
      get: () => {
        throw new Error(`${name} has nobody signed in`)
      },
    })
  }
  const [, token] = /^Bearer (\S+)$/.exec(ask.req.header('authorization') ?? '') ?? []
  const user = token === undefined ? undefined : areas.userOf(token)
  const account = world.accounts.find(({ store }) => store.id === user)
  if (account === undefined) throw new Refused(401, 'Sign in first.')
  return { ...practice, account }
}

/** Parses params, query and body; a request that doesn't fit is told the wrong field. */
async function argsOf({ spec, effect, method }: Call, ask: Ask): Promise<object> {
  const args: { params?: unknown; query?: unknown; body?: unknown; file?: FormFile } = {}
  if (spec.params !== undefined) args.params = parsed('path', spec.params, ask.req.param())
  if (spec.query !== undefined) args.query = parsed('query', spec.query, ask.req.query())
  if (spec.form !== undefined) {
    const { fields, file } = await formOf(spec.form, ask)
    args.body = parsed('body', spec.body ?? z.unknown(), fields)
    if (file === undefined || !isFormFile(spec.form, file)) throw new Refused(422, messages[spec.form.refusal])
    args.file = file
  } else if (spec.body !== undefined) args.body = parsed('body', spec.body, await bodyOf(ask))
  else if (effect === 'write' && method !== 'GET') await ask.req.arrayBuffer()
  return args
}

async function formOf({ part, fields }: FormSpec, ask: Ask): Promise<{ fields: unknown; file: FormFile | undefined }> {
  try {
    const form = await ask.req.formData()
    const file = form.get(part)
    const parsedFields: unknown = JSON.parse(String(form.get(fields)))
    if (!(file instanceof File)) return { fields: parsedFields, file: undefined }
    return { fields: parsedFields, file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } }
  } catch {
    throw new Refused(422, 'body: no form with JSON in it')
  }
}

async function bodyOf(ask: Ask): Promise<unknown> {
  try {
    return await ask.req.json()
  } catch {
    throw new Refused(422, 'body: not JSON')
  }
}

function parsed(where: string, schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refused(422, `${[where, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'does not fit'}`)
}
