import type { Motif } from './motifs.ts'
export const productPicture = (_m: Motif, _c: string, _s: number, _w: number, _h: number): Uint8Array =>
  new Uint8Array(0)
