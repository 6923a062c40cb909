import { useNavigate } from 'react-router-dom'
import {
  type ArtworkCategory,
  amountWords,
  artworkShape,
  artworkSize,
  isMeasured,
  ORIENTATIONS,
  refuseArtwork,
  sheetShape,
  sizesOf,
  type TypedArtwork,
  unitsOf,
  unitWords,
} from '../../../shared/domain/artwork/artwork.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { portalWords } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { AskError, appErrorOf } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { type Fields, ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { formDraft } from '../../forms/form-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import stack from '../../parts/stack.module.css'
import { useStore } from '../../session/app-state.ts'
import classes from './artwork.module.css'

/** The screen where artwork is chosen. */

const draft = formDraft('artwork.create')
/** The fields for artwork that is ordered by measure. */
const MEASURES = ['unit', 'bWidth', 'bHeight'] as const

export interface ArtworkFormProps {
  readonly category: ArtworkCategory
  readonly subType: string
}

/** The rule reports missing values, so no field is marked as required. */
function fieldsOf(subType: string): Fields {
  const sizes = sizesOf(subType)
  return ownFields({
    type: {
      kind: 'choice',
      label: 'Orientation',
      required: false,
      choices: ORIENTATIONS.map((value) => ({ value, label: value })),
    },
    ...(sizes.length > 0 && {
      size: {
        kind: 'choice' as const,
        label: 'Amount',
        required: false,
        choices: sizes.map((value) => ({ value, label: amountWords(value) })),
      },
    }),
    unit: {
      kind: 'choice',
      label: isMeasured(subType) ? 'Unit' : 'Size',
      required: false,
      choices: unitsOf(subType).map((value) => ({ value, label: unitWords(value) })),
    },
    ...(isMeasured(subType) && {
      bWidth: { kind: 'text' as const, label: 'Width', required: false, most: 12 },
      bHeight: { kind: 'text' as const, label: 'Height', required: false, most: 12 },
    }),
    address: { kind: 'long', label: 'Delivery address', required: false, most: 500 },
  })
}

/** Adds the title used in the trade to a refusal in the portal's words; other errors, such as a lost answer, stay as they are. */
function titled(thrown: unknown): never {
  const error = appErrorOf(thrown)
  const words = portalWords(error)
  if (words === undefined) throw thrown
  throw new AskError({ ...error, message: messages.artworkFailed, because: words })
}

export function ArtworkForm({ category, subType }: ArtworkFormProps) {
  const store = useStore()
  const navigate = useNavigate()
  const write = usePageWrite('artwork.create')
  const back = () => void navigate(SCREENS.artworks.path)
  const form = useForm<TypedArtwork, unknown>({
    name: 'artwork.create',
    about: subType,
    fields: fieldsOf(subType),
    start: { address: store?.shippingAddress1 ?? '', unit: unitsOf(subType)[0] ?? '', type: ORIENTATIONS[0] },
    refuse: (typed) =>
      Object.fromEntries(Object.entries(refuseArtwork(subType, typed)).map(([field, key]) => [field, messages[key]])),
    confirm: () => ({ title: `Order ${subType.toLowerCase()}?`, text: category, yes: 'Place order' }),
    send: ({ type = '', unit = '', size = '', bHeight = '', bWidth = '', address = '' }) =>
      write
        .mutateAsync({
          body: {
            type,
            unit,
            cat: category,
            subType,
            size,
            bHeight: bHeight.trim(),
            bWidth: bWidth.trim(),
            address: address.trim(),
          },
        })
        .catch(titled),
    done: () => messages.artworkCreated,
    onDone: back,
    draft,
  })
  const typed: TypedArtwork = form.form.values
  return (
    <section className={`${stack.box} ${classes.order}`} aria-label={subType}>
      <Form form={form} beside={isMeasured(subType) ? MEASURES : []} submit="Order…" cancel={{ run: back }} />
      <Preview subType={subType} typed={typed} />
    </section>
  )
}

/** The longer side of the preview in pixels. */
const LONGER = 190

/** The ordered shape, with its size in words. */
function Preview({ subType, typed }: { readonly subType: string; readonly typed: TypedArtwork }) {
  const known = artworkShape(subType, typed)
  const shape = known ?? sheetShape(typed)
  return (
    <figure className={classes.preview}>
      <div
        className={classes.sheet}
        data-unknown={known === undefined || undefined}
        style={{ width: Math.max(4, LONGER / Math.max(1, shape)), height: Math.max(4, LONGER * Math.min(1, shape)) }}
      />
      <figcaption>{known === undefined ? messages.artworkPreview : artworkSize(typed)}</figcaption>
    </figure>
  )
}
