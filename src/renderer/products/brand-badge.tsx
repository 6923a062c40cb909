import { brandMark } from '../../shared/domain/catalogue/brands.ts'
import classes from './brand-badge.module.css'

export function BrandBadge({ brandId }: { readonly brandId: number }) {
  const mark = brandMark(brandId)
  return mark === undefined ? null : <span className={classes.badge}>{mark}</span>
}
