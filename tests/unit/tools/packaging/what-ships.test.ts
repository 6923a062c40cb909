/** The marks of a package in the bundler's module graph, and of a licence text. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../../../tools/packaging/bill.ts'
import { licenceOf, noticesOf, ownText } from '../../../../tools/packaging/notices.ts'
import { BUNDLES, noteShipped, type ShippedPackage, shippedPackages } from '../../../../tools/packaging/shipped.ts'
import { ownerOf, packagesOf } from '../../../../tools/packaging/shipped-modules.ts'
import { lockOf } from '../../../../tools/suite/known-holes.ts'

const root = process.cwd()
const made = mkdtempSync(join(tmpdir(), 'storedesk-ships-'))
afterAll(() => rmSync(made, { recursive: true, force: true }))

const MIT = `MIT License\n\nCopyright (c) 2020 Somebody\n\nPermission is hereby granted, free of charge, ${'to any person '.repeat(20)}`

/** A package with these files, and its folder. */
function packageOf(manifest: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(made, 'package-'))
  const all = { 'package.json': JSON.stringify({ name: 'made', version: '1.2.3', ...manifest }), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const shipped = (folder: string, more: Partial<ShippedPackage> = {}): ShippedPackage => ({
  name: 'made',
  version: '1.2.3',
  folder: relative(root, folder),
  within: [''],
  ...more,
})

describe('the owner of a module', () => {
  it.each([
    ['/x/node_modules/zod/v4/core.js', 'node_modules/zod', 'v4/core.js'],
    ['/x/node_modules/@mantine/core/esm/a.mjs?v=1', 'node_modules/@mantine/core', 'esm/a.mjs'],
    ['C:\\x\\node_modules\\zod\\a.js', 'node_modules/zod', 'a.js'],
    ['\0/x/node_modules/jszip/lib/a.js?commonjs-module', 'node_modules/jszip', 'lib/a.js'],
    ['/x/node_modules/jszip/node_modules/isarray/index.js', 'node_modules/jszip/node_modules/isarray', 'index.js'],
    ['/x/node_modules/@a/b/node_modules/@c/d/e.css', 'node_modules/@a/b/node_modules/@c/d', 'e.css'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown', ''],
    ['\0vite/preload-helper.js', 'node_modules/vite', ''],
  ])('%s: of a package', (id, folder, path) => {
    expect(ownerOf(id, root)).toEqual({ folder, path })
  })

  it.each([`${root}/src/main/index.ts`, `${root}/resources/icons/32x32.png?url`, '\0native:keytar'])(
    '%s: of StoreDesk',
    (id) => {
      expect(ownerOf(id, root)).toBeUndefined()
    },
  )

  it.each(['\0somebody/helper.js', '\0helper', '/elsewhere/vendored.js'])('%s stops the build', (id) => {
    expect(() => ownerOf(id, root)).toThrow('Nobody knows whose')
  })

  it('names each package once, by its own version, with the folders that its files lie in', () => {
    const ids = ['zod/index.js', 'zod/v4/core/a.js', 'zod/v4/core/b.js', 'exceljs/node_modules/saxes/saxes.js']
    expect(packagesOf([...ids.map((id) => `${root}/node_modules/${id}`), `${root}/src/a.ts`], root)).toMatchObject([
      { name: 'saxes', version: expect.stringMatching(/^5\./), folder: 'node_modules/exceljs/node_modules/saxes' },
      { name: 'zod', folder: 'node_modules/zod', within: ['', 'v4/core'] },
    ])
  })
})

describe('the list of what ships', () => {
  it('leaves out what was uninstalled, until the bundles that had it are built again', () => {
    const project = packageOf({}, { 'node_modules/here/package.json': '{}' })
    const of = (name: string): ShippedPackage => ({
      name,
      version: '1.0.0',
      folder: `node_modules/${name}`,
      within: [''],
    })
    for (const bundle of BUNDLES) noteShipped(project, bundle, [of('here'), of('gone')])
    expect(noteShipped(project, 'main', [of('here')])).toBe(true)
    expect(shippedPackages(project).map(({ name }) => name)).toEqual(['here'])
  })
})

describe('a licence', () => {
  it.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: 'MIT/X11' }, 'MIT'],
    [{ license: { type: 'BSD-2-Clause' } }, 'BSD-2-Clause'],
    [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
    [{ licenses: [] }, undefined],
    [{}, undefined],
  ])('%j is named %s', (manifest, licence) => {
    expect(licenceOf(manifest)).toBe(licence)
  })

  it.each(['LICENSE', 'LICENCE.md', 'license-mit.txt', 'COPYING', 'UNLICENSE', 'License'])(
    'is read from %s',
    (name) => {
      expect(ownText(packageOf({}, { [name]: MIT }), [''])).toBe(MIT.trim())
    },
  )

  it('is read from beside what ships, too, and not from beside what doesn’t', () => {
    const files = { LICENSE: MIT, 'wasm/LICENSE_PART': 'Of the part.', 'other/LICENSE': 'Of others.' }
    const text = ownText(packageOf({}, files), ['wasm/deep'])
    expect(text).toContain('Of the part.')
    expect(text).not.toContain('Of others.')
  })

  it.each([
    `# made\n\nUse it.\n\n## License\n\n${MIT}\n\n## Thanks\n\nTo all.`,
    `made\n====\n\nUse it.\n\nLicense\n-------\n\n${MIT}\n\nThanks\n------\n\nTo all.`,
  ])('is read from the README’s own section', (readme) => {
    const text = ownText(packageOf({}, { 'README.md': readme }), [''])
    expect(text).toContain('Permission is hereby granted')
    expect(text).not.toMatch(/Use it|To all/)
  })

  it.each([{ 'README.md': '# made\n\n## License\n\nMIT' }, { 'license_header.js': MIT }, { LICENSE: 'see below' }, {}])(
    'is not read from %j',
    (files) => {
      expect(ownText(packageOf({}, files), ['']).length).toBeLessThan(200)
    },
  )
})

describe('notices', () => {
  const none = packageOf({ license: 'MIT' })
  const faultsOf = (...args: Parameters<typeof noticesOf> extends [unknown, ...infer Rest] ? Rest : never) =>
    noticesOf(root, ...args).faults.map(({ what, fault }) => `${what} ${fault}`)
  const kept = { name: 'made', version: '1.2', file: 'lazy-val.txt', source: 'of this test' }

  it('of a package without a text, or without a licence, stop the packaging', () => {
    expect(faultsOf([shipped(none)], [])).toEqual([expect.stringContaining('has no licence text')])
    expect(faultsOf([shipped(packageOf({}, { LICENSE: MIT }))], [])).toEqual([
      expect.stringContaining('names no licence'),
    ])
  })

  it('take the text that is kept for it here', () => {
    const { notices, faults } = noticesOf(root, [shipped(none)], [kept])
    expect(faults).toEqual([])
    expect(notices.find(({ name }) => name === 'made')?.text).toContain('Permission is hereby granted')
  })

  it.each([
    ['of a package that ships no more', [], kept],
    ['of one that brings its text by now', [shipped(packageOf({ license: 'MIT' }, { LICENSE: MIT }))], kept],
    ['of an earlier version', [shipped(packageOf({ license: 'MIT' }, { LICENSE: MIT }))], { ...kept, version: '1.1' }],
  ])('tell a kept text %s', (_, packages, entry) => {
    expect(faultsOf(packages, [entry])).toEqual([expect.stringContaining('isn’t needed')])
  })

  it.each(['1.1', '1.20', '1.2.30', '2'])('hold a text kept for %s not to be one of 1.2.3', (version) => {
    expect(faultsOf([shipped(none)], [{ ...kept, version }])).toEqual([
      expect.stringContaining('has no licence text'),
      expect.stringContaining('isn’t needed'),
    ])
  })

  it('name a package that lies in several folders once', () => {
    const { notices } = noticesOf(root, [shipped(none), shipped(none)], [kept])
    expect(notices.filter(({ name }) => name === 'made')).toHaveLength(1)
  })

  it('name Electron, Chromium and SQLite, which no bundle holds', () => {
    const names = noticesOf(root, [], []).notices.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Electron', 'Chromium', 'SQLite']))
  })
})

it('the bill of materials reaches what only a package that doesn’t ship needs, and the bundler’s helpers', () => {
  const packages = ['react-router', 'cookie', 'vite'].map((name) => ({
    ...shipped(root),
    name,
    folder: `node_modules/${name}`,
  }))
  const { dependencies } = JSON.parse(billOfMaterials(root, packages))
  const [storedesk, ...others] = dependencies
  expect(storedesk.dependsOn).toEqual(expect.arrayContaining(['node_modules/react-router', 'node_modules/vite']))
  expect(storedesk.dependsOn).not.toContain('node_modules/cookie')
  expect(others[0]).toEqual({ ref: 'node_modules/react-router', dependsOn: ['node_modules/cookie'] })
})

it('a lock file for the audit has each version of a name in a folder of its own', () => {
  const lock = JSON.parse(
    lockOf([
      { name: '@a/b', version: '1.0.0' },
      { name: 'isarray', version: '1.0.0' },
      { name: 'isarray', version: '2.0.0' },
      { name: 'isarray', version: '3.0.0' },
    ]),
  )
  const { '': _, ...packages } = lock.packages
  expect(packages).toEqual({
    'node_modules/@a/b': { version: '1.0.0' },
    'node_modules/isarray': { version: '1.0.0' },
    'node_modules/copy-1/node_modules/isarray': { version: '2.0.0' },
    'node_modules/copy-2/node_modules/isarray': { version: '3.0.0' },
  })
})
