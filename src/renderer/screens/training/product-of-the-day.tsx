import { IconPhoto } from '@tabler/icons-react'
import { useId } from 'react'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { DocumentPicture } from '../../documents/document-picture.tsx'
import { documentOf } from '../../documents/use-document.ts'
import stack from '../../parts/stack.module.css'
import { ProductLink } from './items.tsx'
import classes from './training.module.css'

export function ProductOfTheDay() {
  const headingId = useId()
  const read = usePortal('training.productOfTheDay', {})
  const product = read.data?.answer[0]
  return (
    <section className={`${stack.box} ${classes.day}`} aria-labelledby={headingId}>
      {product?.imageurl !== undefined && (
        <span className={classes.dayPicture}>
          <DocumentPicture
            source={documentOf('training.productOfTheDay', {}, 'imageurl', product.imageurl)}
            alt={product.name}
            icon={IconPhoto}
          />
        </span>
      )}
      <div className={classes.dayWords}>
        <h2 id={headingId}>Product of the day</h2>
        <ReadState of={read} label="the product of the day" />
        {product !== undefined && <p className={classes.name}>{product.name}</p>}
        {read.data !== undefined && (
          <p className={classes.quiet}>
            {product === undefined ? messages.productOfTheDayNone : `${product.shortdesc} ${product.description}`}
          </p>
        )}
      </div>
      {product?.productId !== undefined && <ProductLink id={product.productId} />}
    </section>
  )
}
