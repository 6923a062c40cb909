import './fonts.ts'
import type { ComponentType } from 'react'
import type { PaperKind, PaperValue } from '../../shared/papers.ts'
import { all } from './all.ts'
import type { DrawingProps } from './drawing.ts'

const drawings: { readonly [K in PaperKind]: ComponentType<DrawingProps<K>> } = all

export interface DrawnProps<K extends PaperKind> {
  readonly kind: K
  readonly value: PaperValue<K>
  readonly mark: string
}

export function Drawn<K extends PaperKind>({ kind, value, mark }: DrawnProps<K>) {
  const Drawing: ComponentType<DrawingProps<K>> = drawings[kind]
  return <Drawing paper={value} mark={mark} />
}
