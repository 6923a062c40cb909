import { Anchor } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { productAddress } from '../../../shared/domain/screens/addresses.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import type { GalleryItem } from '../../documents/gallery.tsx'
import { type DocumentSource, documentOf } from '../../documents/use-document.ts'

type Row<C extends 'productLaunch' | 'bestDisplay' | 'bestStaff' | 'webinars' | 'process' | 'vmBestDisplay'> =
  Answer<`training.${C}`>[number]

/** A source whose row is identified by the address itself. */
const byAddress = (call: DocumentSource['call'], field: string, address: string | undefined) =>
  address === undefined ? undefined : { call, args: {}, field, row: address }

export const processItem = ({ category, subcategory, image, productsLink }: Row<'process'>): GalleryItem => ({
  key: `${category} ${subcategory} ${productsLink}`,
  title: subcategory || category,
  lines: [category],
  // The row is identified by the document it leads to.
  picture:
    image === undefined || productsLink === undefined
      ? undefined
      : documentOf('training.process', {}, 'image', productsLink),
  opens: byAddress('training.process', 'productsLink', productsLink),
})

export const launchItem = ({ productName, description, productId, imageurl }: Row<'productLaunch'>): GalleryItem => ({
  key: `${productId} ${productName}`,
  title: productName,
  lines: [description],
  picture: byAddress('training.productLaunch', 'imageurl', imageurl),
  words: (
    <>
      {description} {productId !== undefined && <ProductLink id={productId} />}
    </>
  ),
})

export const ProductLink = ({ id }: { readonly id: number }) => (
  <Anchor component={Link} to={productAddress(id)} fw={600}>
    View product {id}
  </Anchor>
)

export const displayItem = ({ storename, category, description, image }: Row<'bestDisplay'>): GalleryItem => ({
  key: `${storename} ${category} ${image}`,
  title: category || storename,
  lines: [storename, description],
  picture: byAddress('training.bestDisplay', 'image', image),
  words: description,
})

export const windowItem = ({ storename, category, description, image }: Row<'vmBestDisplay'>): GalleryItem => ({
  key: image,
  title: storename,
  lines: [category, description].filter((line) => line !== ''),
  picture: byAddress('training.vmBestDisplay', 'image', image),
  words: description,
})

export const staffItem = ({ name, storeName, image }: Row<'bestStaff'>): GalleryItem => ({
  key: `${name} ${storeName} ${image}`,
  title: name || storeName,
  lines: name === '' ? [] : [storeName],
  picture: byAddress('training.bestStaff', 'image', image),
  icon: IconUser,
})

export const webinarItem = ({ name, createdAt, url }: Row<'webinars'>): GalleryItem => ({
  key: url,
  title: name,
  lines: [createdAt === undefined ? '' : formatDate(createdAt)],
  opens: byAddress('training.webinars', 'url', url),
  isFilm: true,
})
