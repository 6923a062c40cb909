import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { AppError } from '../../shared/errors.ts'
import { queryClient } from '../bridge/query-client.ts'
import { HasScreen } from '../navigation/has-screen.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { ProxyPrompt } from '../session/proxy-login.tsx'
import { useScheme } from '../theme/device.ts'
import { theme } from '../theme/theme.ts'
import classes from './providers.module.css'
import { router } from './router.tsx'
import { hasScreen } from './screens.ts'

/** Renders without style tags: theme.ts adds the variables as a constructed style sheet. */
function Look({ children }: { readonly children: ReactNode }) {
  const scheme = useScheme()
  return (
    <MantineProvider
      theme={theme}
      // Mantine first writes its default scheme to the page.
      defaultColorScheme={scheme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

export function App() {
  return (
    <Look>
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-left" limit={4} className={classes.toasts ?? ''} />
        <ModalsProvider>
          <ProxyPrompt />
          <HasScreen value={hasScreen}>
            <RouterProvider router={router} />
          </HasScreen>
        </ModalsProvider>
      </QueryClientProvider>
    </Look>
  )
}

/** Shown if main can't even say who is signed in: there is no screen to go to then. */
export function StartFailed({ error }: { readonly error: AppError }) {
  return (
    <Look>
      <ErrorState isAct error={error} onRetry={() => window.location.reload()} />
    </Look>
  )
}
