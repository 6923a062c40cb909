/** The categories of the catalogue with their subcategories, and beside them the other links to products. */
import { UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Category, productsIn } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { listingAddress } from '../../../shared/domain/screens/addresses.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import type { MenuEntry } from '../menus.ts'
import { useHere } from '../use-menus.ts'
import { saveBestsellers } from './bestsellers.ts'
import { CategoriesMenu } from './categories-menu.tsx'
import panel from './panel.module.css'

/**
 * Milliseconds that the pointer must rest on a category before it opens: on its way to the subcategories, the pointer crosses other
 * categories.
 */
const REST = 120

export interface ProductsMenuProps {
  readonly store: Store
  readonly entries: readonly MenuEntry[]
}

export function ProductsMenu({ store, entries }: ProductsMenuProps) {
  const here = useHere()
  return (
    <CategoriesMenu
      store={store}
      label="Products"
      width={56}
      isHere={entries.some(({ screen }) => screen === here)}
      foot={(close) => (
        <div className={panel.foot}>
          {entries.map(({ screen, label, path }) => (
            <Link key={screen} to={path} className={panel.action} onClick={close}>
              {label}
            </Link>
          ))}
          <span className={panel.last}>
            <Bestsellers concept={store.fcf.concept} onDo={close} />
          </span>
        </div>
      )}
    >
      {(tree, close) => <Categories tree={tree} onGo={close} />}
    </CategoriesMenu>
  )
}

interface CategoriesProps {
  readonly tree: readonly Category[]
  readonly onGo: () => void
}

function Categories({ tree, onGo }: CategoriesProps) {
  const [chosen, setChosen] = useState(tree[0]?.id)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const category = tree.find(({ id }) => id === chosen) ?? tree[0]
  if (category === undefined) return null
  const restOn = (id: number) => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => setChosen(id), REST)
  }
  return (
    <div className={panel.tree}>
      <ul className={panel.categories} aria-label="Categories" onPointerLeave={() => clearTimeout(resting.current)}>
        {tree.map((one) => (
          <li key={one.id}>
            <Link
              to={listingAddress({ categories: one.id })}
              className={panel.entry}
              data-chosen={one.id === category.id || undefined}
              onClick={onGo}
              onFocus={() => setChosen(one.id)}
              onPointerEnter={() => restOn(one.id)}
            >
              {one.name}
              <Count of={productsIn(one)} />
            </Link>
          </li>
        ))}
      </ul>
      <section className={panel.within} aria-label={category.name}>
        <h2 className={panel.heading}>{category.name}</h2>
        <ul className={panel.subcategories}>
          {category.subcategories.map(({ id, name, products }) => (
            <li key={id}>
              <Link
                to={listingAddress({ categories: category.id, subcategories: id })}
                className={panel.entry}
                onClick={onGo}
              >
                {name}
                <Count of={products} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Renders nothing if the portal doesn't give a number. */
const Count = ({ of }: { readonly of: number | undefined }) =>
  of !== undefined && (
    <span className={panel.count} aria-hidden>
      {formatCount(of)}
    </span>
  )

function Bestsellers({ concept, onDo }: { readonly concept: string; readonly onDo: () => void }) {
  const save = (ofConcept: boolean) => {
    onDo()
    saveBestsellers(ofConcept)
  }
  return (
    <>
      <UnstyledButton className={panel.action ?? ''} onClick={() => save(false)}>
        <IconDownload size={15} aria-hidden />
        Best sellers (CSV)
      </UnstyledButton>
      {concept !== '' && (
        <UnstyledButton className={panel.action ?? ''} onClick={() => save(true)}>
          <IconDownload size={15} aria-hidden />
          of {concept} stores
        </UnstyledButton>
      )}
    </>
  )
}
