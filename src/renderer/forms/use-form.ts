/**
 * A form from the first key to the answer: validates the input, asks for confirmation if needed, sends it once, and reports the result. A
 * lost answer is reported as lost; the form is sent again only if the user confirms.
 */
import { useForm as useMantineForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { type AppError, inWords, isLost, portalWords } from '../../shared/errors.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { draftOwner } from '../session/drafts.ts'
import { emptyOf, type Typed } from './field-kinds.ts'
import { type Fields, refusals, type Sentences, valuesOf } from './fields.ts'
import type { FormDraft } from './form-draft.ts'

/** The confirmation before sending. */
export interface Question {
  readonly title: string
  readonly text?: string
  readonly yes: string
}

export interface FormSpec<V, A> {
  /** An id for its success message: a newer message with the same id replaces it. */
  readonly name?: string
  readonly fields: Fields
  /** The schema of the values sent: the bridge's or a call's own. */
  readonly schema?: z.ZodType | undefined
  /** Values sent in addition to the typed ones. */
  readonly also?: object | undefined
  /** Messages from the business rules, by field. */
  readonly refuse?: ((values: Partial<V>) => Partial<Record<keyof V & string, string>>) | undefined
  readonly confirm?: ((values: V) => Question | undefined) | undefined
  readonly send: (values: V) => Promise<A>
  /** The message after success; undefined if the screen itself shows the result. */
  readonly done?: ((answer: A) => string | undefined) | undefined
  readonly onDone?: ((answer: A) => void) | undefined
  /** The field that a failure is about; other failures are shown above the form. */
  readonly blames?: ((error: AppError) => (keyof V & string) | undefined) | undefined
  /** Must not be used with a password. */
  readonly draft?: FormDraft | undefined
  readonly about?: string | undefined
  readonly start?: Typed | undefined
}

/**
 * True if the form may have been processed although it failed: no answer came (`portal.write` has its own sentence for that), the answer
 * was unreadable, or the portal gave no message.
 */
const wasLost = (error: AppError): boolean =>
  error.sentence === 'writeLost' ||
  isLost(error) ||
  error.kind === 'answer' ||
  (error.kind === 'portal' && portalWords(error) === undefined)

const startOf = (fields: Fields, start: Typed = {}): Typed =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, start[name] ?? emptyOf(kind)]))

/** The form's values with validation; starts from the draft if that has the same subject. */
function useTyped<V, A>({ fields, schema, also, refuse, draft, about = '', start }: FormSpec<V, A>) {
  const stored = draft?.now()
  const own = stored?.about === about ? stored : undefined
  const first = startOf(fields, start)
  const form = useMantineForm<Record<string, string | boolean>>({
    initialValues: { ...first, ...own?.typed },
    validate: (typed): Sentences => ({
      ...refusals(fields, typed, schema, also),
      ...(refuse?.(valuesOf(fields, typed) as Partial<V>) as Sentences | undefined),
    }),
    onValuesChange: (typed) => draft?.change({ about, typed }),
  })
  /** True if it was sent before and no answer came. */
  const wasSent = own?.lost === true
  return { form, first, wasSent }
}

export function useForm<V extends object, A>(spec: FormSpec<V, A>) {
  const { fields, draft, about = '', onDone } = spec
  const id = useId()
  const { form, first, wasSent } = useTyped(spec)
  const [lost, setLost] = useState(wasSent)
  const [confirming, setConfirming] = useState<{ readonly question: Question; readonly values: V }>()
  // A lost answer isn't the fault of a field.
  const blamedBy = (error: AppError) => (wasLost(error) ? undefined : spec.blames?.(error))
  const isMounted = useIsMounted()
  const sending = useMutation({
    mutationFn: spec.send,
    onMutate: () => {
      // Mark as lost until the answer comes: if the page ends meanwhile, it must not forget that the form was sent.
      draft?.change({ about, typed: form.getValues(), lost: true })
      return draftOwner()
    },
    onSuccess: (answer, _, by) => {
      const message = spec.done?.(answer)
      if (message !== undefined && message !== '') toast.done(message, spec.name ?? message)
      form.setInitialValues(first)
      form.reset()
      setLost(false)
      draft?.clear(by)
      onDone?.(answer)
    },
    onError: (thrown, _, by) => {
      const error = appErrorOf(thrown)
      setLost(wasLost(error))
      draft?.change({ lost: wasLost(error) }, by)
      // A form that was closed meanwhile can't show the error itself.
      if (!isMounted.current && error.kind !== 'cancelled') toast.failed(inWords(error))
      const blamed = blamedBy(error)
      if (blamed === undefined) return
      form.setFieldError(blamed, error.message)
      focusOn(blamed)
    },
    onSettled: () => setConfirming(undefined),
  })
  const focusOn = (name: string) => document.getElementById(`${id}-${name}`)?.focus()
  const send = (values: V) => {
    if (!sending.isPending) sending.mutate(values)
  }
  const submit = form.onSubmit(
    (typed) => {
      // Another Enter in a field must not answer the confirmation.
      if (confirming !== undefined) return
      const values = valuesOf(fields, typed) as V
      const question = lost ? SECOND_TIME : spec.confirm?.(values)
      if (question === undefined) send(values)
      else setConfirming({ question, values })
    },
    (sentences) => focusOn(Object.keys(fields).find((name) => sentences[name] !== undefined) ?? ''),
  )
  const error = sending.error === null ? undefined : appErrorOf(sending.error)
  const isBlamed = error !== undefined && blamedBy(error) !== undefined
  return {
    id,
    form,
    fields,
    submit: (event?: FormEvent<HTMLFormElement>) => submit(event),
    isBusy: sending.isPending,
    failure: sending.isPending || isBlamed || error?.kind === 'cancelled' ? undefined : error,
    lost: lost && !sending.isPending,
    question: confirming?.question,
    answer: (yes: boolean) => (yes && confirming !== undefined ? send(confirming.values) : setConfirming(undefined)),
  }
}

function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

const SECOND_TIME: Question = { title: 'Send again?', yes: 'Send again' }

export type FormModel = ReturnType<typeof useForm>
