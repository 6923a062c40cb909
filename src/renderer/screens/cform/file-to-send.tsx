/** A file field of a form: chosen or dropped; during sending it shows the progress and a Stop button. */
import { Button, Progress } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import classes from './c-forms.module.css'
import type { FileToSendModel } from './use-file-to-send.ts'

export interface FileToSendProps {
  readonly file: FileToSendModel
  /** True if the form can't be sent because there is no file. */
  readonly missing: boolean
}

export function FileToSend({ file, missing }: FileToSendProps) {
  const { waiting, refusal, sent, choose, drop, stop } = file
  const wrong = refusal ?? (missing ? messages.cFormNoFile : undefined)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const dropped = event.dataTransfer.files[0]
    if (dropped !== undefined) void drop(dropped)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the first is the button
    <div className={classes.file} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <Button
        variant="default"
        leftSection={<IconPaperclip size={15} aria-hidden />}
        disabled={sent !== undefined}
        onClick={() => void choose()}
      >
        {waiting === undefined ? 'Choose a file, or drop it here' : 'Choose another file'}
      </Button>
      {waiting !== undefined && (
        <span>
          {waiting.name}, {formatCount(Math.ceil(waiting.bytes / 1024))} KB
        </span>
      )}
      {wrong !== undefined && (
        <p role="alert" className={classes.refused}>
          {wrong}
        </p>
      )}
      {sent !== undefined && (
        <div className={classes.progress}>
          <Progress value={sent * 100} aria-label="Upload progress" className={classes.bar ?? ''} />
          <Button size="compact-sm" variant="subtle" onClick={stop}>
            Stop upload
          </Button>
        </div>
      )}
    </div>
  )
}
