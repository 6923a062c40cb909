import { describe, expect, it } from 'vitest'
import {
  FINDINGS,
  findingOfAnswer,
  findingOfError,
} from '../../../../../src/shared/domain/people/connection-findings.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const json = { contentType: 'application/json', isJson: true, took: 20, isApi: true }
const page = { contentType: 'text/html; charset=utf-8', isJson: false, took: 20, isApi: true }

describe('what an answer without a token says', () => {
  it.each([
    ['the portal refuses whoever has no session', { ...json, status: 401 }, 'portal'],
    ['the same, just before it counts as slow', { ...json, status: 401, took: 2999 }, 'portal'],
    ['the same, after a while', { ...json, status: 401, took: 3000 }, 'slow'],
    ['a host of lists speaks JSON', { ...json, status: 404, isApi: false }, 'portal'],
    ['a page in place of JSON', { ...page, status: 200 }, 'captive'],
    ['somewhere else', { ...page, status: 302 }, 'captive'],
    ['the first status that leads elsewhere', { ...json, status: 300 }, 'captive'],
    ['the last one', { ...json, status: 399 }, 'captive'],
    ['a service that refuses the question', { ...json, status: 400 }, 'otherHost'],
    ['a page that was made', { ...page, status: 299 }, 'captive'],
    ['a list that was refused without JSON', { ...json, isJson: false, status: 401 }, 'otherHost'],
    ['the network wants a sign-in', { ...page, status: 511 }, 'captive'],
    ['a web server that has no such page', { ...page, status: 404 }, 'otherHost'],
    ['another service', { ...json, status: 404 }, 'otherHost'],
    ['a service that answers everything', { ...json, status: 200 }, 'otherHost'],
    ['the last status before trouble', { ...json, status: 499 }, 'otherHost'],
    ['the first one of trouble', { ...json, status: 500 }, 'portalTrouble'],
    ['the first one of trouble, of lists', { ...json, status: 500, isApi: false }, 'portalTrouble'],
    ['a portal in trouble', { ...json, status: 503 }, 'portalTrouble'],
    ['a gateway before it in trouble', { ...page, status: 502 }, 'portalTrouble'],
  ] as const)('%s', (_, answer, finding) => {
    expect(findingOfAnswer(answer)).toBe(finding)
  })
})

describe('what an error says', () => {
  it.each([
    ['ENOTFOUND', 'connect', 'noName'],
    ['ECONNREFUSED', 'connect', 'refused'],
    ['EHOSTUNREACH', 'connect', 'noNetwork'],
    ['CERT_HAS_EXPIRED', 'secure', 'certificateExpired'],
    ['CERT_NOT_YET_VALID', 'secure', 'certificateEarly'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'secure', 'certificateUnknown'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'secure', 'certificateOfOther'],
    ['ECONNRESET', 'secure', 'notSecure'],
    ['ECONNRESET', 'answer', 'broken'],
    ['', 'connect', 'noNetwork'],
    ['constructor', 'connect', 'noNetwork'],
  ] as const)('%s while it would %s', (code, stage, finding) => {
    expect(findingOfError(code, stage)).toBe(finding)
  })
})

it('has a sentence of its own for every finding, and one to act on for every bad one', () => {
  const sentences = Object.values(FINDINGS).map(({ says }) => messages[says])
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const { says, good } of Object.values(FINDINGS)) {
    if (!good) expect(messages[says]).toMatch(/[.:,] .+\.$/)
  }
})
