/** The store's requests to the company, with their results; the full reasons open in a dialog. */
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { useAsk, usePortal } from '../../bridge/queries.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import { ProductOverlayLink } from '../../products/screen-product-overlay.tsx'
import { OpenMyArs } from './open-my-ars.tsx'
import classes from './replenishment.module.css'

interface Read {
  readonly title: string
  readonly text: string
}

export default function Requests() {
  const [read, setRead] = useState<Read>()
  const reason = (title: string, text: string) =>
    text === '' ? undefined : (
      <button type="button" className={classes.reason} onClick={() => setRead({ title, text })}>
        {text}
      </button>
    )
  return (
    <>
      <ListScreen
        list="arsRequests"
        emptyActions={<OpenMyArs />}
        cell={(column, row) => {
          if (column === 'reason') return reason(messages.arsReasonGiven, row.storeReason)
          if (column === 'rejection') return reason(messages.arsRejectedBecause, row.adminReason)
          if (column === 'product') return <Named id={row.productId} />
          return column === 'replacement' && row.replacementId !== undefined ? (
            <Named id={row.replacementId} />
          ) : undefined
        }}
      />
      <Modal opened={read !== undefined} onClose={() => setRead(undefined)} title={read?.title} size="md">
        <p className={classes.read}>{read?.text}</p>
      </Modal>
    </>
  )
}

/** A product with its name, which the list lacks: as seen on this computer, else from the portal. */
function Named({ id }: { readonly id: number }) {
  const { data: names } = useAsk('products.names', { ids: [id] })
  const savedName = names?.find((one) => one.id === id)?.name
  const isNew = names !== undefined && savedName === undefined
  const products = usePortal('ars.products', { query: { productIds: String(id) } }, { enabled: isNew }).data?.answer
  const name = savedName ?? products?.[0]?.name
  if (name === undefined) return <ProductOverlayLink id={id}>{String(id)}</ProductOverlayLink>
  const { title, variant } = nameParts({ name })
  return (
    <TwoLines
      title={name}
      first={<ProductOverlayLink id={id}>{title}</ProductOverlayLink>}
      second={dotted(variant, String(id))}
    />
  )
}
