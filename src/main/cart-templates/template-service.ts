/** The cart templates of one account: saved from a cart or a file, and loaded as an import, so that the same rules judge every line. */

import { type CartTemplate, LONGEST_TEMPLATE_NAME } from '../../shared/bridge/templates.ts'
import type { ImportSummary } from '../../shared/domain/carts/cart-import.ts'
import { CART_CAPACITY, type WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import { isQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { plainLine } from '../../shared/text.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { ImportService } from '../cart-import/imports-offered.ts'
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

export interface TemplateWithNote {
  readonly template: CartTemplate
  /** A message about the parts of the file that were left out. */
  readonly note: string | undefined
}

export class TemplateService {
  readonly #deps: TemplateServiceDeps

  constructor(deps: TemplateServiceDeps) {
    this.#deps = deps
  }

  list(): Result<readonly CartTemplate[]> {
    return stored(() => this.#deps.templates.list())
  }

  async save(cartType: WholeCart, input: string, replace: boolean): Promise<Result<CartTemplate>> {
    const name = plainLine(input).trim()
    const may = replace ? ok(undefined) : this.#mayBeCalled(name)
    if (!may.ok) return may
    const cart = await this.#deps.carts.open(cartType, false)
    if (!cart.ok) return cart
    const names = new Map(cart.value.supply.products.map((product) => [product.id, product.name]))
    return this.#keep(
      name,
      cart.value.lines.map(({ id, qty }) => ({ id, qty, name: names.get(id) ?? '' })),
    )
  }

  rename(id: string, input: string): Result<CartTemplate> {
    const name = plainLine(input).trim()
    const may = this.#mayBeCalled(name, id)
    if (!may.ok) return may
    const renamed = stored(() => this.#deps.templates.rename(id, name))
    return renamed.ok ? this.#find(id) : renamed
  }

  remove(id: string): Result<undefined> {
    return stored(() => void this.#deps.templates.remove(id))
  }

  async load(id: string, cartType: WholeCart, replace: boolean): Promise<Result<ImportSummary>> {
    const template = this.share(id)
    if (!template.ok) return template
    const { name, lines } = template.value
    const rows = lines.map(
      (line, at): ReadRow => ({ line: at + 1, text: `${line.id},${line.qty}`, id: line.id, qty: line.qty }),
    )
    return this.#deps.imports.readRows(cartType, name, rows, replace)
  }

  share(id: string): Result<Shared> {
    const template = this.#find(id)
    if (!template.ok) return template
    const lines = stored(() => this.#deps.templates.lines(id))
    return lines.ok ? ok({ name: template.value.name, lines: lines.value }) : lines
  }

  /** Saves a file's rows as a template with the file's name. */
  async take(fileName: string, bytes: Uint8Array): Promise<Result<TemplateWithNote>> {
    const file = refusing(await this.#deps.imports.readFile(fileName, bytes))
    if ('refusal' in file) return fail({ kind: 'rule', message: file.refusal })
    // As in an import, the first row is the heading, unless a column of it has a number.
    const [first] = file.rows
    const isHeading = first?.id === undefined && first?.qty === undefined
    const rows = isHeading ? file.rows.slice(1) : file.rows
    const lines = new Map<number, TemplateLine>()
    for (const { id, qty } of rows) {
      if (id !== undefined && qty !== undefined && isQuantity(qty) && !lines.has(id))
        lines.set(id, { id, qty, name: '' })
    }
    const name = stored(() => this.#freeName(nameOf(fileName)))
    if (!name.ok) return name
    const template = this.#keep(name.value, [...lines.values()])
    if (!template.ok) return template
    const omitted = rows.length - lines.size
    const note = omitted === 0 ? undefined : say('templateRowsLeft', { rows: counted.rows(omitted) })
    return ok({ template: template.value, note })
  }

  #find(id: string): Result<CartTemplate> {
    const found = stored(() => this.#deps.templates.find(id))
    if (!found.ok) return found
    return found.value === undefined ? refuse('templateGone') : ok(found.value)
  }

  #keep(name: string, lines: readonly TemplateLine[]): Result<CartTemplate> {
    const { templates, newId, clock } = this.#deps
    if (lines.length === 0) return refuse('templateEmpty')
    if (lines.length > CART_CAPACITY) return refuse('templateTooLong', { limit: formatCount(CART_CAPACITY) })
    const id = newId()
    const savedAt = isoAt(clock())
    const saved = stored(() => templates.save({ id, name, savedAt }, lines))
    return saved.ok ? this.#find(id) : saved
  }

  /** Refuses a name that another template has. */
  #mayBeCalled(name: string, id?: string): Result<undefined> {
    const other = stored(() => this.#deps.templates.named(name))
    if (!other.ok) return other
    return other.value === undefined || other.value.id === id ? ok(undefined) : refuse('templateNameTaken')
  }

  /** Returns the name, with a number behind it if the name is taken. */
  #freeName(desired: string): string {
    for (let nth = 1; ; nth++) {
      const end = nth === 1 ? '' : ` (${nth})`
      const name = desired.slice(0, LONGEST_TEMPLATE_NAME - end.length).trim() + end
      if (this.#deps.templates.named(name) === undefined) return name
    }
  }
}

const nameOf = (fileName: string): string =>
  plainLine(fileName)
    .replace(/\.\w+$/, '')
    .trim() || 'Template'
