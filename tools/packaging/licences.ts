/** The licences of what is bundled: their authors ask that they travel with the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
const Manifest = z.object({ name: z.string(), version: z.string(), license: z.string().optional() })

/** One text with the name, version and licence of every package that is not only for development. */
export function licences(root: string): string {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path, 'package.json')))
    .map(([path]) => licenceOf(join(root, path)))
    .join('\n\n')
}

function licenceOf(folder: string): string {
  const {
    name,
    version,
    license = 'see below',
  } = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text}`.trimEnd()
}
