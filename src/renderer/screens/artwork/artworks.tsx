import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { ARTWORK_CATEGORIES, kindsInWords, ORDER_TITLES } from '../../../shared/domain/artwork/artwork.ts'
import { subcategoryAddress } from '../../../shared/domain/screens/addresses.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import classes from './artwork.module.css'

export default function Artworks() {
  return <ListScreen list="artworks" above={<Categories />} />
}

const Categories = () => (
  <nav className={classes.cards} aria-label="Order artwork">
    {ARTWORK_CATEGORIES.map((category) => (
      <Link key={category} className={classes.card} to={subcategoryAddress(category)}>
        <strong className={classes.title}>
          {ORDER_TITLES[category]} <IconArrowRight size={15} aria-hidden />
        </strong>
        <span className={classes.quiet}>{kindsInWords(category)}</span>
      </Link>
    ))}
  </nav>
)
