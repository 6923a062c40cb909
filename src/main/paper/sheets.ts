/** How many sheets a PDF of Chromium's has: it writes an object for each, uncompressed. */
export const sheetsIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 1
