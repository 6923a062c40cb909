/** The audit of shipped packages, by npm itself, against a registry on this computer. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForHoles } from '../../tools/suite/known-holes.ts'

/** The last request to the registry. */
let sentBody: unknown
let known: Readonly<Record<string, unknown>> = {}
let status = 200
const registry = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const body = Buffer.concat(pieces)
  sentBody = JSON.parse((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString() || 'null')
  response.writeHead(request.url?.endsWith('/advisories/bulk') ? status : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(request.url?.endsWith('/advisories/bulk') ? known : {}))
})
beforeAll(() => new Promise<void>((done) => void registry.listen(0, '127.0.0.1', done)))
afterAll(() => void registry.close())

const packages = [
  { name: '@leeoniya/ufuzzy', version: '1.0.19' },
  { name: 'isarray', version: '1.0.0' },
  { name: 'isarray', version: '2.0.5' },
]
const ask = () => {
  const { port } = registry.address() as AddressInfo
  return askForHoles(packages, [`--registry=http://127.0.0.1:${port}`, '--fetch-retries=0'])
}
const hole = (severity: string, range: string) => ({
  id: 1,
  url: 'https://example.in/1',
  title: 'A hole',
  severity,
  vulnerable_versions: range,
  cwe: [],
  cvss: { score: 9, vectorString: null },
})

it('names every package and every version of it', async () => {
  known = {}
  status = 200
  expect(await ask()).toMatchObject({ passed: 1, failed: 0 })
  expect(sentBody).toEqual({ '@leeoniya/ufuzzy': ['1.0.19'], isarray: ['1.0.0', '2.0.5'] })
})

it.each(['high', 'critical'])('fails for a %s hole, also of a copy in another folder', async (severity) => {
  status = 200
  known = { isarray: [hole(severity, '>=2.0.0')] }
  const outcome = await ask()
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(outcome.output).toContain('isarray >=2.0.0')
})

it('passes what is of another version, or lesser', async () => {
  status = 200
  known = { isarray: [hole('critical', '<1.0.0')], '@leeoniya/ufuzzy': [hole('moderate', '*')] }
  expect(await ask()).toMatchObject({ passed: 1, failed: 0 })
})

it.each([405, 500, 401])('reports an answer of %d, and fails no build', async (answered) => {
  status = answered
  known = {}
  expect(await ask()).toMatchObject({ passed: 0, failed: 0, skipped: 'the registry has no answer' })
})

it('reports a registry that isn’t there', async () => {
  expect(await askForHoles(packages, ['--registry=http://127.0.0.1:9', '--fetch-retries=0'])).toMatchObject({
    skipped: 'the registry has no answer',
  })
})
