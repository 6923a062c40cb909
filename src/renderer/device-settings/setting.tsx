import { type ReactNode, useId } from 'react'
import text from '../parts/text.module.css'
import classes from './device-settings.module.css'

export interface SettingProps {
  readonly title: string
  readonly help?: ReactNode
  /** Gets the ids for the control's aria-labelledby and aria-describedby. */
  readonly children: (ids: { readonly labelledBy: string; readonly describedBy: string }) => ReactNode
}

export function Setting({ title, help, children }: SettingProps) {
  const id = useId()
  const ids = { labelledBy: `${id}-title`, describedBy: `${id}-help` }
  return (
    <div className={classes.setting}>
      <div>
        <p className={text.strong} id={ids.labelledBy}>
          {title}
        </p>
        {help !== undefined && (
          <p className={classes.help} id={ids.describedBy}>
            {help}
          </p>
        )}
      </div>
      <div className={classes.control}>{children(ids)}</div>
    </div>
  )
}
