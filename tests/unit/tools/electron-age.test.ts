import { expect, it, vi } from 'vitest'
import { electronAge, tooOld } from '../../../tools/suite/electron-age.ts'

const published = [
  '40.0.0',
  '41.7.1',
  '42.0.0',
  '43.2.0',
  '44.9.1',
  '45.5.0',
  '46.0.0-beta.3',
  '44.0.0-nightly.20260101',
]

it.each(['45.5.0', '45.0.0', '44.1.0', '43.0.0', '46.0.0'])(
  'Electron %s is one of the newest three majors',
  (version) => {
    expect(tooOld(version, published)).toBeUndefined()
  },
)

it.each(['42.9.9', '41.7.1', '9.0.0'])('Electron %s is told to be too old, with those that are not', (version) => {
  expect(tooOld(version, published)).toBe(
    `Electron ${version} gets no mends any more: 45, 44, 43 do. Raise it in package.json.`,
  )
})

it('what hasn’t been released yet makes nothing old', () => {
  expect(tooOld('42.0.0', ['42.0.0', '43.0.0', '44.0.0', '45.0.0-alpha.1'])).toBeUndefined()
})

it('a registry that names nothing makes nothing old', () => {
  expect(tooOld('41.0.0', [])).toBeUndefined()
})

it('a registry that can’t be reached is told within a few seconds', async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9')
  const begun = performance.now()
  expect(await electronAge.run()).toMatchObject({ failed: 0, skipped: 'the registry has no answer' })
  expect(performance.now() - begun).toBeLessThan(10_000)
  vi.unstubAllEnvs()
})
