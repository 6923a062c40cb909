import { ActionIcon, Modal } from '@mantine/core'
import { IconMessage2 } from '@tabler/icons-react'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { writeForm } from '../../forms/write-form.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import classes from './scores.module.css'

const message = { message: { label: 'Feedback' } } as const
const common = {
  fields: message,
  submit: 'Send',
  refuse: ({ message: typed = '' }: { readonly message?: string | undefined }): { message?: string } =>
    typed.trim() === '' ? { message: messages.feedbackEmpty } : {},
  done: () => messages.feedbackSent,
}
const FirstFeedback = writeForm('scores.addFeedback')(common)
const FurtherFeedback = writeForm('scores.updateFeedback')(common)

export interface FeedbackButtonProps {
  readonly of: string
  readonly onOpen: (feature: string) => void
}

export const FeedbackButton = ({ of, onOpen }: FeedbackButtonProps) => (
  <ActionIcon color="lagoon" title={`Feedback on ${of}`} aria-label={`Feedback on ${of}`} onClick={() => onOpen(of)}>
    <IconMessage2 size={16} aria-hidden />
  </ActionIcon>
)

export function FeedbackDialog({ feature, onClose }: { readonly feature: string; readonly onClose: () => void }) {
  const read = usePortal('scores.feedback', {})
  useFocusBack()
  const thread = read.data?.answer.find((one) => one.feature === feature)
  return (
    <Modal opened onClose={onClose} title={`Feedback on ${feature}`} size="lg">
      <ReadState of={read} label="the feedback" />
      {read.data !== undefined && (
        <>
          {(thread?.comments ?? []).length === 0 && <p className={classes.quiet}>{messages.feedbackNone}</p>}
          <ol className={classes.thread} aria-label="Earlier feedback">
            {thread?.comments.map(({ message: words, createdAt }) => (
              <li key={`${createdAt} ${words}`}>
                {words}
                {createdAt !== undefined && (
                  <span className={classes.quiet}>
                    <DateText at={createdAt} time />
                  </span>
                )}
              </li>
            ))}
          </ol>
          {thread?.id === undefined ? (
            <FirstFeedback about={feature} also={{ feature }} />
          ) : (
            <FurtherFeedback about={feature} also={{ id: thread.id, feature }} />
          )}
        </>
      )}
    </Modal>
  )
}
