/** The email of an account. */
import { TextInput, type TextInputProps } from '@mantine/core'

export const EmailField = (props: TextInputProps) => (
  <TextInput {...props} label="Email" type="email" size="sm" autoComplete="username" spellCheck={false} />
)
