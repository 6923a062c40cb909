import { describe, expect, it } from 'vitest'
import { createBackups } from '../../../../src/main/ordering/backups.ts'

/** Backups under a clock that the test moves. */
function watched() {
  const waits: { readonly ms: number; readonly run: () => void }[] = []
  let made = 0
  const backups = createBackups(
    (ms, run) => {
      const wait = { ms, run }
      waits.push(wait)
      return () => void waits.splice(waits.indexOf(wait), 1)
    },
    () => {
      made += 1
    },
  )
  return { backups, waits, pass: () => waits.splice(0, 1)[0]?.run(), made: () => made }
}

describe('the journal’s backup', () => {
  it('is made two seconds after something was written, once for all that was written until then', () => {
    const { backups, waits, pass, made } = watched()
    backups.due()
    backups.due()
    expect(waits.map(({ ms }) => ms)).toEqual([2_000])
    expect(made()).toBe(0)
    pass()
    expect(made()).toBe(1)
  })

  it('is due again when something is written after it', () => {
    const { backups, waits, pass, made } = watched()
    backups.due()
    pass()
    backups.due()
    expect(waits).toHaveLength(1)
    pass()
    expect(made()).toBe(2)
  })

  it('is made up for at the end, once, and only when it is due', () => {
    const { backups, waits, pass, made } = watched()
    backups.close()
    expect(made()).toBe(0)
    backups.due()
    backups.close()
    expect([made(), waits.length]).toEqual([1, 0])
    backups.close()
    pass()
    expect(made()).toBe(1)
  })
})
