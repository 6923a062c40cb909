/** Every category with its subcategories, at one glance. */
import { Popover, UnstyledButton } from '@mantine/core'
import { IconCategory, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listingParams } from '../../products/listing-address.ts'
import { PHARMACY_PLACES } from '../../products/places.ts'
import { useCategories } from '../../products/use-categories.ts'
import shell from '../shell/navbar.module.css'
import classes from './pharmacy.module.css'

const { listing } = PHARMACY_PLACES

export function CategoryMenu() {
  const categories = useCategories()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="min(1000px, calc(100vw - 32px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={shell.entry} onClick={() => setOpened(!opened)}>
          <IconCategory size={17} stroke={1.7} aria-hidden />
          Categories
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel ?? ''} aria-label="Categories">
        <div className={classes.columns}>
          {categories === undefined && <p className={classes.quiet}>The categories are not known yet.</p>}
          {categories?.map(({ id, name, subcategories }) => (
            <section key={id} className={classes.category}>
              <Link className={classes.name} to={listing + listingParams({ categories: [id] })} onClick={close}>
                {name}
              </Link>
              <ul>
                {subcategories.map((sub) => (
                  <li key={sub.id}>
                    <Link to={listing + listingParams({ categories: [id], subcategories: [sub.id] })} onClick={close}>
                      {sub.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
