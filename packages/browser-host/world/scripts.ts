/** The scripts at the start of every page: one in the page's own world, one in the preload's. */
import { randomUUID } from 'node:crypto'
import { makeCodec } from './codec.ts'
import { makeLink } from './link.ts'
import { startPage } from './page.ts'
import { startPreload } from './preload.ts'
import { startVisitor } from './visitor.ts'

export interface Scripts {
  readonly page: string
  readonly preload: string
}

export interface Names {
  /** The names of the isolated world, the binding for sending, and the function for receiving. */
  readonly world: string
  readonly post: string
  readonly deliver: string
}

/** New for every process, so that a page can't rely on them. */
export const names: Names = {
  world: `preload-${randomUUID()}`,
  post: `post_${randomUUID().replaceAll('-', '')}`,
  deliver: `deliver_${randomUUID().replaceAll('-', '')}`,
}

const secret = randomUUID()

const base64 = `{
  write: (bytes) => {
    if (bytes.toBase64) return bytes.toBase64()
    let text = ''
    for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768))
    return btoa(text)
  },
  read: (text) => (Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : Uint8Array.from(atob(text), (c) => c.charCodeAt(0))),
}`

/** Only a window's top page has a preload. */
const onlyOnTop = "if (window.top !== window || location.href === 'about:blank') return"

export interface PreloadSource {
  /** The preload script's text, if the window has one. */
  readonly script: string | undefined
  /** The preload's `process`. */
  readonly process: Readonly<Record<string, unknown>>
  /** An expression for the function that sends text to the main process. */
  readonly post: string
}

export function scriptsFor({ script, process, post }: PreloadSource): Scripts {
  const world = [
    `codec: (${makeCodec})(${base64})`,
    `link: (${makeLink})('${secret}', 'preload')`,
    `post: ${post}`,
    `deliver: '${names.deliver}'`,
    `process: ${JSON.stringify(process)}`,
    ...(script === undefined ? [] : [`script: function (require, module, exports, process) {\n${script}\n}`]),
  ]
  return {
    page: `(() => { ${onlyOnTop}\n(${startPage})((${makeLink})('${secret}', 'page')) })()`,
    preload: `(() => { ${onlyOnTop}\n(${startPreload})({ ${world.join(',\n')} }) })()`,
  }
}

/**
 * Returns the script for a user's own browser, which has no isolated worlds: preload and page share one, so the preload is only as safe as
 * the page.
 */
export function visitorScript(source: Omit<PreloadSource, 'post'>): string {
  const { page, preload } = scriptsFor({ ...source, post: 'visitor.post' })
  const visitor = `(${startVisitor})({ codec: (${makeCodec})(${base64}), deliver: '${names.deliver}' })`
  return `(() => { ${onlyOnTop}\nconst visitor = ${visitor};\n${page};\n${preload}; })()`
}
