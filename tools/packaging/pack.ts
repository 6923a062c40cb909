/** Packages the app with electron-builder; see electron-builder.yml. */

/** Builds an unpacked package for this machine and returns the folder that holds the app as it ships. */
export async function buildPackage(_options: { readonly quiet: boolean }): Promise<string> {
  throw new Error('not yet')
}
