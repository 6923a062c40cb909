/** The one way out to the system's browser: https addresses of the hosts that the configuration lists. */
import { shell } from 'electron'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'

/** The address in its normal form when it may be opened. */
export function allowedLink(address: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  return plain && hosts.includes(url.hostname) ? url.href : undefined
}

export async function openLink(address: string, hosts: readonly string[]): Promise<Result<undefined>> {
  const link = allowedLink(address, hosts)
  if (link === undefined) return fail({ kind: 'request', message: say('badRequest') })
  try {
    await shell.openExternal(link)
    return ok(undefined)
  } catch {
    return fail({ kind: 'refused', message: say('linkNotOpened') })
  }
}
