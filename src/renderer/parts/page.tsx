/** A screen: its head, and below it the content in a column, as high as the window allows. */
import { rem } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page.module.css'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'

export interface PageProps extends PageHeaderProps {
  readonly children: ReactNode
  /** The greatest width in pixels of head and content; as wide as the window if undefined. */
  readonly maxWidth?: number | undefined
}

export function Page({ children, maxWidth, ...head }: PageProps) {
  return (
    <div className={classes.page} style={maxWidth === undefined ? {} : { maxWidth: rem(maxWidth) }}>
      <PageHeader {...head} />
      {children}
    </div>
  )
}
