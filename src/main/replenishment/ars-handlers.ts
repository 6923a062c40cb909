/** The bridge's entry of My ARS: reads a file of targets in the same way as a cart's file. */
import { targetColumns } from '../../shared/domain/replenishment/target-rows.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import { type FileRead, type ReadFile, refusing } from '../files/cart-file-reader.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { pickFile } from '../files/pick-file.ts'
import type { PickedFile } from '../files/read-whole.ts'
import type { Handlers } from '../handlers.ts'

export type ArsHandlers = Pick<Handlers, 'ars.pickTargets'>

export const arsHandlers = (at: WithAccount<{ readonly readFile: ReadFile }>, dialogs: Dialogs): ArsHandlers => ({
  'ars.pickTargets': () =>
    at(async ({ readFile }) => {
      const picked = await pickFile(dialogs, 'Choose a file of targets')
      if (!picked.ok || picked.value === undefined) return picked.ok ? ok(undefined) : picked
      const { name: fileName } = picked.value
      const read = refusing(await readTargets(readFile, picked.value))
      if ('refusal' in read) return fail({ kind: 'file', message: read.refusal }) satisfies Result<never>
      return ok({ fileName, rows: withoutHeads(read.rows), leftOut: read.leftOut })
    }),
})

/** A question about the columns is answered by the heading that a target usually has. */
async function readTargets(readFile: ReadFile, { name, bytes }: PickedFile): Promise<FileRead> {
  const read = await readFile(name, bytes)
  const choice = 'question' in read ? targetColumns(read.question) : undefined
  return choice === undefined ? read : readFile(name, bytes, choice)
}

type Rows = Extract<FileRead, { readonly rows: unknown }>['rows']

/** Removes headings above two plain columns. */
const withoutHeads = (rows: Rows): Rows => {
  const [first, ...others] = rows
  return first !== undefined && first.id === undefined && first.qty === undefined ? others : rows
}
