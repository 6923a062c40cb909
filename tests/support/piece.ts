/** Splits a test that is too long for one file: files that differ only in their number share it, so that workers can. */
import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const NUMBER = /-\d+(?=\.test\.)/
const family = (file: string): string => file.replace(NUMBER, '')

/** This file's share: `fuzz-1.test.ts` and `fuzz-2.test.ts` take every second case each. A copy of the file takes a share automatically. */
export function pieceOf<T>(all: readonly T[], file: string): readonly T[] {
  const name = basename(file)
  const files = readdirSync(dirname(file)).filter((other) => NUMBER.test(other) && family(other) === family(name))
  const own = files.sort().indexOf(name)
  if (own < 0) throw new Error(`${name} has no number`)
  return all.filter((_, nth) => nth % files.length === own)
}
