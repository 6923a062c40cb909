/** Licence texts of packages that name a licence but don't include its text. An entry that is no longer needed fails the packaging. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TextFor {
  readonly name: string
  /** A version prefix: `5` stands for all of 5.x.y. A later version may include its text, or have another licence. */
  readonly version: string
  /** In tools/packaging/licence-texts. */
  readonly file: string
  /** The source of the text and of the holder's name. */
  readonly source: string
}

export const textsFor: readonly TextFor[] = [
  {
    name: 'lazy-val',
    version: '1.0',
    file: 'lazy-val.txt',
    source: "SPDX's MIT text with the author that package.json names",
  },
  {
    name: 'react-remove-scroll-bar',
    version: '2.3',
    file: 'react-remove-scroll-bar.txt',
    source: 'LICENSE of github.com/theKashey/react-remove-scroll-bar',
  },
  {
    name: 'saxes',
    version: '5',
    file: 'saxes.txt',
    source: 'LICENSE of github.com/lddubeau/saxes: its own, that of sax, and that of String.fromCodePoint',
  },
]

const isOf = (entry: TextFor, { name, version }: { readonly name: string; readonly version: string }): boolean =>
  entry.name === name && (version === entry.version || version.startsWith(`${entry.version}.`))

/** Returns the text kept here for a package, or undefined. */
export function keptText(
  root: string,
  of: { readonly name: string; readonly version: string },
  texts: readonly TextFor[] = textsFor,
): { readonly entry: TextFor; readonly text: string } | undefined {
  const entry = texts.find((one) => isOf(one, of))
  if (entry === undefined) return undefined
  const text = readFileSync(join(root, 'tools/packaging/licence-texts', entry.file), 'utf8').trim()
  return { entry, text }
}
