/** The product that customers should hear of today. */

import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { DocumentPicture } from '../../documents/document-picture.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { ProductLink } from './items.tsx'
import classes from './training.module.css'

export function ProductOfTheDay() {
  const { data, error, refetch, isFetching } = usePortal('training.productOfTheDay', {})
  if (data === undefined) {
    if (error === null) return <LoadingState lines={4} label="Loading the product of the day" />
    return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  const [product] = data.answer
  if (product === undefined) return <p className={classes.quiet}>{messages.productOfTheDayNone}</p>
  const { name, shortdesc, description, productId, imageurl } = product
  return (
    <div className={classes.day}>
      {imageurl !== undefined && (
        <span className={classes.dayPicture}>
          <DocumentPicture source={documentOf('training.productOfTheDay', {}, 'imageurl', imageurl)} alt={name} />
        </span>
      )}
      <div>
        <p className={classes.name}>{name}</p>
        <p>{shortdesc}</p>
        <p className={classes.quiet}>{description}</p>
        {productId !== undefined && <ProductLink id={productId} />}
      </div>
    </div>
  )
}
