/** The bench's own program inside a page of the app: bundled once, present after every load, called by name. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { Entries } from './page/entries.ts'

export type Call = <Name extends keyof Entries>(
  name: Name,
  ...args: Parameters<Entries[Name]>
) => Promise<Awaited<ReturnType<Entries[Name]>>>

/** Takes effect at the next load of the page. */
export async function installInPage(window: Page): Promise<void> {
  await window.addInitScript({ content: await bundled() })
}

export const callerOf =
  (window: Page): Call =>
  (name, ...args) =>
    window.evaluate(([which, params]) => Reflect.get(globalThis, 'bench')(which, params), [name, args] as const)

let text: Promise<string> | undefined

function bundled(): Promise<string> {
  text ??= build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page', 'entries.ts'), formats: ['iife'], name: 'benchEntries' },
    },
  }).then((built) => {
    const [one] = [built].flat()
    if (one === undefined || !('output' in one)) throw new Error('The bench’s page program could not be bundled')
    return one.output[0].code
  })
  return text
}
