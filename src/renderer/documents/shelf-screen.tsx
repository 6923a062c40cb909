import { useState } from 'react'
import type { CallName } from '../../shared/portal/calls.ts'
import { Page } from '../parts/page.tsx'
import { Shelf, type ShelfProps } from './shelf.tsx'

export interface ShelfScreenProps<N extends CallName> extends Omit<ShelfProps<N>, 'label' | 'findIn'> {
  readonly title: string
  readonly note?: string
}

export function ShelfScreen<N extends CallName>({ title, note, ...shelf }: ShelfScreenProps<N>) {
  const [head, setHead] = useState<HTMLElement | null>(null)
  return (
    <Page title={title} note={note} actions={<div ref={setHead} />}>
      <Shelf {...shelf} label={title} findIn={head} />
    </Page>
  )
}
