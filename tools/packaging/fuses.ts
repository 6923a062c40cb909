/**
 * Electron's fuses: switches in the executable itself, which no argument or variable can change. All nine are named, so that a tenth in a
 * later Electron needs a decision instead of a default.
 */
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'

export async function setFuses(executable: string): Promise<void> {
  await flipFuses(executable, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // The executable runs only StoreDesk: no Node, no Node options, no debugger.
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    // Only the signed archive is run.
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.EnableCookieEncryption]: true,
    // Pages come from app://, so file:// needs no privileges.
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.WasmTrapHandlers]: true,
  })
}
