/** Discards an import after a confirmation: its corrections aren't stored anywhere else. */
import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../../shared/messages.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'

export interface DiscardButtonProps extends Pick<ButtonProps, 'size'> {
  readonly onDiscard: () => void
}

export function DiscardButton({ size, onDiscard }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...(size !== undefined && { size })} variant="subtle" color="gray" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.importDiscardSure}
        yes="Discard import"
        danger
        risky
        onYes={() => {
          setAsking(false)
          onDiscard()
        }}
        onNo={() => setAsking(false)}
      >
        {messages.importDiscard}
      </ConfirmDialog>
    </>
  )
}
