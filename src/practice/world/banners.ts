import type { Motif } from '../pictures/motifs.ts'

export interface Banner {
  readonly id: number
  readonly title: string
  readonly redirectState: string
  readonly motifs: readonly Motif[]
  readonly colour: string
}

export const BANNERS: readonly Banner[] = [
  {
    id: 1,
    title: 'Winter wear has arrived in all warehouses',
    redirectState: 'home.checkoutState',
    motifs: ['jacket', 'cap', 'quilt', 'sock'],
    colour: 'Sky Blue',
  },
  {
    id: 2,
    title: 'Your replenishment orders this month',
    redirectState: 'home.account.arsReport',
    motifs: ['diaper', 'bottle', 'pack', 'soother'],
    colour: 'Mint Green',
  },
  {
    id: 3,
    title: 'Print a birth calendar for your customers',
    redirectState: 'home.account.calendar',
    motifs: ['teddy', 'blocks', 'book', 'toy'],
    colour: 'Mustard',
  },
  // Links to a page that StoreDesk doesn't have, and to a site that isn't the company's.
  {
    id: 4,
    title: 'Festival corner: ideas for your shop window',
    redirectState: 'home.festival.corner',
    motifs: ['dress', 'bow', 'shoe', 'umbrella'],
    colour: 'Coral',
  },
  {
    id: 5,
    title: 'Safer journeys: the new car seat standard explained',
    redirectState: 'https://www.standards.example/car-seats',
    motifs: ['seat', 'pram', 'bag', 'gadget'],
    colour: 'Lavender',
  },
]
