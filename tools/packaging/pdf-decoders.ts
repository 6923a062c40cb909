/**
 * The decoders that pdf.js uses for scanned pages (JPEG 2000 and JBIG2), as scripts of our own origin under the expected names: the page's
 * policy allows no WebAssembly.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const DECODERS = ['openjpeg_nowasm_fallback.js', 'jbig2_nowasm_fallback.js']

export function pdfDecoders(): Plugin {
  return {
    name: 'storedesk:pdf-decoders',
    apply: 'build',
    generateBundle() {
      const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'wasm')
      for (const name of DECODERS) {
        const path = join(folder, name)
        this.emitFile({ type: 'asset', fileName: `pdf/${name}`, originalFileName: path, source: readFileSync(path) })
      }
    },
  }
}
