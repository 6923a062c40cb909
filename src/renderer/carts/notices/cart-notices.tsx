/** Notices that the user needs before going on: a saved copy, pending changes, an unfinished import, missing rights. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CartSnapshot } from '../../../shared/domain/carts/cart.ts'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import { unfinishedSentence } from '../../../shared/domain/carts/import-view.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import { OrderingRefusedNotice } from '../../session/ordering-refused.tsx'
import classes from '../cart.module.css'
import { DiscardButton } from '../import/discard-button.tsx'
import type { ImportFlow } from '../import/use-import.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { CartNewsNotice } from './cart-news-notice.tsx'
import { OpenOrderNotices } from './open-order-notice.tsx'
import { PasteNotice } from './paste-notice.tsx'
import { RemoteChangesNotice } from './remote-changes-notice.tsx'

export interface CartNoticesProps {
  readonly model: CartModel
  readonly store: Store
  readonly snapshot: CartSnapshot
  readonly imports: ImportFlow
  /** The reason why the last refresh failed. */
  readonly notRefreshed: string | undefined
  readonly onRefresh: () => void
}

export function CartNotices({ model, store, snapshot, imports, notRefreshed, onRefresh }: CartNoticesProps) {
  const unsent = useCartModelState(model, (state) => state.waiting.size)
  const problem = useCartModelState(model, (state) => state.problem)
  const news = useCartModelState(model, (state) => state.news)
  const pasted = useCartModelState(model, (state) => state.pasted)
  const leftOut = useCartModelState(model, (state) => state.leftOut)
  const [closed, setClosed] = useState<string>()
  const notices = snapshot.notices ?? []
  const kind = CART_KINDS[model.cartType]
  const unfinished = imports.waiting === undefined ? undefined : unfinishedSentence(imports.waiting)
  return (
    <>
      <OrderingRefusedNotice store={store} />
      {!store.canCartUpload && kind.ways.includes('import') && <Notice>{messages.cannotUpload}</Notice>}
      {snapshot.saved && <SavedNotice at={snapshot.fetchedAt} onRetry={onRefresh} />}
      <OpenOrderNotices cart={snapshot.cart} />
      {notRefreshed !== undefined && (
        <Notice
          tone="warn"
          actions={
            <Button size="compact-sm" onClick={onRefresh}>
              Refresh
            </Button>
          }
        >
          <strong>{kind.isByHand ? messages.cartNotRefreshed : messages.proposedNotRefreshed}</strong> – {notRefreshed}
        </Notice>
      )}
      {closed !== snapshot.fetchedAt && notices.length > 0 && (
        <Notice tone="warn" onClose={() => setClosed(snapshot.fetchedAt)}>
          {notices.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Notice>
      )}
      {news !== undefined && <CartNewsNotice model={model} news={news} />}
      <RemoteChangesNotice model={model} snapshot={snapshot} />
      {leftOut !== undefined && (
        <Notice tone="warn" onClose={model.dismissLeftOut}>
          <span className={classes.lines}>{leftOut}</span>
        </Notice>
      )}
      {pasted !== undefined && <PasteNotice report={pasted} onClose={model.dismissPaste} />}
      {problem !== undefined && (
        <Notice
          tone="warn"
          actions={
            <Button size="compact-sm" onClick={model.retry}>
              Send again
            </Button>
          }
        >
          {say('quantitiesUnsent', { quantities: counted.quantities(unsent) })} {problem.message}
        </Notice>
      )}
      {unfinished !== undefined && (
        <Notice
          tone="warn"
          actions={
            <>
              <Button size="compact-sm" onClick={imports.resume}>
                Continue
              </Button>
              <DiscardButton size="compact-sm" onDiscard={imports.discard} />
            </>
          }
        >
          {unfinished}
        </Notice>
      )}
    </>
  )
}
