/** Checks imports against the rules. */
import type { Import } from './graph.ts'
import { type ImportRule, importRules } from './rules.ts'

export interface Violation {
  readonly rule: ImportRule
  readonly at: Import
}

export function violationsOf(imports: readonly Import[], rules: readonly ImportRule[] = importRules): Violation[] {
  return imports.flatMap((at) => rules.filter((rule) => breaks(rule, at)).map((rule) => ({ rule, at })))
}

function breaks(rule: ImportRule, { from, to, typeOnly, names }: Import): boolean {
  if (typeOnly && rule.typesMayPass) return false
  if (rule.names !== undefined && !names.some((name) => rule.names?.test(name))) return false
  const importer = rule.from.exec(from)
  if (!importer) return false
  const captured = (importer[1] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (typeof rule.to === 'function') return rule.to(captured).test(to)
  return new RegExp(rule.to.source.replaceAll(String.raw`\$1`, () => captured)).test(to)
}
