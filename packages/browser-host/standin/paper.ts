/** Converts Electron's PDF options to Chromium's; all lengths are in inches. */
import type { PaperSize } from '../surface.ts'

const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  A0: [33.1, 46.8],
  A1: [23.4, 33.1],
  A2: [16.54, 23.4],
  A3: [11.7, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  A6: [4.13, 5.83],
  Letter: [8.5, 11],
  Legal: [8.5, 14],
  Tabloid: [11, 17],
  Ledger: [17, 11],
}

export function paperOf({ pageSize = 'Letter', margins = {}, ...same }: Electron.PrintToPDFOptions): PaperSize {
  const [width, height] =
    typeof pageSize === 'string' ? (sizes[pageSize] ?? [8.5, 11]) : [pageSize.width, pageSize.height]
  const { top, bottom, left, right } = margins
  const lengths = { marginTop: top, marginBottom: bottom, marginLeft: left, marginRight: right }
  const marginOptions = Object.fromEntries(Object.entries(lengths).filter(([, length]) => length !== undefined))
  return { ...same, paperWidth: width, paperHeight: height, ...marginOptions }
}
