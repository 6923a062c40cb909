/** What the store thinks of a product: liked or disliked, never both, and always why. */
import { Button, Popover, Textarea } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import type { ProductFacts } from '../../shared/domain/product-view.ts'
import { messages } from '../../shared/messages.ts'
import { appErrorOf } from '../app/bridge.ts'
import { createDraft } from '../app/drafts.ts'
import { usePageWrite, usePortal } from '../app/queries.ts'
import { toast } from '../parts/toasts.tsx'
import classes from './likes.module.css'

const LIKE = 1
const DISLIKE = 0
type Opinion = typeof LIKE | typeof DISLIKE

/** Kept until the portal has it. */
const reasonDraft = createDraft<{ readonly of?: number; readonly reason: string }>({ reason: '' })

const ICON = 16

/** Escape closes this alone, not the dialog that it may lie over. */
const ITS_OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const

export function Likes({
  product,
}: {
  readonly product: Pick<ProductFacts, 'id' | 'name' | 'category' | 'subcategory'>
}) {
  const { data: read } = usePortal('catalogue.likes', { params: { id: product.id } })
  const set = read?.answer.likeDislike
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Your opinion" className={classes.likes}>
      <Opine product={product} opinion={LIKE} isSet={set === LIKE} reason={set === LIKE ? read?.answer.reason : ''} />
      <Opine
        product={product}
        opinion={DISLIKE}
        isSet={set === DISLIKE}
        reason={set === DISLIKE ? read?.answer.reason : ''}
      />
    </div>
  )
}

interface OpineProps {
  readonly product: Pick<ProductFacts, 'id' | 'name' | 'category' | 'subcategory'>
  readonly opinion: Opinion
  readonly isSet: boolean
  /** The one that the portal has. */
  readonly reason: string | undefined
}

function Opine({ product, opinion, isSet, reason = '' }: OpineProps) {
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const draft = reasonDraft.use()
  const write = usePageWrite('catalogue.like')
  const field = useRef<HTMLTextAreaElement>(null)
  const [Icon, verb, done] =
    opinion === LIKE ? ([IconThumbUp, 'Like', 'Liked'] as const) : ([IconThumbDown, 'Dislike', 'Disliked'] as const)
  const text = draft.of === product.id ? draft.reason : reason
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') {
      setRefusal(messages.reasonNeeded)
      return
    }
    const body = {
      productId: product.id,
      productName: product.name,
      categoryId: product.category.id,
      subCategoryId: product.subcategory.id,
      likeDislike: opinion,
      reason: text.trim(),
    }
    write.mutate(
      { body },
      {
        onSuccess: ({ message }) => {
          reasonDraft.clear()
          setOpen(false)
          if (message !== '') toast.done(message, 'opinion')
        },
        onError: (thrown) => {
          setRefusal(appErrorOf(thrown).message)
          // The button that was pressed had to let the focus go.
          field.current?.focus()
        },
      },
    )
  }
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      trapFocus
      returnFocus
      position="bottom-start"
      shadow="md"
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          variant={isSet ? 'light' : 'default'}
          aria-pressed={isSet}
          leftSection={<Icon size={ICON} aria-hidden />}
          onClick={() => {
            setRefusal(undefined)
            setOpen(!open)
          }}
        >
          {isSet ? done : verb}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={save} noValidate className={classes.form}>
          <Textarea
            label={`Why do you ${verb.toLowerCase()} it?`}
            ref={field}
            {...ITS_OWN_ESCAPE}
            data-autofocus
            autosize
            minRows={2}
            maxRows={6}
            maxLength={1000}
            value={text}
            error={refusal}
            onChange={({ currentTarget }) => {
              setRefusal(undefined)
              reasonDraft.change({ of: product.id, reason: currentTarget.value })
            }}
          />
          <div className={classes.actions}>
            <Button {...ITS_OWN_ESCAPE} variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button {...ITS_OWN_ESCAPE} type="submit" loading={write.isPending}>
              Save
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
