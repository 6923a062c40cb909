/** Templates of one account: made of a cart or a file, loaded as an import, so that the same rules judge every line. */
import { type CartTemplate, LONGEST_TEMPLATE_NAME } from '../../shared/bridge/templates.ts'
import type { ImportSummary } from '../../shared/domain/carts/cart-import.ts'
import { CART_CAPACITY, type CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { isQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { plainLine } from '../../shared/text.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { ImportService } from '../cart-import/import-service.ts'
import { refusing } from '../files/cart-file-reader.ts'
import type { Clock } from '../handlers.ts'
import { stored } from '../store/stored.ts'
import type { TemplateLine, Templates } from './templates.ts'

export interface TemplateServiceDeps {
  readonly templates: Templates
  readonly carts: CartService
  readonly imports: ImportService
  readonly clock: Clock
  readonly newId: () => string
}

export interface Shared {
  readonly name: string
  readonly lines: readonly TemplateLine[]
}

export interface TemplateService {
  list(): Result<readonly CartTemplate[]>
  save(cartType: CartType, name: string, replace: boolean): Promise<Result<CartTemplate>>
  rename(id: string, name: string): Result<CartTemplate>
  remove(id: string): Result<undefined>
  load(id: string, cartType: CartType, replace: boolean): Promise<Result<ImportSummary>>
  /** What goes into a file. */
  share(id: string): Result<Shared>
  /** A file's rows become a template that is called as the file is. */
  take(fileName: string, bytes: Uint8Array): Promise<Result<Taken>>
}

export interface Taken {
  readonly template: CartTemplate
  /** What of the file isn't in it. */
  readonly note: string | undefined
}

const noTemplate = () => refuse('templateGone')

export function createTemplateService(deps: TemplateServiceDeps): TemplateService {
  const { templates, carts, imports } = deps

  const find = (id: string): Result<CartTemplate> => {
    const found = stored(() => templates.find(id))
    if (!found.ok) return found
    return found.value === undefined ? noTemplate() : ok(found.value)
  }

  const keep = (name: string, lines: readonly TemplateLine[]): Result<CartTemplate> => {
    if (lines.length === 0) return refuse('templateEmpty')
    if (lines.length > CART_CAPACITY) {
      return refuse('templateTooLong', { limit: formatCount(CART_CAPACITY) })
    }
    const id = deps.newId()
    const savedAt = new Date(deps.clock()).toISOString()
    const kept = stored(() => templates.save({ id, name, savedAt }, lines))
    return kept.ok ? find(id) : kept
  }

  const free = (name: string, but?: string): Result<undefined> => {
    const other = stored(() => templates.named(name))
    if (!other.ok) return other
    if (other.value === undefined || other.value.id === but) return ok(undefined)
    return refuse('templateNameTaken')
  }

  /** The name, or the name with a number behind it. */
  const freeName = (wanted: string): string => {
    for (let nth = 1; ; nth++) {
      const end = nth === 1 ? '' : ` (${nth})`
      const name = wanted.slice(0, LONGEST_TEMPLATE_NAME - end.length).trim() + end
      if (templates.named(name) === undefined) return name
    }
  }

  return {
    list: () => stored(() => templates.list()),
    save: async (cartType, given, replace) => {
      const name = plainLine(given).trim()
      const may = replace ? ok(undefined) : free(name)
      if (!may.ok) return may
      const cart = await carts.open(cartType, false)
      if (!cart.ok) return cart
      const names = new Map(cart.value.supply.products.map((product) => [product.id, product.name]))
      return keep(
        name,
        cart.value.lines.map(({ id, qty }) => ({ id, qty, name: names.get(id) ?? '' })),
      )
    },
    rename: (id, given) => {
      const name = plainLine(given).trim()
      const may = free(name, id)
      if (!may.ok) return may
      const renamed = stored(() => templates.rename(id, name))
      return renamed.ok ? find(id) : renamed
    },
    remove: (id) => stored(() => void templates.remove(id)),
    load: async (id, cartType, replace) => {
      const template = find(id)
      if (!template.ok) return template
      const lines = stored(() => templates.lines(id))
      if (!lines.ok) return lines
      const rows = lines.value.map(
        (line, at): ReadRow => ({ line: at + 1, text: `${line.id},${line.qty}`, id: line.id, qty: line.qty }),
      )
      return imports.readRows(cartType, template.value.name, rows, replace)
    },
    share: (id) => {
      const template = find(id)
      if (!template.ok) return template
      const lines = stored(() => templates.lines(id))
      return lines.ok ? ok({ name: template.value.name, lines: lines.value }) : lines
    },
    take: async (fileName, bytes) => {
      const file = refusing(await imports.readFile(fileName, bytes))
      if ('refusal' in file) return fail({ kind: 'rule', message: file.refusal })
      // The first row is the headings', as in an import; one with a number in its place is none.
      const [first] = file.rows
      const isHeading = first?.id === undefined && first?.qty === undefined
      const rows = isHeading ? file.rows.slice(1) : file.rows
      const lines = new Map<number, TemplateLine>()
      for (const { id, qty } of rows) {
        if (id !== undefined && qty !== undefined && isQuantity(qty) && !lines.has(id))
          lines.set(id, { id, qty, name: '' })
      }
      const named = stored(() =>
        freeName(
          plainLine(fileName)
            .replace(/\.\w+$/, '')
            .trim() || 'Template',
        ),
      )
      if (!named.ok) return named
      const template = keep(named.value, [...lines.values()])
      if (!template.ok) return template
      const left = rows.length - lines.size
      return ok({
        template: template.value,
        note: left === 0 ? undefined : say('templateRowsLeft', { n: formatCount(left) }),
      })
    },
  }
}
