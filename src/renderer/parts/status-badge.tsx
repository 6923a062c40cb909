/** A status word in the colour of its tone. The word must be clear without the colour. */
import type { ReactNode } from 'react'
import { sentenceCase } from '../../shared/text.ts'
import type { Tone } from '../../shared/tone.ts'
import classes from './status-badge.module.css'
import { Term } from './term.tsx'
import tones from './tones.module.css'

export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={`${tones.toned} ${classes.badge}`} data-tone={tone}>
      {typeof children === 'string' ? <Term>{sentenceCase(children)}</Term> : children}
    </span>
  )
}
