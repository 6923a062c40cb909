import { messages } from '../../shared/messages.ts'
import { ConnectionTest } from './connection-test.tsx'
import { HostsSetting } from './hosts-setting.tsx'
import { ProxyLogins } from './proxy-logins.tsx'
import { ProxySetting } from './proxy-setting.tsx'
import { Section } from './section.tsx'

export function Connection() {
  return (
    <Section title="Connection" lead={messages.connectionAbout}>
      <HostsSetting />
      <ConnectionTest />
      <ProxySetting />
      <ProxyLogins />
    </Section>
  )
}
