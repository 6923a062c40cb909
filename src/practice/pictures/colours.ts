import type { COLOURS } from '../world/sizes.ts'
import type { Rgb } from './canvas.ts'

type Colour = (typeof COLOURS)[number]

const SHADES: Readonly<Record<Colour, Rgb>> = {
  'Sky Blue': [134, 190, 232],
  Peach: [248, 184, 150],
  'Mint Green': [148, 214, 182],
  Navy: [62, 82, 132],
  Mustard: [224, 172, 68],
  Coral: [240, 128, 112],
  Lavender: [182, 166, 222],
  White: [250, 248, 244],
  'Grey Melange': [172, 176, 184],
  Red: [216, 84, 84],
  Olive: [146, 152, 92],
  'Baby Pink': [244, 182, 200],
  Turquoise: [92, 196, 200],
  Maroon: [142, 66, 82],
  Yellow: [248, 212, 98],
  Teal: [68, 146, 148],
}
const SHADE_LIST = Object.values(SHADES)
const shades = new Map<string, Rgb>(Object.entries(SHADES))

const GROUNDS: readonly Rgb[] = [
  [253, 243, 236],
  [237, 245, 252],
  [239, 248, 241],
  [251, 240, 246],
  [253, 248, 230],
  [243, 241, 251],
]

export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

const WHITE: Rgb = [255, 255, 255]
const NIGHT: Rgb = [44, 42, 64]

/** The paints for the shapes of a motif. */
export interface Palette {
  readonly ground: Rgb
  readonly halo: Rgb
  readonly shadow: Rgb
  readonly main: Rgb
  readonly dark: Rgb
  readonly light: Rgb
  readonly accent: Rgb
  readonly paper: Rgb
  readonly ink: Rgb
}

/** Goods without a colour get one by their seed. */
export function paletteOf(colour: string, seed: number): Palette {
  const pick = <T>(from: readonly T[], at: number, otherwise: T): T => from[at % from.length] ?? otherwise
  const main = shades.get(colour) ?? pick(SHADE_LIST, seed * 5, WHITE)
  const ground = pick(GROUNDS, seed, WHITE)
  const accents = SHADE_LIST.filter((shade) => Math.abs(shade[0] - main[0]) + Math.abs(shade[2] - main[2]) > 90)
  return {
    ground,
    halo: mix(mix(ground, main, 0.16), WHITE, 0.15),
    shadow: mix(ground, NIGHT, 0.14),
    main,
    dark: mix(main, NIGHT, 0.26),
    light: mix(main, WHITE, 0.5),
    accent: pick(accents, seed * 7 + 3, WHITE),
    paper: [255, 252, 246],
    ink: NIGHT,
  }
}
