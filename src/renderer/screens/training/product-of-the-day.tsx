/** The product that customers should hear of today. */

import { IconPhoto } from '@tabler/icons-react'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../app/queries.ts'
import { ReadState } from '../../app/read-state.tsx'
import { DocumentPicture } from '../../documents/document-picture.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { ProductLink } from './items.tsx'
import classes from './training.module.css'

export function ProductOfTheDay() {
  const read = usePortal('training.productOfTheDay', {})
  const state = <ReadState of={read} label="the product of the day" />
  if (read.data === undefined) return state
  const [product] = read.data.answer
  if (product === undefined) return <p className={classes.quiet}>{messages.productOfTheDayNone}</p>
  const { name, shortdesc, description, productId, imageurl } = product
  return (
    <>
      {state}
      <div className={classes.day}>
        {imageurl !== undefined && (
          <span className={classes.dayPicture}>
            <DocumentPicture
              source={documentOf('training.productOfTheDay', {}, 'imageurl', imageurl)}
              alt={name}
              icon={IconPhoto}
            />
          </span>
        )}
        <div>
          <p className={classes.name}>{name}</p>
          <p>{shortdesc}</p>
          <p className={classes.quiet}>{description}</p>
          {productId !== undefined && <ProductLink id={productId} />}
        </div>
      </div>
    </>
  )
}
