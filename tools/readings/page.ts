/** docs/readings.md, for the portal's developers: the names that StoreDesk chose, by area and call. */
import { type Direction, type OurField, oursOf, type Registry } from './ours-of.ts'

export const READINGS = 'docs/readings.md'

const AREAS: Readonly<Record<string, string>> = {
  session: 'Signing in and the store',
  catalogue: 'Catalogue',
  orderAssist: 'Order assist',
  order: 'Orders',
  loads: 'Loads',
  notifications: 'Notifications',
  home: 'Home page',
  ars: 'My ARS',
  afs: 'AFS cart',
  car: 'CAR cart',
  kiosk: 'Kiosk orders',
  payment: 'Payments',
  returns: 'Sales returns and returns to origin',
  ledger: 'Ledger',
  sms: 'SMS requests',
  checklist: 'Product checklist',
  artwork: 'Artwork',
  training: 'Training',
  scores: 'Scores and incentives',
  policies: 'Policies and release notes',
  music: 'Store music',
}

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  params: 'path',
  query: 'query',
  body: 'body',
  answer: 'answer',
}

const INTRO = `# Names that StoreDesk chose

The portal's documents name most fields of its calls. Where they show none, StoreDesk had to choose a name. This page lists those
names: by area, by call, with where each stands and what it is for. \`npm run readings\` writes it from the marks in
\`src/shared/portal\`; don't edit it by hand.

For a developer of the portal:

- A field that is called otherwise is renamed in StoreDesk in one line. Please tell us its name.
- A field that doesn't exist is no fault: every field of an answer on this page may be missing but where *needed* stands beside it. What
  StoreDesk shows of it then reads "–", and nothing is ordered, paid or priced by it. One name forbids something by its absence: while
  \`isServiceable\` isn't told, products that vendors send themselves aren't ordered.
- *Where*: \`query\` and \`body\` are of the request. A dot leads into a field; rows of a list aren't counted.
- Where nested fields bear the documents' own names they aren't listed.
`

/** Returns the page, in Markdown. */
export function readingsPage(registry: Registry): string {
  const fields = oursOf(registry)
  const areas = Object.keys(registry).filter((area) => fields.some((field) => areaOf(field) === area))
  return [INTRO, ...areas.map((area) => areaPart(area, fields, registry))].join('\n')
}

const areaOf = ({ call }: OurField): string => call.slice(0, call.indexOf('.'))

/** Maximum number of other calls named for the same field; the rest is counted. */
const MOST_NAMED = 4

function areaPart(area: string, fields: readonly OurField[], registry: Registry): string {
  const same = Map.groupBy(
    fields.filter((field) => areaOf(field) === area),
    ({ direction, path, purpose }) => `${direction} ${path} ${purpose}`,
  )
  // A field of several calls is listed where it first occurs.
  const byCall = Map.groupBy(same.values(), ([first]) => first?.call ?? '')
  const parts = [...byCall].map(([call, rows]) => {
    const lines = rows.map((row) => rowOf(row, registry))
    return `### \`${addressOf(call, registry)}\`\n\n| Name | Where | What for | Also in |\n|---|---|---|---|\n${lines.join('\n')}\n`
  })
  return `## ${AREAS[area] ?? area}\n\n${parts.join('\n')}`
}

function rowOf([first, ...others]: readonly OurField[], registry: Registry): string {
  if (first === undefined) return ''
  const { name, direction, path, purpose, needed } = first
  const where = path === name ? '' : ` \`${path}\``
  const also = others.map(({ call }) => `\`${addressOf(call, registry)}\``)
  const calls = also.length > MOST_NAMED ? `${also.length} other calls of this area` : also.join(', ')
  return `| \`${name}\` | ${DIRECTIONS[direction]}${where} | ${purpose}${needed ? ' (*needed*)' : ''} | ${calls} |`
}

function addressOf(name: string, registry: Registry): string {
  const [area = '', key = ''] = name.split('.')
  const call = registry[area]?.[key]
  return call === undefined ? name : `${call.method} ${call.path}`
}
