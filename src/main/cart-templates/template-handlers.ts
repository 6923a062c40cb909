import { ok } from '../../shared/errors.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import type { Column } from '../files/csv.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { pickFile } from '../files/pick-file.ts'
import { saveCsv } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { TemplateService } from './template-service.ts'
import type { TemplateLine } from './templates.ts'

export type TemplateHandlers = Pick<
  Handlers,
  | 'templates.list'
  | 'templates.save'
  | 'templates.rename'
  | 'templates.remove'
  | 'templates.load'
  | 'templates.share'
  | 'templates.take'
>

/** An import recognises the first two by their headings. */
const COLUMNS: readonly Column<TemplateLine>[] = [
  { title: 'Product ID', cell: ({ id }) => id },
  { title: 'Quantity', cell: ({ qty }) => qty },
  { title: 'Name', cell: ({ name }) => name },
]

export function templateHandlers(at: WithAccount<TemplateService>, dialogs: Dialogs): TemplateHandlers {
  return {
    'templates.list': () => at((templates) => templates.list()),
    'templates.save': ({ cartType, name, replace }) => at((templates) => templates.save(cartType, name, replace)),
    'templates.rename': ({ id, name }) => at((templates) => templates.rename(id, name)),
    'templates.remove': ({ id }) => at((templates) => templates.remove(id)),
    'templates.load': ({ id, cartType, replace }) => at((templates) => templates.load(id, cartType, replace)),
    'templates.share': ({ id }) =>
      at(async (templates) => {
        const shared = templates.share(id)
        return shared.ok ? saveCsv(dialogs, `${shared.value.name}.csv`, COLUMNS, shared.value.lines) : shared
      }),
    'templates.take': () =>
      at(async (templates) => {
        const picked = await pickFile(dialogs)
        if (!picked.ok) return picked
        return picked.value === undefined ? ok(undefined) : templates.take(picked.value.name, picked.value.bytes)
      }),
  }
}
