/** What is too long for one file: files that differ in their number alone share it, so that workers share it. */
import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const NUMBER = /-\d+(?=\.test\.)/
const family = (file: string): string => file.replace(NUMBER, '')

/** This file's part of all: `fuzz-1.test.ts` and `fuzz-2.test.ts` have every second. A copy of the file takes its part by itself. */
export function pieceOf<T>(all: readonly T[], file: string): readonly T[] {
  const name = basename(file)
  const files = readdirSync(dirname(file)).filter((other) => NUMBER.test(other) && family(other) === family(name))
  const own = files.sort().indexOf(name)
  if (own < 0) throw new Error(`${name} has no number`)
  return all.filter((_, nth) => nth % files.length === own)
}
