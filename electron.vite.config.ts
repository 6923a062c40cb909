import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { nativeModules } from './tools/packaging/native-modules.ts'
import { pdfDecoders } from './tools/packaging/pdf-decoders.ts'
import { practiceSwitch } from './tools/packaging/practice-switch.ts'
import { reachedFrom } from './tools/packaging/reached-from.ts'
import { shippedModules } from './tools/packaging/shipped-modules.ts'

const root = import.meta.dirname

/** As many parts of the page, mostly screens, as need a module that comes with the others of its kind. */
const SHARED_BY = 8

/**
 * electron-vite sets a relative base, made for file:// pages. StoreDesk's pages come from app://portal/… with clean
 * deep addresses, where only an absolute base survives a reload.
 */
const absoluteBase: Plugin = {
  name: 'storedesk:absolute-base',
  enforce: 'post',
  config(config) {
    config.base = '/'
  },
}

const drawings = {
  name: reachedFrom(`${root}/src/renderer/papers/paper.tsx`, 'drawings'),
  debugName: 'drawings',
}

export default defineConfig({
  main: {
    plugins: [nativeModules(), shippedModules(root, 'main')],
    // A constant, so that nothing of the practice portal is bundled where it is off: src/main/program/practice-portal.ts.
    define: { 'process.env.STOREDESK_PRACTICE': JSON.stringify(practiceSwitch()) },
    build: {
      externalizeDeps: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        // What is read on a thread of its own is a file of its own.
        input: {
          index: `${root}/src/main/program/index.ts`,
          'workbook-worker': `${root}/src/main/files/workbook-worker.ts`,
          'backup-worker': `${root}/src/main/support/backup-worker.ts`,
        },
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    plugins: [shippedModules(root, 'preload')],
    build: {
      externalizeDeps: false,
      sourcemap: false,
      rolldownOptions: {
        input: { index: `${root}/src/preload/index.ts` },
        // A sandboxed preload may only be one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: `${root}/src/renderer`,
    plugins: [react(), absoluteBase, pdfDecoders(), shippedModules(root, 'renderer')],
    worker: { plugins: () => [shippedModules(root, 'workers')] },
    build: {
      outDir: `${root}/out/renderer`,
      sourcemap: false,
      minify: 'oxc',
      // The page's CSP lets no data: scripts in, and pictures come by address.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: `${root}/src/renderer/index.html`, paper: `${root}/src/renderer/paper.html` },
        output: {
          codeSplitting: {
            groups: [
              { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/ },
              // What many screens need comes in one file, not in fifty of a few lines each; the page of papers needs none of that.
              { ...drawings, minShareCount: 2, priority: 1 },
              { name: 'common', minShareCount: SHARED_BY },
            ],
          },
        },
      },
    },
  },
})
