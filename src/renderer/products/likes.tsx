/** The store's opinion of a product: liked or disliked, never both, and always with a reason. */
import { Button, Popover } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { messages } from '../../shared/messages.ts'
import { usePortal } from '../bridge/queries.ts'
import { writeForm } from '../forms/write-form.tsx'
import classes from './likes.module.css'

const LIKE = 1
const DISLIKE = 0
type Opinion = typeof LIKE | typeof DISLIKE

const ICON = 16

const ReasonForm = writeForm('catalogue.like')({
  fields: { reason: { label: 'Reason' } },
  refuse: ({ reason }) => (reason === undefined ? { reason: messages.reasonNeeded } : {}),
  blames: () => 'reason',
  submit: 'Save',
  done: ({ message }) => message,
})

const OPINIONS = {
  [LIKE]: { Icon: IconThumbUp, verb: 'Like', done: 'Liked' },
  [DISLIKE]: { Icon: IconThumbDown, verb: 'Dislike', done: 'Disliked' },
}

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
  readonly reason: string | undefined
}

function Opine({ product, opinion, isSet, reason = '' }: OpineProps) {
  const [open, setOpen] = useState(false)
  const { Icon, verb, done } = OPINIONS[opinion]
  const close = () => setOpen(false)
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
          onClick={() => setOpen(!open)}
        >
          {isSet ? done : verb}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ReasonForm
          className={classes.form}
          about={String(product.id)}
          fields={{ reason: { label: `Why do you ${verb.toLowerCase()} this product?` } }}
          start={{ reason }}
          also={{
            productId: product.id,
            productName: product.name,
            categoryId: product.category.id,
            subCategoryId: product.subcategory.id,
            likeDislike: opinion,
          }}
          autoFocus="reason"
          cancel={{ run: close }}
          onDone={close}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
