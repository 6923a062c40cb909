/** Every category with its subcategories, all visible at once. */
import { Link } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import { listingParams } from '../../products/listing-address.ts'
import { PHARMACY_PLACES } from '../../products/places.ts'
import { CategoriesMenu } from '../shell/categories-menu.tsx'
import classes from './pharmacy.module.css'

const { listing } = PHARMACY_PLACES

export function CategoryMenu({ store }: { readonly store: Store }) {
  return (
    <CategoriesMenu store={store} label="Categories" width={62}>
      {(categories, close) => (
        <div className={classes.columns}>
          {categories.map(({ id, name, subcategories }) => (
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
    </CategoriesMenu>
  )
}
