/** Every category with its subcategories, at one glance. */
import { IconCategory } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { listingParams } from '../../products/listing-address.ts'
import { PHARMACY_PLACES } from '../../products/places.ts'
import { useCategories } from '../../products/use-categories.ts'
import { BarMenu } from '../shell/bar-menu.tsx'
import classes from './pharmacy.module.css'

const { listing } = PHARMACY_PLACES

export function CategoryMenu() {
  const categories = useCategories()
  return (
    <BarMenu label="Categories" icon={IconCategory} width={62}>
      {(close) => (
        <div className={classes.columns}>
          {categories === undefined && <p className={classes.quiet}>The categories are not known yet.</p>}
          {categories?.map(({ id, name, subcategories }) => (
            <section key={id} className={classes.category}>
              <Link
                className={classes.name}
                to={listing + listingParams({ chosen: { categories: [String(id)] } })}
                onClick={close}
              >
                {name}
              </Link>
              <ul>
                {subcategories.map((sub) => (
                  <li key={sub.id}>
                    <Link
                      to={
                        listing +
                        listingParams({ chosen: { categories: [String(id)], subcategories: [String(sub.id)] } })
                      }
                      onClick={close}
                    >
                      {sub.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </BarMenu>
  )
}
