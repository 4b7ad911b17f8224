import { randomBytes } from 'node:crypto'
import { secretFile } from '../access/secret-file.ts'

/**
 * The secret that signs webhooks between our programs, from `secrets.json` in the data folder,
 * which the programs share and the first of them makes.
 */
export function webhookSecret(larkwayData: string): string {
  const random = () => randomBytes(32).toString('hex')
  const text = secretFile(
    larkwayData,
    'secrets.json',
    () => `${JSON.stringify({ webhookSecret: random(), signingKey: random() }, null, 2)}\n`,
  )
  const { webhookSecret: secret } = JSON.parse(text) as { webhookSecret?: unknown }
  if (typeof secret === 'string' && secret !== '') return secret
  throw new Error(
    'secrets.json has no webhookSecret. Delete the file; the next start makes a new one.',
  )
}
