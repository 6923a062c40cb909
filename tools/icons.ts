/** `node tools/run.mjs icons`: draws resources/icons/storedesk.svg in the sizes that the systems need. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

const folder = join(import.meta.dirname, '..', 'resources', 'icons')
const sizes = [16, 24, 32, 48, 64, 128, 256, 512]
/** The sizes that Windows looks for in an .ico. */
const windowsSizes = new Set([16, 24, 32, 48, 64, 128, 256])

async function draw(): Promise<Map<number, Buffer>> {
  const svg = readFileSync(join(folder, 'storedesk.svg'), 'utf8')
  const browser = await chromium.launch({
    executablePath: process.env.STOREDESK_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const drawn = new Map<number, Buffer>()
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
      drawn.set(size, await page.screenshot({ omitBackground: true }))
    }
    return drawn
  } finally {
    await browser.close()
  }
}

/** An .ico is a list of sizes and offsets, then the PNG files themselves. */
function icoOf(pictures: ReadonlyArray<readonly [number, Buffer]>): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(([size, png], index) => {
    const entry = 6 + 16 * index
    // Width and height take one byte each; 0 stands for 256.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(([, png]) => png)])
}

const drawn = await draw()
for (const [size, png] of drawn) writeFileSync(join(folder, `${size}x${size}.png`), png)
writeFileSync(join(folder, 'icon.ico'), icoOf([...drawn].filter(([size]) => windowsSizes.has(size))))
console.log(`${drawn.size} pictures and icon.ico in ${folder}`)
