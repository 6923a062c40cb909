/** The comments and test titles of a source file, and the text of a Markdown page, with their lines. */
import { parseSync } from 'oxc-parser'

export interface Prose {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly kind: 'doc' | 'comment' | 'title' | 'page'
  readonly text: string
}

const DIRECTIVE = /^\s*(?:biome-ignore|@ts-|@vitest|eslint|#__PURE__|\/ <reference)/
const STARS = /^\s*\*? ?/gm
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** Comments and titles, or a page's paragraphs, in their order. Throws where a source can't be parsed. */
export function proseIn(file: string, source: string): readonly Prose[] {
  if (file.endsWith('.md')) return paragraphsOf(file, source)
  const lineAt = lineFinder(source)
  const all = file.endsWith('.css') ? commentsOfStyles(source) : commentsOfCode(file, source)
  const comments = all
    .filter(({ text }) => !DIRECTIVE.test(text))
    .map(({ at, text, isDoc }): Prose & { readonly at: number } => ({
      at,
      file,
      line: lineAt(at),
      kind: isDoc ? 'doc' : 'comment',
      text: text.replaceAll(STARS, '').trim(),
    }))
  const titles = /\.(?:test|spec)\.tsx?$/.test(file)
    ? [...source.matchAll(TITLE)].map(({ index, 2: text = '' }): Prose & { readonly at: number } => ({
        at: index,
        file,
        line: lineAt(index),
        kind: 'title',
        text,
      }))
    : []
  return [...comments, ...titles].sort((one, other) => one.at - other.at).map(({ at: _, ...prose }) => prose)
}

const CODE_BLOCK = /^```[\s\S]*?^```/gm
/** Tables and words in italics: in these two pages they are examples of what isn't written. */
const EXAMPLES = /^\|.*|(?<!\*)\*[^*\n]+\*(?!\*)/gm
const HAS_EXAMPLES = /(?:^|[\\/])(?:words|style)\.md$/
/** A line that begins a paragraph of its own: a heading, a list item, a row of a table. */
const BEGINS = /^\s*(?:#|\||[-*] |\d+\. )/

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** The paragraphs outside of code blocks, each in one line. */
function paragraphsOf(file: string, source: string): readonly Prose[] {
  const withoutBlocks = source.replaceAll(CODE_BLOCK, blank)
  const lines = (HAS_EXAMPLES.test(file) ? withoutBlocks.replaceAll(EXAMPLES, blank) : withoutBlocks).split('\n')
  const paragraphs: Prose[] = []
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    const text = line.trim()
    if (text !== '') {
      const last = isOpen && !BEGINS.test(line) ? paragraphs.pop() : undefined
      paragraphs.push(
        last === undefined ? { file, line: at + 1, kind: 'page', text } : { ...last, text: `${last.text} ${text}` },
      )
    }
    isOpen = text !== ''
  }
  return paragraphs
}

interface Comment {
  readonly at: number
  readonly text: string
  readonly isDoc: boolean
}

function commentsOfCode(file: string, source: string): readonly Comment[] {
  const { comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  return comments.map(({ type, value, start }) => ({
    at: start,
    text: value,
    isDoc: type === 'Block' && value.startsWith('*'),
  }))
}

const commentsOfStyles = (source: string): readonly Comment[] =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ index, 1: text = '' }) => ({ at: index, text, isDoc: true }))

function lineFinder(source: string): (at: number) => number {
  const starts = [...source.matchAll(/\n/g)].map(({ index }) => index)
  return (at) => {
    const next = starts.findIndex((start) => start >= at)
    return (next < 0 ? starts.length : next) + 1
  }
}
