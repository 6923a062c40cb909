/** docs/electron.md: the uses to check at an upgrade of Electron. */
import type { ElectronUse } from './find.ts'

export const ELECTRON_PAGE = 'docs/electron.md'

/** The only folders that may use Electron: all other code runs, and is tested, under plain Node. */
const PLACES = /^src\/(main\/(desktop|program)|preload)\/|-electron\.ts$/

/** Returns a sentence for each use in another folder, and for each one deprecated by Electron. */
export const complaintsOf = (uses: readonly ElectronUse[]): readonly string[] =>
  uses.flatMap(({ name, file, isDeprecated }) => [
    ...(PLACES.test(file) ? [] : [`${file} uses ${name} of Electron: only main/desktop, main/program and preload may`]),
    ...(isDeprecated ? [`${file} uses ${name}, which Electron has deprecated`] : []),
  ])

/** `version` is that of the typings. */
export function electronPage(version: string, uses: readonly ElectronUse[]): string {
  const files = Map.groupBy(uses, ({ name }) => name)
  const owners = Map.groupBy(files.keys(), (name) => name.split(/[. ]/, 1)[0] ?? name)
  const rows = [...owners].map(([owner, names]) => {
    const members = names.map((name) => `\`${name.slice(owner.length).replace(/^[. ]/, '')}\``)
    const places = new Set(names.flatMap((name) => files.get(name)?.map(({ file }) => file.slice('src/'.length)) ?? []))
    return `| ${owner} | ${members.join(' ')} | ${[...places]
      .sort()
      .map((place) => `\`${place}\``)
      .join(' ')} |`
  })
  return [
    '# Electron',
    '',
    'Every use of Electron in the program, found by the compiler and written by `npm run electron-uses`. `npm run check` fails if',
    '',
    '- this page is out of date,',
    '- a use is outside of `main/desktop`, `main/program` and `preload`,',
    '- Electron has deprecated one.',
    '',
    `Compared with the typings of Electron ${version}: ${files.size} members, options and events in ${new Set(uses.map(({ file }) => file)).size} files.`,
    '',
    '## Upgrading',
    '1. Raise the version in `package.json`, then `npm install`, `npm run check`. Removed names don\u2019t compile, deprecated ones are listed, and',
    '   the browser host\u2019s stand-ins (`packages/browser-host/standin/`) are compiled against the same typings.',
    '2. Read the release notes of each new major for the names below: typings don\u2019t tell what behaves otherwise.',
    '',
    '| | members, options, events | where |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
