/** The licences of everything that ships: their authors require them to be included. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Notice } from '../../src/shared/bridge/notices.ts'
import { besides } from './besides.ts'
import { SHIPPED_FILE, type ShippedPackage, shippedPackages } from './shipped.ts'
import { keptText, type TextFor, textsFor } from './texts-for.ts'

const Manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})
const LICENCE_FILE = /^(?:un)?(?:licen[cs]e|copying|notice)(?:[-_.][\w-]+)*$/i
const CODE = /\.(?:[cm]?[jt]sx?|json|map)$/i
const README = /^readme/i
const GRANT = /permission (?:is hereby granted|to use, copy)/i
const HEADING = /^(?:#+ .*|.+\n(?:-{3,}|={3,})) *$/gm
/** `See below` isn't a licence; the shortest real one is longer. */
const FEWEST_LETTERS = 200

/** Beside the bundles and in the package; src/main/support/third-party.ts reads it. */
export const NOTICES_FILE = 'out/notices.json'

/** A fault in the notices of shipped parts; it stops the packaging. */
export interface NoticeFault {
  readonly what: string
  readonly fault: string
}

export interface Notices {
  readonly notices: readonly Notice[]
  readonly faults: readonly NoticeFault[]
}

/** Returns the licence in a package.json as SPDX; undefined if it names none. */
export function licenceOf(manifest: unknown): string | undefined {
  const { license, licenses } = Manifest.parse(manifest)
  const named = typeof license === 'string' ? license : license?.type
  const all = named ?? licenses?.map(({ type }) => type).join(' OR ')
  // Another name of the same licence.
  return all === '' ? undefined : all?.replace(/^MIT\/X11$/, 'MIT')
}

/** Returns the licence texts of a package: in its folder, and beside its shipped files. Falls back to the section of its README. */
export function ownText(folder: string, within: readonly string[]): string {
  const folders = new Set(['', ...within.flatMap(parentsOf)])
  const files = [...folders].flatMap((one) =>
    existsSync(join(folder, one))
      ? readdirSync(join(folder, one), { withFileTypes: true })
          .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name) && !CODE.test(entry.name))
          .map((entry) => join(folder, one, entry.name))
          .sort()
      : [],
  )
  const text = files.map((path) => readFileSync(path, 'utf8').trim()).join('\n\n')
  if (text.length >= FEWEST_LETTERS) return text
  const readme = readdirSync(folder).find((name) => README.test(name))
  return readme === undefined ? '' : grantIn(readFileSync(join(folder, readme), 'utf8'))
}

/** `a/b` and `a` for `a/b`: a licence may be in any folder between a file and its package. */
const parentsOf = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** Returns the section of a README that grants the licence; empty if there is none. */
function grantIn(readme: string): string {
  const granted = readme.search(GRANT)
  if (granted < 0) return ''
  const heads = [...readme.matchAll(HEADING)].map(({ index }) => index)
  const begin = heads.findLast((at) => at < granted) ?? 0
  const end = heads.find((at) => at > granted)
  return readme.slice(begin, end).replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim()
}

/** Returns the notice of every package and of everything else that ships, and the faults. */
export function noticesOf(
  root: string,
  packages: readonly ShippedPackage[] = shippedPackages(root),
  texts: readonly TextFor[] = textsFor,
): Notices {
  const faults: NoticeFault[] = []
  const needed = new Set<TextFor>()
  const noticeOf = ({ name, version, folder, within }: ShippedPackage): Notice => {
    const what = `${name} ${version} (${folder})`
    const licence = licenceOf(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
    if (licence === undefined) faults.push({ what, fault: 'names no licence' })
    const own = ownText(join(root, folder), within)
    const replacement = own.length < FEWEST_LETTERS ? keptText(root, { name, version }, texts) : undefined
    if (replacement !== undefined) needed.add(replacement.entry)
    const text = replacement?.text ?? own
    if (text.length < FEWEST_LETTERS)
      faults.push({ what, fault: 'has no licence text: add it to tools/packaging/texts-for.ts' })
    return { name, version, licence: licence ?? 'not named', text }
  }
  const notices = [
    ...packages.map(noticeOf),
    ...besides(root).map(({ name, version = '', licence, text }) => {
      const licenceText = readFileSync(join(root, text), 'utf8').trim()
      if (licenceText.length < FEWEST_LETTERS) faults.push({ what: name, fault: `has no licence text in ${text}` })
      return { name, version, licence, text: licenceText }
    }),
  ]
  for (const entry of texts)
    if (!needed.has(entry))
      faults.push({
        what: `${entry.name} ${entry.version} in tools/packaging/texts-for.ts`,
        fault: 'isn’t needed: nothing of that version ships without a text of its own',
      })
  return { notices: sorted(once(notices)), faults }
}

/** Names a package once, even if it is in several folders. */
const once = (notices: readonly Notice[]): readonly Notice[] => [
  ...new Map(notices.map((one) => [JSON.stringify(one), one])).values(),
]

const sorted = (notices: readonly Notice[]): readonly Notice[] =>
  notices.toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version))

/** Writes the notices for *About*. A missing licence stops only the packaging. */
export function writeNotices(root: string): void {
  writeFileSync(join(root, NOTICES_FILE), JSON.stringify(noticesOf(root).notices))
}

/** Returns all notices as one text for the package. Throws with the names of parts without a licence text. */
export function noticesText(root: string): string {
  const { notices, faults } = noticesOf(root)
  if (faults.length > 0)
    throw new Error(`The notices of what ships (${SHIPPED_FILE}) aren’t whole:\n${faults.map(lineOf).join('\n')}`)
  return `${notices.map(written).join('\n\n')}\n`
}

const lineOf = ({ what, fault }: NoticeFault): string => `  ${what} ${fault}`
const written = ({ name, version, licence, text }: Notice): string =>
  `${'='.repeat(80)}\n${`${name} ${version}`.trim()} (${licence})\n\n${text}`
