/** The palette: a muted ink-teal, a marigold for attention, greys tinted with the same ink. */
import type { MantineColorsTuple } from '@mantine/core'

export const lagoon: MantineColorsTuple = [
  '#eff7f6',
  '#dcecea',
  '#b9dad6',
  '#8cc2bd',
  '#5ca6a1',
  '#378a86',
  '#1f7470',
  '#0f5f5c',
  '#0b4d4b',
  '#083a39',
]

export const marigold: MantineColorsTuple = [
  '#fff7e9',
  '#feebc8',
  '#fcd78f',
  '#f7be57',
  '#eea52f',
  '#d98b14',
  '#b56d05',
  '#8f5404',
  '#6d4004',
  '#4c2d04',
]

export const brick: MantineColorsTuple = [
  '#fdf1ef',
  '#fadeda',
  '#f3bcb5',
  '#e8938a',
  '#db6a5e',
  '#cc4a3d',
  '#b93a2e',
  '#9c2d23',
  '#7b231c',
  '#5a1a15',
]

export const moss: MantineColorsTuple = [
  '#f0f7ef',
  '#ddecd9',
  '#bbd9b4',
  '#93c189',
  '#6ba75f',
  '#4a8b3e',
  '#38752d',
  '#2b5f23',
  '#224b1c',
  '#193816',
]

export const ink: MantineColorsTuple = [
  '#f6f8f8',
  '#ecf0f0',
  '#dde3e4',
  '#c8d1d2',
  '#a3b0b2',
  '#7a898c',
  '#586669',
  '#425053',
  '#2b373a',
  '#172124',
]

/** Surfaces and text of the dark scheme, from the lightest text to the darkest background, in the order that Mantine expects. */
export const night: MantineColorsTuple = [
  '#e1e8e9',
  '#c3cfd1',
  '#a3b4b7',
  '#8b9c9f',
  '#42545a',
  '#2c3a3e',
  '#212d30',
  '#182224',
  '#10181a',
  '#0b1112',
]
