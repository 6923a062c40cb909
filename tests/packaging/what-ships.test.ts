/** Notices and bill of materials of the built app, compared with its own files. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { billOfMaterials } from '../../tools/packaging/bill.ts'
import { NOTICES_FILE, noticesOf, noticesText } from '../../tools/packaging/notices.ts'
import { shippedPackages } from '../../tools/packaging/shipped.ts'
import { ownerOf } from '../../tools/packaging/shipped-modules.ts'
import { buildWhenStale } from '../../tools/suite/bundles.ts'
import { auditedPackages } from '../../tools/suite/known-holes.ts'

const root = process.cwd()
beforeAll(async () => void (await buildWhenStale()))
const folders = () => shippedPackages(root).map(({ folder }) => folder)

describe('the list of what ships', () => {
  it.each([
    'hono',
    '@leeoniya/ufuzzy',
    'builder-util-runtime',
    '@tufjs/models',
    'react',
    '@mantine/core',
    'better-sqlite3',
  ])('has %s', (name) => {
    expect(folders()).toContain(`node_modules/${name}`)
  })

  it.each(['@fontsource/noto-sans-tamil', 'pdfjs-dist', 'dayjs', 'rolldown'])(
    'has %s, of which there is a font, a worker, a package of a package, a helper',
    (name) => {
      expect(folders()).toContain(`node_modules/${name}`)
    },
  )

  it.each(['vitest', 'electron-builder', 'unzipper', 'buffers', '@types/node'])('leaves out %s', (name) => {
    expect(folders().filter((folder) => folder.endsWith(`node_modules/${name}`))).toEqual([])
  })

  it('has every package that the source maps of main name', () => {
    const maps = globSync('out/main/**/*.map')
    expect(maps.length).toBeGreaterThan(3)
    const sources = maps.flatMap(
      (path) => z.object({ sources: z.array(z.string()) }).parse(JSON.parse(readFileSync(path, 'utf8'))).sources,
    )
    const named = new Set(
      sources.filter((path) => path.includes('node_modules/')).map((path) => ownerOf(`/${path}`, root)?.folder),
    )
    expect(named.size).toBeGreaterThan(50)
    expect([...named].filter((folder) => folder === undefined || !folders().includes(folder))).toEqual([])
  })

  it('has the package of every font and decoder that ships', () => {
    const files = globSync('out/renderer/**/*.{woff2,woff}').map((path) =>
      basename(path).replace(/-[\w-]{8}\.woff2?$/, ''),
    )
    expect(files.length).toBeGreaterThan(9)
    const fonts = folders().filter((folder) => folder.includes('@fontsource/'))
    for (const file of files)
      expect(
        fonts.some((folder) => globSync(`${folder}/files/${file}.*`).length > 0),
        file,
      ).toBe(true)
  })
})

describe('notices', () => {
  it('have a licence and its text for every package', () => {
    expect(noticesOf(root).faults).toEqual([])
    expect(() => noticesText(root)).not.toThrow()
  })

  it('name what ships, in the file of the package and in the one that About reads', () => {
    const text = noticesText(root)
    const about = readFileSync(NOTICES_FILE, 'utf8')
    for (const { name, version } of shippedPackages(root)) {
      expect(text).toContain(`\n${name} ${version} (`)
      expect(about).toContain(JSON.stringify({ name, version }).slice(1, -1))
    }
  })

  it('carry the licences of the decoders within pdf.js', () => {
    const text = noticesOf(root).notices.find(({ name }) => name === 'pdfjs-dist')?.text
    expect(text).toContain('Apache License')
    expect(text).toContain('Louvain')
  })
})

/** The schema of CycloneDX 1.6 for the parts that we use; unknown fields are refused. */
const Licences = z
  .array(
    z.union([
      z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.+-]+$/) }) }),
      z.strictObject({ expression: z.string().min(1) }),
    ]),
  )
  .min(1)
const Bill = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.number().int().min(1),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal('application'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string(),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.enum(['library', 'framework']),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().optional(),
      licenses: Licences,
      purl: z
        .string()
        .regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/)
        .optional(),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

describe('the bill of materials', () => {
  const bill = () => Bill.parse(JSON.parse(billOfMaterials(root)))

  it('has what its schema requires, and each thing once', () => {
    const { components, dependencies } = bill()
    const refs = components.map((one) => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const known = new Set([...refs, 'storedesk'])
    expect(new Set(dependencies.map(({ ref }) => ref)).size).toBe(dependencies.length)
    for (const { ref, dependsOn } of dependencies) {
      expect([ref, ...dependsOn].filter((one) => !known.has(one))).toEqual([])
      expect(new Set(dependsOn).size).toBe(dependsOn.length)
    }
  })

  it('has what ships and what the audit asks about: the same list', () => {
    const { components } = bill()
    const named = new Set(components.flatMap(({ purl }) => purl ?? []))
    const audited = auditedPackages(root).map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect([...named].sort()).toEqual(audited.toSorted())
    expect(named).toContainEqual(expect.stringMatching(/^pkg:npm\/electron@/))
    expect(named).toContainEqual(expect.stringMatching(/^pkg:npm\/%40leeoniya\/ufuzzy@/))
  })

  it('says what needs what, as it was resolved', () => {
    const { dependencies } = bill()
    const needsOf = (name: string) => dependencies.find(({ ref }) => ref === name)?.dependsOn
    expect(needsOf('node_modules/exceljs')).toContain('node_modules/exceljs/node_modules/saxes')
    expect(needsOf('storedesk')).toEqual(expect.arrayContaining(['Electron', 'node_modules/@leeoniya/ufuzzy']))
  })

  it('is alike for two builds of the same program', () => {
    expect(billOfMaterials(root)).toBe(billOfMaterials(root))
  })
})
