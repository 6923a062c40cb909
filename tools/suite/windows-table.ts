/** The Windows stage's table: each case with the state before and after. */
import type { CaseResult } from '../../tests/windows/result.ts'

export function tableOf(results: readonly CaseResult[]): string {
  return results.map(lineOf).join('\n')
}

function lineOf({ name, seen, problem, seconds }: CaseResult): string {
  const time = `${seconds.toFixed(1)} s`.padStart(7)
  if (seen === undefined) return `✗ ${time}  ${name} | ${firstLine(problem ?? '')}`
  return `✓ ${time}  ${name} | ${seen.before} → ${seen.after}`
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''
