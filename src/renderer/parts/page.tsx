/** A screen: its head, and below it the content in a column, as high as the window allows. */
import type { ReactNode } from 'react'
import classes from './page.module.css'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'

export function Page({ children, ...head }: PageHeaderProps & { readonly children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageHeader {...head} />
      {children}
    </div>
  )
}
