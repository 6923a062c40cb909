/**
 * A form from the first letter to the answer: what is typed is checked, asked about where that is wanted, sent once, and told
 * what became of. What was lost on the way is told as lost; it goes out again only when the person says so.
 */
import { useForm as useMantineForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { type AppError, inWords, isLost, portalWords } from '../../shared/errors.ts'
import { appErrorOf } from '../app/bridge.ts'
import { draftOwner } from '../app/drafts.ts'
import { toast } from '../parts/toasts.tsx'
import { emptyOf, type Typed } from './field-kinds.ts'
import { type Fields, refusals, type Sentences, valuesOf } from './fields.ts'
import type { FormDraft } from './form-draft.ts'

/** What is asked before it is sent. */
export interface Question {
  readonly title: string
  readonly text?: string
  readonly yes: string
}

export interface FormSpec<V, A> {
  /** What is said of it replaces what was said of it before. */
  readonly name?: string
  readonly fields: Fields
  /** Of what is sent; the bridge's or a call's own. */
  readonly schema?: z.ZodType | undefined
  /** What is sent beside what is typed. */
  readonly also?: object | undefined
  /** What the rules of the trade say, beside the fields that they are about. */
  readonly refuse?: ((values: Partial<V>) => Partial<Record<keyof V & string, string>>) | undefined
  readonly confirm?: ((values: V) => Question | undefined) | undefined
  readonly send: (values: V) => Promise<A>
  /** What is said of it once it was done; nothing where the screen says it. */
  readonly done?: ((answer: A) => string | undefined) | undefined
  readonly onDone?: ((answer: A) => void) | undefined
  /** The field that a failure is about; the others are told above the form. */
  readonly blames?: ((error: AppError) => (keyof V & string) | undefined) | undefined
  /** Never for a password. */
  readonly draft?: FormDraft | undefined
  readonly about?: string | undefined
  /** What stands in it before anybody types. */
  readonly start?: Typed | undefined
}

/**
 * Whether it may have been done all the same: no answer came (`portal.write` says that in its own sentence), or one that can't be
 * read, or one in no words of the portal's.
 */
const wasLost = (error: AppError): boolean =>
  error.sentence === 'writeLost' ||
  isLost(error) ||
  error.kind === 'answer' ||
  (error.kind === 'portal' && portalWords(error) === undefined)

const startOf = (fields: Fields, start: Typed = {}): Typed =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, start[name] ?? emptyOf(kind)]))

/** What is typed, and checked: at first what the draft has, where that is about the same. */
function useTyped<V, A>({ fields, schema, also, refuse, draft, about = '', start }: FormSpec<V, A>) {
  const kept = draft?.now()
  const own = kept?.about === about ? kept : undefined
  const first = startOf(fields, start)
  const form = useMantineForm<Record<string, string | boolean>>({
    initialValues: { ...first, ...own?.typed },
    validate: (typed): Sentences => ({
      ...refusals(fields, typed, schema, also),
      ...(refuse?.(valuesOf(fields, typed) as Partial<V>) as Sentences | undefined),
    }),
    onValuesChange: (typed) => draft?.change({ about, typed }),
  })
  /** It went out before, and nothing was heard of it. */
  const wasSent = own?.lost === true
  return { form, first, wasSent }
}

export function useForm<V extends object, A>(spec: FormSpec<V, A>) {
  const { fields, draft, about = '', onDone } = spec
  const id = useId()
  const { form, first, wasSent } = useTyped(spec)
  const [lost, setLost] = useState(wasSent)
  const [asked, setAsked] = useState<{ readonly question: Question; readonly values: V }>()
  // What was lost isn't any field's fault.
  const blamedBy = (error: AppError) => (wasLost(error) ? undefined : spec.blames?.(error))
  const isMounted = useIsMounted()
  const sending = useMutation({
    mutationFn: spec.send,
    onMutate: () => {
      // Until it is answered nobody knows: a page that ends meanwhile must not forget that it went out.
      draft?.change({ about, typed: form.getValues(), lost: true })
      return draftOwner()
    },
    onSuccess: (answer, _, by) => {
      const said = spec.done?.(answer)
      if (said !== undefined && said !== '') toast.done(said, spec.name ?? said)
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
      // Closed meanwhile, it can't say so itself.
      if (!isMounted.current && error.kind !== 'cancelled') toast.failed(inWords(error))
      const blamed = blamedBy(error)
      if (blamed === undefined) return
      form.setFieldError(blamed, error.message)
      focusOn(blamed)
    },
    onSettled: () => setAsked(undefined),
  })
  const focusOn = (name: string) => document.getElementById(`${id}-${name}`)?.focus()
  const send = (values: V) => {
    if (!sending.isPending) sending.mutate(values)
  }
  const submit = form.onSubmit(
    (typed) => {
      // Enter once more, in a field, answers no question.
      if (asked !== undefined) return
      const values = valuesOf(fields, typed) as V
      const question = lost ? SECOND_TIME : spec.confirm?.(values)
      if (question === undefined) send(values)
      else setAsked({ question, values })
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
    /** What is to be told above the form. */
    failure: sending.isPending || isBlamed || error?.kind === 'cancelled' ? undefined : error,
    lost: lost && !sending.isPending,
    question: asked?.question,
    answer: (yes: boolean) => (yes && asked !== undefined ? send(asked.values) : setAsked(undefined)),
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
