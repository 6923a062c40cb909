import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ARTWORKS, isArtworkCategory, ORDER_TITLES } from '../../../shared/domain/artwork/artwork.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { Page } from '../../parts/page.tsx'
import classes from './artwork.module.css'
import { ArtworkForm } from './artwork-form.tsx'

export default function ArtworkSubcategory() {
  const [search] = useSearchParams()
  const category = search.get('cat')
  const [chosen, setChosen] = useState<string>()
  if (!isArtworkCategory(category)) return <Navigate to={SCREENS.artworks.path} replace />
  const subTypes: readonly string[] = ARTWORKS[category]
  const subType = subTypes.find((one) => one === chosen) ?? subTypes[0] ?? ''
  return (
    <Page title={ORDER_TITLES[category]}>
      <div className={classes.form}>
        <SegmentedControl
          className={classes.kinds ?? ''}
          aria-label="Artwork"
          data={[...subTypes]}
          value={subType}
          onChange={(value) => setChosen(value)}
        />
        <ArtworkForm key={subType} category={category} subType={subType} />
      </div>
    </Page>
  )
}
