// `npm run bench:publish [rounds]`: from a publish to the first document request that shows it.
// Lake and site must run (npm start); the page is put back as it was.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@sanity/client'
import { machineLine } from '../measure.ts'
import { tableOf } from '../print-table.ts'

const rounds = Number(process.argv[2] ?? 20)
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const hosted = process.env.SANITY_PROJECT_ID
const goalMs = hosted ? 10_000 : 2000
const patienceMs = 60_000

const client = createClient({
  projectId: hosted || 'larkway',
  dataset: process.env.SANITY_DATASET || 'production',
  apiVersion: '2026-11-01',
  useCdn: false,
  token: process.env.SANITY_TOKEN || process.env.CONTENT_TOKEN || (await storedToken()),
  ...(!hosted && {
    apiHost: process.env.CONTENT_LAKE_URL ?? 'http://127.0.0.1:4100',
    useProjectHostname: false,
  }),
})

async function storedToken(): Promise<string> {
  const folder = process.env.LARKWAY_DATA ?? path.resolve(import.meta.dirname, '../../.data')
  return (await readFile(path.join(folder, 'content-token'), 'utf8')).trim()
}

type StoredText = { _id: string; text: string }

/** A text of one document, and a page that shows it. */
const places = [
  {
    what: 'the text of a page',
    query: '*[_type == "pageContent" && key == "about-us"][0]{ _id, "text": intro }',
    field: 'intro',
    page: '/about-us',
  },
  {
    what: 'the summary of a guide, on the index',
    query: '*[_type == "guide"] | order(_id asc)[0]{ _id, "text": summary }',
    field: 'summary',
    page: '/car-leasing-guides',
  },
  {
    what: 'a claim, on the home page',
    query: '*[_type == "marketingClaim" && key == "illustrative-prices"][0]{ _id, text }',
    field: 'text',
    page: '/',
  },
] as const

/** Milliseconds until a fresh request for the page holds the text. */
async function untilShown(page: string, text: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    const html = await (await fetch(siteUrl + page)).text()
    if (html.includes(text)) return performance.now() - startedAt
    await sleep(10)
  }
  throw new Error(`${page} did not show the publish within ${patienceMs / 1000} s.`)
}

async function measure({ query, field, page }: (typeof places)[number]): Promise<number[]> {
  const kept = await client.fetch<StoredText | null>(query)
  if (!kept) throw new Error(`There is no document for ${query}. Start from a seeded dataset.`)
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const marker = `Measured ${Date.now().toString(36)}${round}`
      await client
        .patch(kept._id)
        .set({ [field]: `${marker}. ${kept.text}` })
        .commit()
      times.push(await untilShown(page, marker))
    }
  } finally {
    await client
      .patch(kept._id)
      .set({ [field]: kept.text })
      .commit()
  }
  return times.toSorted((a, b) => a - b)
}

console.log(`${machineLine()}\n${rounds} publishes each; the goal is ${goalMs} ms.\n`)
const rows: string[][] = []
for (const place of places) {
  const times = await measure(place)
  const at = (share: number) => `${Math.round(times[Math.floor(share * (times.length - 1))]!)} ms`
  rows.push([place.what, at(0.5), at(0.95), at(1)])
}
console.log(tableOf(['publish', 'median', '95%', 'worst'], rows))
