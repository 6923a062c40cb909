/** Who is signed in, and the way out. */
import { Menu, UnstyledButton } from '@mantine/core'
import { IconBuildingStore, IconChevronDown, IconInfoCircle, IconLogout } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import type { Store } from '../../../shared/domain/store.ts'
import { sessionMenuOf } from '../menus.ts'
import { openAbout } from './about.tsx'
import classes from './shell.module.css'
import { signOut } from './sign-out.ts'

export function SessionMenu({ store }: { readonly store: Store }) {
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.session} aria-label={`Session of ${store.companyName}`}>
          <IconBuildingStore size={18} stroke={1.6} aria-hidden />
          <span className={classes.who}>
            <span className={classes.storeName}>{store.companyName}</span>
            <span className={classes.concept}>
              {[store.fcf.concept, store.city].filter((part) => part !== '').join(' · ')}
            </span>
          </span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {store.firstname}
          <br />
          {store.email}
        </Menu.Label>
        {sessionMenuOf(store).map(({ path, title, icon: Icon }) => (
          <Menu.Item key={path} leftSection={<Icon size={16} aria-hidden />} onClick={() => navigate(path)}>
            {title}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconInfoCircle size={16} aria-hidden />} onClick={openAbout}>
          About StoreDesk
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut(navigate)}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
