/** Validates the messages of a page, which are untrusted text, before they are used. */
import { z } from 'zod'
import { codec } from '../world/codec.ts'
import type { FromPage } from '../world/preload.ts'
import type { PageReport } from '../world/visitor.ts'

/** An error answered with a 4xx status; its message is shown. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

/** Returns a path of this host. Two slashes, or what browsers treat as such, would lead to another host. */
export function ownPath(text: string, origin: string): string {
  if (text.startsWith('/') && URL.parse(text, origin)?.origin === origin) return text
  throw new Refusal(400, 'Not a path')
}

const id = z.int().positive()

const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at'), path: z.string() }),
  z.object({ kind: z.literal('chosen'), id, names: z.array(z.string()) }),
  z.object({ kind: z.literal('answered'), id, button: z.int() }),
]) satisfies z.ZodType<PageReport>

const args = z.array(z.unknown())
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invoke'), id, channel: z.string(), args }),
  z.object({ kind: z.literal('send'), channel: z.string(), args }),
  z.object({ kind: z.literal('open'), url: z.string() }),
  z.object({
    kind: z.literal('key'),
    key: z.object({
      key: z.string(),
      code: z.string(),
      control: z.boolean(),
      shift: z.boolean(),
      alt: z.boolean(),
      meta: z.boolean(),
    }),
  }),
]) satisfies z.ZodType<FromPage>

export const readReport = (text: string): PageReport => read(reportSchema, text)
export const readMessage = (text: string): FromPage => read(message, text)

function read<T>(shape: z.ZodType<T>, text: string): T {
  const parsed = shape.safeParse(decoded(text))
  if (parsed.success) return parsed.data
  throw new Refusal(400, 'Not understood')
}

function decoded(text: string): unknown {
  try {
    return codec.decode(text)
  } catch {
    throw new Refusal(400, 'Not understood')
  }
}
