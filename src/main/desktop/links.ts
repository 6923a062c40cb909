/**
 * The only way to the system's browser: https addresses of the hosts that the configuration lists, and pages of the portal itself, for a
 * sign-in by a provider or the checkout of a kiosk's customer.
 */
import { shell } from 'electron'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'

/** Returns the address in its normal form if it may be opened. */
export function allowedLink(address: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  return plain && hosts.includes(url.hostname) ? url.href : undefined
}

export async function openLink(address: string, hosts: readonly string[]): Promise<Result<undefined>> {
  return open(allowedLink(address, hosts))
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/** Opens a page of this portal host: https, or http on this computer, as for the practice portal. */
export async function openPortalPage(address: string, host: string): Promise<Result<undefined>> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname))
  const isPortals = url?.origin === host && url.username === '' && url.password === ''
  return open(isSafe && isPortals ? url.href : undefined)
}

async function open(link: string | undefined): Promise<Result<undefined>> {
  if (link === undefined) return fail({ kind: 'request', message: say('badRequest') })
  try {
    await shell.openExternal(link)
    return ok(undefined)
  } catch {
    return fail({ kind: 'refused', message: say('linkNotOpened') })
  }
}
