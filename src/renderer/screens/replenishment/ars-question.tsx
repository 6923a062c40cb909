/**
 * Asks for confirmation before the list is changed. A change that needs the company's approval requires a reason, and the dialog says so.
 */
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { refuseReason } from '../../../shared/domain/replenishment/my-ars.ts'
import { type MessageKey, messages } from '../../../shared/messages.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { decided, type Loadable } from '../../navigation/loadable.ts'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { Notice } from '../../parts/notice.tsx'
import { refetchIfStale } from './refetch-ars.ts'

const REASON = ownFields({ reason: { kind: 'long', label: 'Reason', required: false, most: 500 } })

/** The requirements of the change. */
export interface Takes {
  /** The message if the reason is missing; undefined if none is required. */
  readonly missing: MessageKey | undefined
}

/** For changes that never require a reason. */
export const NO_REASON_NEEDED: Loadable<Takes> = decided({ missing: undefined })

export interface ArsQuestionProps<T extends Takes> {
  readonly title: string
  readonly children?: ReactNode
  /** The verb on the button. */
  readonly yes: string
  /** While unknown, the change can't be sent. */
  readonly takes: Loadable<T>
  /** Sends the change and resolves to the success message. */
  readonly send: (reason: string | undefined, takes: T) => Promise<string>
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ArsQuestion<T extends Takes>({ takes, ...question }: ArsQuestionProps<T>) {
  const { title, children, onClose } = question
  return (
    <Modal opened onClose={onClose} title={title} size="md">
      {takes.is.known ? (
        <QuestionForm key={takes.is.value.missing ?? ''} {...question} takes={takes.is.value} />
      ) : (
        <>
          {children}
          <UnknownNotice of={takes} />
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}

interface QuestionFormProps<T extends Takes> extends Omit<ArsQuestionProps<T>, 'takes'> {
  readonly takes: T
}

function QuestionForm<T extends Takes>({ children, yes, takes, send, onDone, onClose }: QuestionFormProps<T>) {
  const { missing } = takes
  const form = useForm<{ readonly reason: string }, string>({
    fields: missing === undefined ? {} : REASON,
    refuse: ({ reason }) => {
      const refusal = refuseReason(missing, reason)
      return refusal === undefined ? {} : { reason: messages[refusal] }
    },
    send: ({ reason }) => refetchIfStale(send(missing === undefined ? undefined : reason.trim(), takes)),
    done: (message) => message,
    onDone,
  })
  return (
    <Form
      form={form}
      submit={missing === undefined ? yes : 'Request approval'}
      cancel={{ label: 'Cancel', run: onClose }}
      lead={
        <>
          {children}
          {missing !== undefined && <Notice>{messages.arsNeedsApproval}</Notice>}
        </>
      }
    />
  )
}
