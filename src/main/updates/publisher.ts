/**
 * Checks that a file is signed by the package's publisher. electron-updater checks that, too, but accepts a file that it couldn't check;
 * here everything that isn't verified is refused.
 */
import { execFile } from 'node:child_process'
import { z } from 'zod'

/** Windows' answer about a file's signature. */
const signature = z.object({ status: z.string(), subject: z.string() })

const QUESTION = [
  "$ErrorActionPreference = 'Stop'",
  '$found = Get-AuthenticodeSignature -LiteralPath $env:STOREDESK_FILE',
  "$subject = if ($found.SignerCertificate) { $found.SignerCertificate.Subject } else { '' }",
  '@{ status = [string]$found.Status; subject = $subject } | ConvertTo-Json -Compress',
].join('\n')

const PATIENCE_MS = 60_000

/** Asks Windows through its own PowerShell; the path is passed in the environment, so that a file name can't become a command. */
export const askWindows = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const shell = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`
    const switches = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-Command', QUESTION]
    const env = { ...process.env, STOREDESK_FILE: file, PSModulePath: '' }
    execFile(shell, switches, { env, timeout: PATIENCE_MS, windowsHide: true }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    )
  })

/** An attribute of a subject: name and value, in quotation marks if the value has commas. */
const PART = /\s*([A-Za-z0-9.]+)=(?:"((?:[^"]|"")*)"|([^",]*))\s*(?:,|$)/y

/**
 * Returns the common name of a certificate's subject: `Acme, Ltd` for `CN="Acme, Ltd", O=…`. Undefined if there is none, several, or it
 * can't be parsed.
 */
export function commonName(subject: string): string | undefined {
  const names: string[] = []
  PART.lastIndex = 0
  while (PART.lastIndex < subject.length) {
    const found = PART.exec(subject)
    if (found === null) return undefined
    const [, key = '', quoted, plain = ''] = found
    if (key.toUpperCase() === 'CN') names.push(quoted?.replaceAll('""', '"') ?? plain.trim())
  }
  return names.length === 1 ? names[0] : undefined
}

/** Returns why a file is refused; undefined if one of the publishers signed it. */
export async function refuseUnsigned(
  file: string,
  publishers: readonly string[],
  ask: (file: string) => Promise<string>,
): Promise<string | undefined> {
  if (publishers.length === 0) return 'no publisher is named'
  try {
    const { status, subject } = signature.parse(JSON.parse(await ask(file)))
    if (status !== 'Valid') return `the signature is ${status}`
    const name = commonName(subject)
    return name !== undefined && publishers.some((one) => one === name || one === subject)
      ? undefined
      : `it is ${subject}’s`
  } catch (error) {
    return `the signature couldn’t be checked: ${String(error)}`
  }
}
