/** Carts saved as named lists, on this computer, for the account. */
import { z } from 'zod'
import type { CartTemplate } from '../../shared/bridge/templates.ts'
import type { Database } from '../store/database.ts'

export interface TemplateLine {
  readonly id: number
  readonly qty: number
  /** Empty if it isn't known. */
  readonly name: string
}

export interface Templates {
  list(): readonly CartTemplate[]
  find(id: string): CartTemplate | undefined
  /** Finds a template by its name, ignoring case. */
  named(name: string): CartTemplate | undefined
  lines(id: string): readonly TemplateLine[]
  /** Replaces a template with the same id or the same name. */
  save(template: Pick<CartTemplate, 'id' | 'name' | 'savedAt'>, lines: readonly TemplateLine[]): void
  rename(id: string, name: string): void
  remove(id: string): void
}

const templateRow = z.object({
  id: z.string(),
  name: z.string(),
  savedAt: z.string(),
  products: z.number(),
  pieces: z.number(),
})
const lineRow = z.object({ id: z.number(), qty: z.number(), name: z.string() })

const COUNTED = `SELECT id, cart_templates.name AS name, saved_at AS savedAt, count(product_id) AS products,
  coalesce(sum(qty), 0) AS pieces FROM cart_templates LEFT JOIN cart_template_lines ON template_id = id`

export function createTemplates(db: Database): Templates {
  const all = db.prepare(`${COUNTED} GROUP BY id ORDER BY cart_templates.name COLLATE NOCASE`)
  const byId = db.prepare(`${COUNTED} WHERE id = ? GROUP BY id`)
  const byName = db.prepare(`${COUNTED} WHERE cart_templates.name = ? GROUP BY id`)
  const linesOf = db.prepare(
    'SELECT product_id AS id, qty, name FROM cart_template_lines WHERE template_id = ? ORDER BY place',
  )
  const remove = db.prepare('DELETE FROM cart_templates WHERE id = ? OR name = ?')
  const insert = db.prepare('INSERT INTO cart_templates (id, name, saved_at) VALUES (?, ?, ?)')
  const insertLine = db.prepare(
    'INSERT INTO cart_template_lines (template_id, place, product_id, qty, name) VALUES (?, ?, ?, ?, ?)',
  )
  const rename = db.prepare('UPDATE cart_templates SET name = ? WHERE id = ?')
  const found = (row: unknown): CartTemplate | undefined => templateRow.optional().parse(row)

  return {
    list: () => all.all().map((row) => templateRow.parse(row)),
    find: (id) => found(byId.get(id)),
    named: (name) => found(byName.get(name)),
    lines: (id) => linesOf.all(id).map((row) => lineRow.parse(row)),
    save: db.transaction(({ id, name, savedAt }, lines: readonly TemplateLine[]) => {
      remove.run(id, name)
      insert.run(id, name, savedAt)
      for (const [place, line] of lines.entries()) insertLine.run(id, place, line.id, line.qty, line.name)
    }),
    rename: (id, name) => {
      rename.run(name, id)
    },
    remove: (id) => {
      remove.run(id, null)
    },
  }
}
