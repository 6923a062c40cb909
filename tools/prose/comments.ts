/** The comments and test titles of a source file, with their lines. */
import { parseSync } from 'oxc-parser'

export interface Prose {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly kind: 'doc' | 'comment' | 'title'
  readonly text: string
}

const DIRECTIVE = /^\s*(?:biome-ignore|@ts-|@vitest|eslint|#__PURE__|\/ <reference)/
const STARS = /^\s*\*? ?/gm
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** Comments and titles in their order. Throws where a source can't be parsed. */
export function proseIn(file: string, source: string): readonly Prose[] {
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
