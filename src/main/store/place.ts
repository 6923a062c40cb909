/** Where a folder is: on a disk of this computer, or on a share that other computers reach as well. */
import { realpathSync, statfsSync } from 'node:fs'

export interface PlaceDeps {
  readonly platform: string
  /** The folder's own path, behind links and mapped drives. Throws where there is none. */
  readonly realPath: (folder: string) => string
  /** The kind of file system, as Linux numbers it. Throws where there is none. */
  readonly fileSystem: (folder: string) => number
}

const system: PlaceDeps = {
  platform: process.platform,
  // Windows answers for a mapped drive with the share behind it.
  realPath: (folder) => realpathSync.native(folder),
  fileSystem: (folder) => statfsSync(folder).type,
}

/** Linux's numbers of NFS, SMB, SMB 2, CIFS and AFS. */
const NETWORK = [0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x5346414f]

/** `\\server\share`, also as `\\?\UNC\server\share`; `\\?\C:\` and `\\.\` are of this computer. */
const SHARE = /^[\\/]{2}(?![?.][\\/])|^[\\/]{2}\?[\\/]unc[\\/]/i

/** Whether files of this folder lie on another computer. False where that can't be told. */
export function isOnShare(folder: string, { platform, realPath, fileSystem }: PlaceDeps = system): boolean {
  if (platform !== 'win32') return NETWORK.includes(orNothing(() => fileSystem(folder) >>> 0) ?? 0)
  return SHARE.test(folder) || SHARE.test(orNothing(() => realPath(folder)) ?? '')
}

function orNothing<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
