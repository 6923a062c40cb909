import { Navigate, useSearchParams } from 'react-router-dom'
import { hasSubType, isArtworkCategory, ORDER_TITLES } from '../../../shared/domain/artwork/artwork.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { Page } from '../../parts/page.tsx'
import classes from './artwork.module.css'
import { ArtworkForm } from './artwork-form.tsx'

export default function ArtworkOrder() {
  const [search] = useSearchParams()
  const [category, subType] = [search.get('cat'), search.get('sub')]
  if (!isArtworkCategory(category) || !hasSubType(category, subType))
    return <Navigate to={SCREENS.artworks.path} replace />
  return (
    <Page title={ORDER_TITLES[category]} note={subType}>
      <div className={classes.form}>
        <ArtworkForm category={category} subType={subType} />
      </div>
    </Page>
  )
}
