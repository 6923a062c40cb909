/** Carts saved as named templates: saves this one, loads another, shares one as a file. */

import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { IconFileImport, IconTemplate } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { type CartTemplate, LONGEST_TEMPLATE_NAME } from '../../../shared/bridge/templates.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { TemplateRows } from './template-rows.tsx'
import { useTemplates } from './use-templates.ts'

export interface TemplatesDialogProps {
  readonly model: CartModel
  readonly opened: boolean
  readonly onLoad: (template: CartTemplate) => void
  readonly onClose: () => void
}

export function TemplatesDialog({ model, opened, onLoad, onClose }: TemplatesDialogProps) {
  const mine = useTemplates(model, opened)
  const [removing, setRemoving] = useState<CartTemplate>()
  const { templates } = mine
  return (
    <>
      <Modal opened={opened && removing === undefined} onClose={onClose} title="Templates" size="xl">
        <Stack gap="sm">
          <SaveThis model={model} mine={mine} />
          {templates === undefined && mine.error === undefined && <LoadingState lines={3} label="Loading templates" />}
          {templates === undefined && mine.error !== undefined && (
            <ErrorState error={mine.error} onRetry={mine.retry} />
          )}
          {templates?.length === 0 && (
            <EmptyState icon={IconTemplate} title="No templates yet">
              {messages.templatesNoneWhy}
            </EmptyState>
          )}
          {templates !== undefined && templates.length > 0 && (
            <TemplateRows templates={templates} mine={mine} onLoad={onLoad} onRemove={setRemoving} />
          )}
          <Group justify="space-between" gap="xs">
            <Button variant="default" leftSection={<IconFileImport size={15} aria-hidden />} onClick={mine.take}>
              Import a template
            </Button>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          </Group>
        </Stack>
      </Modal>
      <ConfirmDialog
        opened={removing !== undefined}
        title={`Delete template “${removing?.name ?? ''}”?`}
        yes="Delete template"
        danger
        busy={mine.remove.isPending}
        onYes={() =>
          removing !== undefined && mine.remove.mutate(removing, { onSettled: () => setRemoving(undefined) })
        }
        onNo={() => setRemoving(undefined)}
      >
        {messages.templateDeleteWhy}
      </ConfirmDialog>
    </>
  )
}

interface SaveThisProps {
  readonly model: CartModel
  readonly mine: ReturnType<typeof useTemplates>
}

/** Saves the open cart under a name; an existing template is replaced if the button says so. */
function SaveThis({ model, mine: { templates = [], save } }: SaveThisProps) {
  const lines = useCartModelState(model, (state) => state.cart.lines.length)
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isNameTaken = templates.some((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  if (lines === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const onSuccess = () => {
      setName('')
      field.current?.focus()
    }
    save.mutate({ name, replace: isNameTaken }, { onSuccess })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          ref={field}
          flex={1}
          label={`Save this cart (${counted.products(lines)}) as`}
          placeholder="Weekly nappies"
          size="sm"
          maxLength={LONGEST_TEMPLATE_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={save.error === null ? undefined : appErrorOf(save.error).message}
          data-autofocus
        />
        <Button type="submit" size="sm" loading={save.isPending} disabled={name.trim() === ''}>
          {isNameTaken ? 'Replace' : 'Save'}
        </Button>
      </Group>
    </form>
  )
}
