/**
 * The possible findings of a connection test. Each has a sentence that explains it and says what to do. These rules map a socket's error or
 * an answer to a finding; main runs the test.
 */
import type { MessageKey } from '../../messages.ts'

/** `good`: StoreDesk can work with this connection. */
export const FINDINGS = {
  portal: { says: 'netPortal', good: true },
  slow: { says: 'netSlow', good: true },
  noName: { says: 'netNoName', good: false },
  refused: { says: 'netRefused', good: false },
  silent: { says: 'netSilent', good: false },
  noNetwork: { says: 'netNoNetwork', good: false },
  certificateExpired: { says: 'netCertificateExpired', good: false },
  certificateEarly: { says: 'netCertificateEarly', good: false },
  certificateUnknown: { says: 'netCertificateUnknown', good: false },
  certificateOfOther: { says: 'netCertificateOfOther', good: false },
  notSecure: { says: 'netNotSecure', good: false },
  proxyGone: { says: 'netProxyGone', good: false },
  proxyWantsPassword: { says: 'netProxyWantsPassword', good: false },
  proxyWantsOtherLogin: { says: 'netProxyWantsOtherLogin', good: false },
  proxyRefuses: { says: 'netProxyRefuses', good: false },
  captive: { says: 'netCaptive', good: false },
  otherHost: { says: 'netOtherHost', good: false },
  broken: { says: 'netBroken', good: false },
  portalTrouble: { says: 'netPortalTrouble', good: false },
} as const satisfies Readonly<Record<string, { readonly says: MessageKey; readonly good: boolean }>>

export type ConnectionFinding = keyof typeof FINDINGS

/** Error codes of Node and OpenSSL. */
const BY_CODE: Readonly<Record<string, ConnectionFinding>> = {
  ENOTFOUND: 'noName',
  EAI_AGAIN: 'noName',
  EAI_NODATA: 'noName',
  EAI_NONAME: 'noName',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'silent',
  ABORT_ERR: 'silent',
  ENETUNREACH: 'noNetwork',
  EHOSTUNREACH: 'noNetwork',
  ENETDOWN: 'noNetwork',
  CERT_HAS_EXPIRED: 'certificateExpired',
  CERT_NOT_YET_VALID: 'certificateEarly',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateOfOther',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificateUnknown',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificateUnknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificateUnknown',
  UNABLE_TO_GET_ISSUER_CERT: 'certificateUnknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificateUnknown',
  CERT_UNTRUSTED: 'certificateUnknown',
  PROXY_GONE: 'proxyGone',
  PROXY_WANTS_PASSWORD: 'proxyWantsPassword',
  PROXY_WANTS_OTHER_LOGIN: 'proxyWantsOtherLogin',
  PROXY_REFUSES: 'proxyRefuses',
}

/** The finding for a connection error; `stage` decides for errors without a known code. */
export function findingOfError(code: string, stage: 'connect' | 'secure' | 'answer'): ConnectionFinding {
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (known !== undefined) return known
  if (stage === 'secure') return 'notSecure'
  return stage === 'answer' ? 'broken' : 'noNetwork'
}

/** Milliseconds: a slower portal works, but every page takes too long. */
const SLOW = 3000

export interface ProbeAnswer {
  readonly status: number
  readonly contentType: string
  readonly isJson: boolean
  /** Milliseconds from the start to the end of the answer. */
  readonly took: number
  /** True if the request was for a resource that only the portal's api has, and refuses without a session. */
  readonly isApi: boolean
}

/** The finding for an answer to a request without a token. */
export function findingOfAnswer({ status, contentType, isJson, took, isApi }: ProbeAnswer): ConnectionFinding {
  const isPage = /html/i.test(contentType)
  const isRedirect = status >= 300 && status < 400
  if (status === 511 || isRedirect || (isPage && status < 300)) return 'captive'
  if (status >= 500) return 'portalTrouble'
  const isIt = isApi ? isJson && status === 401 : isJson
  if (!isIt) return 'otherHost'
  return took >= SLOW ? 'slow' : 'portal'
}
