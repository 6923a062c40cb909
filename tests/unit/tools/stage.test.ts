import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { conclude, oneCommand, run, runStages, type Stage } from '../../../tools/suite/stage.ts'

let output: ReturnType<typeof silenced>
let concluded: ReturnType<typeof silenced>
const silenced = (method: 'error' | 'log') => vi.spyOn(console, method).mockImplementation(() => {})
beforeEach(() => {
  output = silenced('error')
  concluded = silenced('log')
})

const passing: Stage = { name: 'passing', run: async () => ({ passed: 3, failed: 0, output: '' }) }
const throwing: Stage = {
  name: 'throwing',
  run: async () => {
    throw new Error('The report is cut short')
  },
}

describe('stages', () => {
  it.each([1, 2])('that throw have failed, and the others are still run, %i at a time', async (lanes) => {
    const results = await runStages([throwing, passing, passing], lanes)
    expect(results.map(({ passed, failed }) => [passed, failed]).sort()).toEqual([
      [0, 1],
      [3, 0],
      [3, 0],
    ])
    expect(output.mock.calls.flat().join('\n')).toContain('The report is cut short')
  })
  it('of one command pass when it ends well, and only then', async () => {
    const node = (script: string) => oneCommand('node', process.execPath, ['--eval', script]).run()
    expect(await node('')).toMatchObject({ passed: 1, failed: 0 })
    expect(await node('process.exit(3)')).toMatchObject({ passed: 0, failed: 1 })
    expect(await node('process.kill(process.pid)')).toMatchObject({ passed: 0, failed: 1 })
  })
})

it('a command that isn’t there has failed', async () => {
  expect(await run('storedesk-has-no-such-command', [])).toMatchObject({
    code: 1,
    output: expect.stringContaining('storedesk-has-no-such-command'),
  })
})

describe('the end of a run', () => {
  const exitCode = process.exitCode
  afterEach(() => {
    process.exitCode = exitCode
  })
  const result = (passed: number, failed: number) => ({ name: 'one', seconds: 0, passed, failed, output: '' })

  it.each([
    [[result(2, 0), result(5, 0)], '7 passed, 0 failed', 0],
    [[result(2, 0), result(5, 1)], '7 passed, 1 failed', 1],
    [[], '0 passed, 0 failed', 1],
    [[{ ...result(0, 0), skipped: 'wine isn’t installed' }], '0 passed, 0 failed', 0],
  ])('of %o is the line "%s" and the code %i', (results, line, code) => {
    conclude(results)
    expect(concluded).toHaveBeenCalledExactlyOnceWith(line)
    expect(process.exitCode).toBe(code)
  })
})
