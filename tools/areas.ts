/** `npm run areas`: writes the registries that follow from the folders, after an area or a part of one was added, renamed or removed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { REGISTRIES, textOf } from './areas/registries.ts'

for (const registry of REGISTRIES) {
  const text = textOf(registry)
  if (existsSync(registry.file) && readFileSync(registry.file, 'utf8') === text) continue
  writeFileSync(registry.file, text)
  console.log(`${registry.file} written`)
}
