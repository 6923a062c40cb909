/**
 * The form for a portal write: `writeForm('sms.request')({ fields: { text: { label: 'Text' } }, submit: 'Send' })`. Its fields come from
 * the call; a draft is kept until the portal has it.
 */
import type { z } from 'zod'
import { type Answer, type Args, findCall, type PageWrite } from '../../shared/portal/calls.ts'
import { usePageWrite } from '../bridge/queries.ts'
import type { Typed } from './field-kinds.ts'
import { type FieldSettings, type Fields, fieldsOf } from './fields.ts'
import { Form, type FormProps } from './form.tsx'
import { formDraft } from './form-draft.ts'
import { type FormSpec, useForm } from './use-form.ts'

type Body<N extends PageWrite> = Args<N> extends { readonly body: infer B } ? B : never
type Key<N extends PageWrite> = keyof Body<N> & string
type Spec<N extends PageWrite, K extends Key<N>> = FormSpec<Pick<Body<N>, K>, Answer<N>>

interface WriteFormSpec<N extends PageWrite, K extends Key<N>>
  extends Pick<Spec<N, NoInfer<K>>, 'refuse' | 'confirm' | 'done' | 'blames'>,
    Pick<FormProps, 'submit'> {
  readonly fields: Readonly<Record<K, FieldSettings>>
}

type SuppliedBody<N extends PageWrite, K extends Key<N>> = Omit<Body<N>, K>

type WriteFormProps<N extends PageWrite, K extends Key<N>> = Pick<
  FormProps,
  'cancel' | 'below' | 'className' | 'autoFocus'
> &
  Pick<Spec<N, K>, 'onDone'> & {
    /** The subject of the form, e.g. a product's id: a draft for another subject isn't shown. */
    readonly about?: string
    /** Field settings known only at runtime: choices from the portal, another label. */
    readonly fields?: Partial<Readonly<Record<K, Partial<FieldSettings>>>>
    readonly start?: Typed
  } & (Record<never, never> extends SuppliedBody<N, K>
    ? { readonly also?: undefined }
    : { /** The arguments that are sent beside the typed ones. */ readonly also: SuppliedBody<N, K> })

const withMore = (fields: Fields, more: Readonly<Record<string, Partial<FieldSettings> | undefined>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, ...more[name] }]))

/** Creates the form's component; called once, beside its screen. */
export const writeForm =
  <N extends PageWrite>(call: N) =>
  <K extends Key<N>>({ fields: settings, submit, ...rules }: WriteFormSpec<N, K>) => {
    const schema = findCall(call)?.spec.body as z.ZodType
    const known = fieldsOf(schema, settings)
    const draft = formDraft(call)
    // biome-ignore lint/correctness/noComponentHookFactories: called once for a form, while its screen's module is read.
    return function WriteForm({ also, about, start, onDone, fields: more = {}, ...drawn }: WriteFormProps<N, K>) {
      const write = usePageWrite(call)
      const fields = withMore(known, more)
      const send = (values: object) => write.mutateAsync({ body: { ...also, ...values } } as unknown as Args<N>)
      const form = useForm<Pick<Body<N>, K>, Answer<N>>({
        ...rules,
        name: call,
        fields,
        schema,
        also,
        send,
        onDone,
        draft,
        about,
        start,
      })
      return <Form form={form as never} submit={submit} {...drawn} />
    }
  }
