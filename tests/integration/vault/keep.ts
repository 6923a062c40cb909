/** A separate process that makes one call to the vault: `set <account> <token>`, `get <account>`, `delete <account>`. */
import { loadKeychain } from '../../../src/main/vault/keychain.ts'
import { createVault } from '../../../src/main/vault/vault.ts'

const [act = '', account = '', token = ''] = process.argv.slice(2)
const vault = createVault(loadKeychain)
if (act === 'set') await vault.set(account, token)
if (act === 'delete') await vault.delete(account)
const found = await vault.get(account)
process.stdout.write(JSON.stringify({ kind: vault.kind(), found: found ?? null }))
