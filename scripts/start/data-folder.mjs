import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'

/** Makes the data folder and its log folder, and throws a paragraph when that cannot be written. */
export function prepareDataFolder(folder) {
  try {
    mkdirSync(path.join(folder, 'logs'), { recursive: true })
    const probe = path.join(folder, `.write-test-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UserError(
      `Larkway keeps its data in ${folder} and cannot write there (${error.code}). Make the folder writable for this user (chown or chmod), free some space if the disk is full, or choose another place: LARKWAY_DATA=/path/to/folder npm start.`,
    )
  }
}

/**
 * The secret that signs webhooks between our programs: WEBHOOK_SECRET, else the one kept in
 * `secrets.json`, which is made on the first start and readable by its owner only.
 */
export function webhookSecret(folder, environment) {
  if (environment.WEBHOOK_SECRET) return environment.WEBHOOK_SECRET
  const file = path.join(folder, 'secrets.json')
  const fresh = {
    webhookSecret: randomBytes(32).toString('hex'),
    signingKey: randomBytes(32).toString('hex'),
  }
  const text = sharedSecret(file, `${JSON.stringify(fresh, null, 2)}\n`)
  const { webhookSecret: secret } = JSON.parse(text)
  if (typeof secret === 'string' && secret !== '') return secret
  throw new UserError(
    `${file} has no webhookSecret. Delete the file; the next start makes a new one.`,
  )
}

/**
 * The token with which the site and the leasing API read the embedded content lake:
 * CONTENT_READ_TOKEN, else the one kept in `content-read-token`, which is made on the first start and
 * readable by its owner only.
 */
export function contentReadToken(folder, environment) {
  if (environment.CONTENT_READ_TOKEN) return environment.CONTENT_READ_TOKEN
  const file = path.join(folder, 'content-read-token')
  return sharedSecret(file, `${randomBytes(32).toString('base64url')}\n`).trim()
}

/** The text of a secret's file, made when it is not there. */
function sharedSecret(file, fresh) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, fresh, { mode: 0o600 })
  try {
    // A link appears whole or not at all, whoever else makes the file at this moment.
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
