/**
 * Whether a file is signed by the package's publisher. electron-updater asks that, too, but takes what it couldn't check for
 * signed; here whatever isn't known to be right is wrong.
 */
import { execFile } from 'node:child_process'
import { z } from 'zod'

/** What Windows says of a file's signature. */
const signature = z.object({ status: z.string(), subject: z.string() })

const QUESTION = [
  "$ErrorActionPreference = 'Stop'",
  '$found = Get-AuthenticodeSignature -LiteralPath $env:STOREDESK_FILE',
  "$subject = if ($found.SignerCertificate) { $found.SignerCertificate.Subject } else { '' }",
  '@{ status = [string]$found.Status; subject = $subject } | ConvertTo-Json -Compress',
].join('\n')

const PATIENCE_MS = 60_000

/** Asks Windows, by its own PowerShell; the path goes by the environment, so that no name of a file can be a command. */
export const askWindows = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const shell = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`
    const switches = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-Command', QUESTION]
    const env = { ...process.env, STOREDESK_FILE: file, PSModulePath: '' }
    execFile(shell, switches, { env, timeout: PATIENCE_MS, windowsHide: true }, (error, said) =>
      error === null ? resolve(said) : reject(error),
    )
  })

/** A part of a subject: its name, and what it says, in quotation marks where that has commas. */
const PART = /\s*([A-Za-z0-9.]+)=(?:"((?:[^"]|"")*)"|([^",]*))\s*(?:,|$)/y

/** The common name in a certificate's subject: `CN="Acme, Ltd", O=…` is `Acme, Ltd`. Undefined for none, several, or what can't be read. */
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

/** Undefined when one of the publishers signed the file; otherwise why it isn't taken. */
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
