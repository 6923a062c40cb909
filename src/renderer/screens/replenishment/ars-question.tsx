/** Asks once before the list is changed. What needs the company's approval is asked for with a reason, and says so before it is sent. */
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { type MessageKey, messages } from '../../../shared/messages.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Notice } from '../../parts/notice.tsx'

const REASON = ownFields({ reason: { kind: 'long', label: 'Reason', required: false, most: 500 } })

export interface ArsQuestionProps {
  /** The question. */
  readonly title: string
  readonly children?: ReactNode
  /** The verb on the button. */
  readonly yes: string
  /** What is said where no reason is given; undefined where none is needed. */
  readonly missing: MessageKey | undefined
  /** Answers with what is told of it. */
  readonly send: (reason: string | undefined) => Promise<string>
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ArsQuestion({ title, children, yes, missing, send, onDone, onClose }: ArsQuestionProps) {
  const form = useForm<{ readonly reason: string }, string>({
    fields: missing === undefined ? {} : REASON,
    refuse: ({ reason }) =>
      missing !== undefined && (reason ?? '').trim() === '' ? { reason: messages[missing] } : {},
    send: ({ reason }) => send(missing === undefined ? undefined : reason.trim()),
    done: (told) => told,
    onDone,
  })
  return (
    <Modal opened onClose={onClose} title={title} size="md">
      <Form
        form={form}
        submit={missing === undefined ? yes : 'Ask for approval'}
        cancel={{ label: 'Not now', run: onClose }}
        lead={
          <>
            {children}
            {missing !== undefined && (
              <Notice>
                The company decides on this: it becomes a request, and the list changes when it is approved.
              </Notice>
            )}
          </>
        }
      />
    </Modal>
  )
}
