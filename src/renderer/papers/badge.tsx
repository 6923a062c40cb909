import type { CSSProperties } from 'react'
import type { Badge, BadgeSheets } from '../../shared/domain/papers/badges.ts'
import classes from './badge.module.css'
import { pictureAddress } from './picture-address.ts'

/** The font size by the length of the name, so that a long name isn't cut off. */
const sizeOf = (name: string) => {
  if (name.length <= 14) return classes.short
  return name.length <= 26 ? classes.medium : classes.long
}

export interface BadgeCardProps {
  readonly badge: Badge
  readonly design: BadgeSheets['design']
  readonly storeName: string
}

export function BadgeCard({ badge, design: { arrangement, wordmark, colours }, storeName }: BadgeCardProps) {
  const { band, onBand, ground, ink, accent } = colours
  const style = {
    '--band': band,
    '--on-band': onBand,
    '--ground': ground,
    '--ink': ink,
    '--accent': accent,
  } as CSSProperties
  return (
    <div className={`${classes.badge} ${classes[arrangement]}`} style={style}>
      <p className={classes.wordmark}>{wordmark}</p>
      <Face badge={badge} />
      <div className={classes.who}>
        <p className={`${classes.name} ${sizeOf(badge.name)}`}>{badge.name}</p>
        <p className={classes.designation}>{badge.designation}</p>
      </div>
      <p className={classes.store}>{storeName}</p>
    </div>
  )
}

function Face({ badge: { name, initials, picture } }: { readonly badge: Badge }) {
  return picture === undefined ? (
    <div className={`${classes.face} ${classes.initials}`} data-wide={initials.length > 3 || undefined} aria-hidden>
      {initials}
    </div>
  ) : (
    <img className={classes.face} src={pictureAddress(picture)} alt={name} />
  )
}
