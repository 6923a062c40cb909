/** Tells if a folder is on a disk of this computer, or on a share that other computers can reach. */
import { realpathSync, statfsSync } from 'node:fs'

export interface PlaceDeps {
  readonly platform: string
  /** Resolves links and mapped drives. Throws if the folder doesn't exist. */
  readonly realPath: (folder: string) => string
  /** Returns Linux's number of the file system. Throws if the folder doesn't exist. */
  readonly fileSystem: (folder: string) => number
}

const system: PlaceDeps = {
  platform: process.platform,
  // Windows resolves a mapped drive to its share.
  realPath: (folder) => realpathSync.native(folder),
  fileSystem: (folder) => statfsSync(folder).type,
}

/** Linux's numbers of NFS, SMB, SMB 2, CIFS and AFS. */
const NETWORK = [0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x5346414f]

/** Matches `\\server\share`, also as `\\?\UNC\server\share`; `\\?\C:\` and `\\.\` are on this computer. */
const SHARE = /^[\\/]{2}(?![?.][\\/])|^[\\/]{2}\?[\\/]unc[\\/]/i

/** True if the files of this folder are on another computer; false if that can't be determined. */
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
