import { Button } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { isResend, retryLabel } from '../../shared/errors.ts'
import { messages } from '../../shared/messages.ts'
import { Notice } from '../parts/notice.tsx'
import { DrawnField } from './drawn-field.tsx'
import type { Field } from './fields.ts'
import classes from './form.module.css'
import type { FormModel, Question } from './use-form.ts'

export interface FormProps {
  readonly form: FormModel
  /** The verb on its submit button. */
  readonly submit: string
  readonly cancel?: { readonly label?: string; readonly run: () => void } | undefined
  /** Fields that share one line. */
  readonly beside?: readonly string[]
  /** Content below a field, by its name. */
  readonly below?: Readonly<Record<string, ReactNode>> | undefined
  readonly className?: string | undefined
  readonly autoFocus?: string | undefined
  /** True if its button is as wide as its fields. */
  readonly wide?: boolean
  /** Content above its fields, and below its buttons. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

export function Form(props: FormProps) {
  const { form: model, submit, cancel, beside = [], wide = false, className } = props
  const { fields, failure, lost, isBusy, question } = model
  // If all fields are required, none is marked.
  const isMarked = Object.values(fields).some(({ required }) => !required)
  const isLostShown = lost && failure?.sentence !== 'writeLost'
  const drawn = (name: string, field: Field) => (
    <DrawnField
      key={name}
      id={`${model.id}-${name}`}
      name={name}
      field={field}
      form={model.form}
      below={props.below?.[name]}
      isFirst={props.autoFocus === name}
      isMarked={isMarked && field.required}
    />
  )
  return (
    <form
      className={`${classes.form} ${className ?? classes.page}`}
      onSubmit={model.submit}
      noValidate
      // Escape acts on this form, not on a dialog that contains it.
      onFocus={({ target }) => cancel && target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={(event) => onKeyDown(event, () => (question === undefined ? cancel?.run() : model.answer(false)))}
    >
      {props.lead}
      {failure !== undefined && (
        <Notice tone={isResend(failure) ? 'warn' : 'bad'}>
          {failure.message}
          {failure.because !== undefined && <div>{failure.because}</div>}
        </Notice>
      )}
      {isLostShown && <Notice tone="warn">{messages.writeLost}</Notice>}
      {Object.entries(fields).map(([name, field]) => {
        if (!beside.includes(name)) return drawn(name, field)
        return (
          name === beside[0] && (
            <div key={name} className={classes.beside}>
              {Object.entries(fields).map(([one, its]) => beside.includes(one) && drawn(one, its))}
            </div>
          )
        )
      })}
      {question === undefined ? (
        <div className={classes.buttons} data-wide={wide || undefined} data-dialog={cancel !== undefined || undefined}>
          {cancel !== undefined && (
            <Button variant="default" size="sm" onClick={cancel.run}>
              {cancel.label ?? 'Cancel'}
            </Button>
          )}
          <Button type="submit" size="sm" loading={isBusy}>
            {(failure && retryLabel(failure)) ?? submit}
          </Button>
        </div>
      ) : (
        <QuestionBar question={question} isLost={lost} isBusy={isBusy} onAnswer={model.answer} />
      )}
      {props.children}
    </form>
  )
}

/** Ctrl+S and Ctrl+Enter submit; Escape cancels the form, or its confirmation. */
function onKeyDown(event: KeyboardEvent<HTMLFormElement>, leave: () => void) {
  if (event.defaultPrevented) return
  const isSave = event.ctrlKey && !event.altKey && (event.key.toLowerCase() === 's' || event.key === 'Enter')
  if (isSave) {
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  // An open dropdown closes itself.
  const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Escape' && !isOpen) leave()
}

interface QuestionBarProps {
  readonly question: Question
  readonly isLost: boolean
  readonly isBusy: boolean
  readonly onAnswer: (yes: boolean) => void
}

/**
 * The confirmation replaces the buttons, so that it works in a dialog, too. If the form may already have been sent, Enter doesn't confirm.
 */
function QuestionBar({ question: { title, text, yes }, isLost, isBusy, onAnswer }: QuestionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={title} className={classes.asked}>
      <strong>{title}</strong>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      <div className={classes.buttons} data-dialog>
        <Button size="sm" variant="default" autoFocus={isLost} onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button size="sm" loading={isBusy} autoFocus={!isLost} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
