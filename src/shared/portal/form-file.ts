/** Checks that a file may be sent with a form: its first bytes, its name and its length. */
import { contentOf } from '../domain/values/file-kinds.ts'
import type { FormSpec } from './call.ts'

export function isFormFile(
  { endings, mostBytes }: FormSpec,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const isNamed = endings.includes(ending) && contentOf(bytes)?.endings.includes(ending) === true
  return isNamed && bytes.length <= mostBytes
}
