/** The sources whose prose is checked: code and styles of the program, its tests, its tools and its packages, and all pages. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Prose, proseIn } from './comments.ts'

const ALL = ['src', 'tests', 'tools', 'packages', 'docs', 'README.md']

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(join(path, name)))
    : [path].filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))

/** Comments, titles and pages in these folders, or everywhere. */
export const proseOf = (folders: readonly string[] = []): readonly Prose[] =>
  (folders.length === 0 ? ALL : folders).flatMap(filesIn).flatMap((file) => proseIn(file, readFileSync(file, 'utf8')))
