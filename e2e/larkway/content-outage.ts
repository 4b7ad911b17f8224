import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { programId } from './kill-program.ts'

/** Stops the content lake where it stands while `during` runs: connections open, nothing answers. */
export async function withoutContent(
  dataFolder: string,
  during: () => Promise<void>,
): Promise<void> {
  const lake = programId(dataFolder, 'content lake')
  process.kill(lake, 'SIGSTOP')
  try {
    await during()
  } finally {
    process.kill(lake, 'SIGCONT')
  }
}

/** Makes the site forget every page that holds content, as a start after a build does. */
export async function forgetContent(request: APIRequestContext, dataFolder: string): Promise<void> {
  const secrets = readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')
  const { webhookSecret } = JSON.parse(secrets) as { webhookSecret: string }
  const body = JSON.stringify({ _id: 'all', _type: 'all' })
  const answer = await request.post('/site/webhooks/content', {
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), webhookSecret),
    },
    data: body,
  })
  if (!answer.ok()) throw new Error(`The site refused the news: ${answer.status()}`)
}
