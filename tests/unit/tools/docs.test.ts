/** The documentation against the tree: each path, link, command and name of code that a page mentions exists. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const SKIPPED = new Set(['node_modules', '.git', 'out', 'dist', 'test-results', 'coverage', 'tour'])

/** Files and folders below this one, with `/` between the parts. */
function below(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((one) => {
      const path = normalize(join(folder, one.name)).split(sep).join('/')
      return one.isDirectory() ? [path, ...below(path)] : [path]
    })
}

const tree = below('.')
const pages = tree.filter((path) => path.endsWith('.md'))
const sources = tree.filter(
  (path) => /\.(?:[cm]?[jt]sx?|css|json|ya?ml|nsh|html|sh|md)$/.test(path) && !path.startsWith('package-lock'),
)

/** Each path also by its ends: pages say `domain/screens.ts`. */
const ends = new Set(
  tree.flatMap((path) => {
    const parts = path.split('/')
    return parts.map((_, at) => parts.slice(at).join('/'))
  }),
)
const files = sources
  .filter((path) => !path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const code = files.map(({ text }) => text).join('\n')

/** Files that the program or a tool writes are named in the code alone. */
const exists = (path: string): boolean => {
  const plain = path.replace(/^\.\//, '').replace(/\/$/, '')
  return ends.has(plain) || code.includes(plain)
}

/** The file without its comments. */
function withoutComments({ path, text }: (typeof files)[number]): string {
  if (path.endsWith('.json')) return text
  if (/\.(?:ya?ml|sh|nsh)$/.test(path)) return text.replaceAll(/^\s*[#;].*$/gm, '')
  if (!/\.[cm]?[jt]sx?$/.test(path)) return text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
  const { comments } = parseSync(path, text)
  return comments.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}

/** A page may not name what only a comment names. */
const words = new Set(
  files
    .map(withoutComments)
    .join('\n')
    .match(/[\p{L}_$][\p{L}\d_$]*/gu),
)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** `code` of a page outside of its blocks. */
const codeIn = (page: string): readonly string[] =>
  [...page.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside.trim())

const PATH = /^(?:[\w@.-]+\/)+[\w.@-]*$|^[\w-]+\.(?:tsx?|mjs|css|md|json|ya?ml)$/
/** Placeholders, patterns, and paths of other programs and of the portal. */
const isElsewhere = (path: string) =>
  /[<>*{}%~:]|^[@/]|^[a-z]+\/[a-z-]+@|\.example/.test(path) || /^(?:application|image|text|audio|video)\//.test(path)

const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/
/** A name of code has a capital inside, or is reached through another. */
const isName = (text: string) => NAME.test(text) && /[a-z][A-Z]|[a-z]\.[a-z]/.test(text) && !PATH.test(text)

describe.each(pages)('%s', (path) => {
  const page = readFileSync(path, 'utf8')
  const codes = codeIn(page)

  test('links lead to pages and pictures that are there', () => {
    const links = [...page.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to)
    const missing = links.filter(
      (to) =>
        !/^[a-z]+:/.test(to) &&
        !tree.includes(
          normalize(join(dirname(path), to))
            .split(sep)
            .join('/')
            .replace(/\/$/, ''),
        ),
    )
    expect(missing).toEqual([])
  })

  test('paths are in the tree', () => {
    expect(codes.filter((text) => PATH.test(text) && !isElsewhere(text) && !exists(text))).toEqual([])
  })

  test('commands are in package.json', () => {
    const used = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => scripts[name] === undefined)).toEqual([])
  })

  test('names are in the code', () => {
    const unknown = codes.filter(isName).filter(
      (code) =>
        !code
          .replace('()', '')
          .split('.')
          .every((part) => words.has(part)),
    )
    expect(unknown).toEqual([])
  })
})
