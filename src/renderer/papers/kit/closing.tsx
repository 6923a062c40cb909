import type { ReactNode } from 'react'
import classes from './closing.module.css'

export interface ClosingProps {
  readonly remarks?: readonly string[]
  /** Content between remarks and totals, e.g. the tax by HSN code. */
  readonly children?: ReactNode
  readonly inWords: string
  readonly sums: readonly (readonly [label: string, amount: string])[]
  readonly grand: readonly [label: string, amount: string]
  readonly declaration: readonly string[]
  readonly signedFor: string
}

export function Closing({ remarks = [], children, inWords, sums, grand, declaration, signedFor }: ClosingProps) {
  const [label, amount] = grand
  return (
    <footer className={classes.foot}>
      {remarks.length > 0 && (
        <div className={classes.remarks}>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      )}
      {children}
      <div className={classes.closing}>
        <div className={classes.worth}>
          <div className={classes.words}>
            <h2>Amount in words</h2>
            <p>{inWords}</p>
          </div>
          <dl className={classes.sums}>
            {sums.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className={classes.grand}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          </dl>
        </div>
        <div className={classes.signing}>
          <div className={classes.declaration}>
            <h2>Declaration</h2>
            {declaration.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <div className={classes.signature}>
            <p>
              For <strong>{signedFor}</strong>
            </p>
            <p>Authorised signatory</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
