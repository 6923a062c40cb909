/**
 * The allowed directions of imports. This table defines the shape of the program: if a rule is in the way, either the rule is right, or it
 * is a decision to be changed here and explained in docs/architecture.md.
 */
export interface ImportRule {
  readonly name: string
  readonly reason: string
  /** A pattern for the path of the importing file, from the project's root. */
  readonly from: RegExp
  /** A pattern for forbidden targets: a path from the root, or a package's name. `$1` is what `from` captured; a function is given it. */
  readonly to: RegExp | ((captured: string) => RegExp)
  /** `import type` leaves no trace in the running program, so some rules allow it. */
  readonly typesMayPass?: boolean
  /** Only these names are forbidden, and importing the whole module. */
  readonly names?: RegExp
}

/** The folders of the rules, lowest layer first: a folder imports itself and the layers below its own. */
export const DOMAIN_LAYERS: readonly (readonly string[])[] = [
  ['values'],
  ['screens', 'tables'],
  ['artwork', 'payments', 'people', 'receiving', 'returns', 'scores', 'sms'],
  ['catalogue', 'content'],
  ['pricing'],
  ['carts'],
  ['orders'],
  ['invoices', 'replenishment', 'scanning', 'watching'],
  ['ledger'],
  ['c-form', 'papers'],
]

/** The folders of the rules that a folder mustn't import; all others for a folder that isn't in the table. */
function notBelow(folder: string): RegExp {
  const layer = DOMAIN_LAYERS.findIndex((folders) => folders.includes(folder))
  const allowed = [folder, ...DOMAIN_LAYERS.slice(0, Math.max(0, layer)).flat()]
  return new RegExp(`^src/shared/domain/(?!(?:${allowed.join('|')})/)[^/]+/`)
}

export const importRules: readonly ImportRule[] = [
  {
    name: 'shared stands alone',
    reason: 'Both processes and the practice portal stand on src/shared: it can stand on none of them.',
    from: /^src\/shared\//,
    to: /^(src\/(?!shared\/)|tools\/|tests\/|packages\/)/,
  },
  {
    name: 'shared is pure',
    reason: 'The rules run in the page, in the main process and in a test alike: no Node, no DOM, no package but zod.',
    from: /^src\/shared\//,
    to: /^(?!src\/|tools\/|tests\/|packages\/|zod$)/,
  },
  {
    name: 'rules know no transport',
    reason:
      'What a price or an order group is does not depend on how the portal spells it: calls translate, rules decide.',
    from: /^src\/shared\/domain\//,
    to: /^src\/shared\/(portal\/|bridge)/,
  },
  {
    name: 'the folders of the rules are layers',
    reason:
      'Two folders that import each other can only be read together: what both need belongs in the lower one. A new folder takes its layer in DOMAIN_LAYERS.',
    from: /^src\/shared\/domain\/([^/]+)\//,
    to: notBelow,
  },
  {
    name: 'each process by itself',
    reason: 'Main, preload, pages and practice portal meet only through src/shared: they do not run in one process.',
    from: /^src\/(main|preload|renderer|practice)\//,
    to: /^src\/(?!shared\/|\$1\/|practice\/)/,
  },
  {
    name: 'one door to the practice portal',
    reason: 'Only the start of the main process decides whether the practice portal is used; nothing else can tell.',
    from: /^src\/(?!practice\/|main\/program\/practice-portal\.ts$)/,
    to: /^src\/practice\//,
  },
  {
    name: 'the preload only relays',
    reason:
      'It runs before the page in a sandbox: every line there is attack surface. Types, and the names of channels.',
    from: /^src\/preload\//,
    to: /^(?!src\/preload\/|src\/shared\/channels\.ts$|electron$)/,
    typesMayPass: true,
  },
  {
    name: 'pages reach nothing but the bridge',
    reason: 'A page that could import Electron or Node would not be a page.',
    from: /^src\/(shared|renderer)\//,
    to: /^(electron$|node:)/,
  },
  {
    name: 'Electron stands in a few folders',
    reason: 'An upgrade looks through desktop, program and preload, and main runs without Electron in tests.',
    from: /^src\/main\/(?!(desktop|program)\/)/,
    to: /^electron$/,
    typesMayPass: true,
  },
  {
    name: 'areas are apart',
    reason: 'An area of screens can be rewritten or removed alone; what two of them need moves to renderer/parts.',
    from: /^src\/renderer\/screens\/([^/]+)\//,
    to: /^src\/renderer\/screens\/(?!\$1\/)/,
  },
  {
    name: 'what areas share knows no screen',
    reason:
      'Products, carts, lists, papers and the grid are shown by several areas: what differs is told to them, not asked for.',
    from: /^src\/renderer\/(products|carts|lists|papers|grid|documents)\//,
    to: /^src\/renderer\/screens\//,
  },
  {
    name: 'the grid knows no cart',
    reason: 'Whatever has rows of which one number is typed is edited in it: a source brings the rows and their rules.',
    from: /^src\/renderer\/grid\//,
    to: /^src\/renderer\/(carts|lists|products|papers)\//,
  },
  {
    name: 'areas of calls are apart',
    reason: 'A call is found in its area alone; shapes that two areas answer with stand beside call.ts.',
    from: /^src\/shared\/portal\/areas\/([^/.-]+)/,
    to: /^src\/shared\/portal\/areas\/(?!\$1[-.])/,
  },
  {
    name: 'areas of the practice portal are apart',
    reason:
      'An area is its folder: it reads of another what practice.ts gives it; what two share is world, state or kit.',
    from: /^src\/practice\/areas\/([^/]+)\//,
    to: /^src\/practice\/(?!areas\/\$1\/|(state|world|kit)\/|(practice|surroundings)\.ts$)/,
  },
  {
    name: 'one place knows the areas of the practice portal',
    reason: 'A new area is its folder: what is written from the folders names it, and nothing else.',
    from: /^src\/practice\/(?!areas\/|(all|all-states)\.ts$)/,
    to: /^src\/practice\/areas\//,
  },
  {
    name: 'areas of the bridge are apart',
    reason: 'Each duty of main has its file of the contract; what several are asked with stands in entry.ts.',
    from: /^src\/shared\/bridge\/(?!all\.ts$)(?!entry\.ts)/,
    to: /^src\/shared\/bridge(\.ts|\/(?!entry\.ts))/,
  },
  {
    name: 'parts know nothing of the screens',
    reason: 'A part is used by areas; one that asks back for a screen or the shell belongs there.',
    from: /^src\/renderer\/parts\//,
    to: /^src\/renderer\/(screens|app|papers)\//,
  },
  {
    name: 'parts know nothing of the trade',
    reason:
      'Tables, fields and dialogs get what they show; of the rules they know how amounts, counts and days are written and typed.',
    from: /^src\/renderer\/parts\//,
    to: /^src\/shared\/(portal\/|domain\/(?!values\/))/,
  },
  {
    name: 'the program knows no test',
    reason: 'What ships must not lean on what only checks it.',
    from: /^src\//,
    to: /^(tests|tools|packages)\//,
  },
  {
    name: 'packages are apart',
    reason: 'A big tool of packages/ can be changed or removed alone; the browser host serves all.',
    from: /^(?:src|tests|tools|packages\/([^/]+))\//,
    to: /^packages\/(?!browser-host\/|\$1\/)/,
  },
  {
    name: 'one home for the network',
    reason: 'Hosts, the bearer and the limits are guarded in src/main/portal; a second client would go round them.',
    from: /^src\/(?!main\/portal\/)/,
    to: /^axios$/,
    typesMayPass: true,
  },
  {
    name: 'one home for SQLite',
    reason: 'Every open sets synchronous=FULL and checks the file: src/main/store does, nobody else opens one.',
    from: /^src\/(?!main\/store\/)/,
    to: /^better-sqlite3$/,
    typesMayPass: true,
  },
  {
    name: 'one home for the keychain',
    reason: 'keytar is native and optional; src/main/vault loads it when it can and hides that from the rest.',
    from: /^src\/(?!main\/vault\/)/,
    to: /^keytar$/,
    typesMayPass: true,
  },
  {
    name: 'one home for workbooks',
    reason: 'exceljs is heavy: src/main/files loads it at the first export, so that the start stays fast.',
    from: /^src\/(?!main\/files\/)/,
    to: /^exceljs$/,
    typesMayPass: true,
  },
  {
    name: 'one home for renaming, removing and copying files',
    reason:
      'Windows refuses it for a moment while an antivirus holds the file: src/main/files/retrying-fs.ts tries again for two seconds.',
    from: /^src\/main\/(?!files\/retrying-fs\.ts$)/,
    to: /^(node:)?fs(\/promises)?$/,
    typesMayPass: true,
    names: /^(?:\*|default|promises|(?:rename|rm|rmdir|unlink|copyFile|cp)(?:Sync)?)$/,
  },
]
