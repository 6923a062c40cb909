/** Asks for the name and password of a proxy: when the proxy wants them, and from the settings of this computer. */
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ProxyLogin, proxyPassword, proxyUser } from '../../shared/bridge/proxies.ts'
import { messages, say } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { Notice } from '../parts/notice.tsx'
import { toast } from '../parts/toasts.tsx'
import { useProxies } from './proxies.ts'

const MODAL = 'proxy-login'

/** Opens the dialog while a proxy asks; an answer given in another window closes it. */
export function ProxyPrompt() {
  const asking = useProxies().data?.find(({ asks }) => asks)
  const { proxy, state, user } = asking ?? {}
  useEffect(
    () => (proxy === undefined || state === undefined ? undefined : openProxyLogin({ proxy, state, user })),
    [proxy, state, user],
  )
  return null
}

/** Opens the dialog. Returns the function that closes it. If the user closes it, it isn't shown again before the next start. */
export function openProxyLogin(login: Pick<ProxyLogin, 'proxy' | 'state' | 'user'>): () => void {
  let isByUser = true
  const close = () => {
    isByUser = false
    modals.close(MODAL)
  }
  modals.open({
    modalId: MODAL,
    title: 'Sign in to the proxy',
    onClose: () => {
      if (isByUser) void ask('proxies.later', { proxy: login.proxy }).catch(() => undefined)
    },
    children: <ProxyLoginForm {...login} onDone={close} />,
  })
  return close
}

interface FormProps extends Pick<ProxyLogin, 'proxy' | 'state' | 'user'> {
  readonly onDone: () => void
}

function ProxyLoginForm({ proxy, state, user, onDone }: FormProps) {
  const form = useForm({
    initialValues: { user: user ?? '', password: '' },
    validate: {
      user: (typed) => (proxyUser.safeParse(typed.trim()).success ? null : messages.proxyUserNeeded),
      password: (typed) => (proxyPassword.safeParse(typed).success ? null : messages.proxyPasswordNeeded),
    },
  })
  const signIn = useMutation({
    mutationFn: (typed: { readonly user: string; readonly password: string }) =>
      ask('proxies.signIn', { proxy, user: typed.user.trim(), password: typed.password }),
    onSuccess: () => {
      toast.done(say('proxyOpened', { proxy }))
      onDone()
    },
  })
  const fault = signIn.error === null ? undefined : appErrorOf(signIn.error).message
  const isRefused = state === 'refused' && fault === undefined
  return (
    <form onSubmit={form.onSubmit((typed) => signIn.mutate(typed))} noValidate>
      <Stack gap="sm">
        <Text>{say('proxyAsks', { proxy })}</Text>
        {isRefused && <Notice tone="warn">{messages.proxyAsksAgain}</Notice>}
        {fault !== undefined && !signIn.isPending && <Notice tone="bad">{fault}</Notice>}
        <TextInput
          {...form.getInputProps('user')}
          label="User name"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <PasswordInput {...form.getInputProps('password')} label="Password" autoComplete="off" />
        <Text size="xs">{messages.proxyInClear}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => modals.close(MODAL)}>
            Not now
          </Button>
          <Button type="submit" loading={signIn.isPending}>
            Sign in
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
