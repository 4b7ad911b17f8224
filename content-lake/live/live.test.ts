import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
})
afterAll(() => lake.remove())

/** The stream's text until `until` is in it, for a client that was at `lastEvent`. */
async function streamText(until: string, lastEvent?: string): Promise<string> {
  const leaving = new AbortController()
  const answer = await fetch(`${lake.url}/v2026-11-01/data/live/events/production`, {
    headers: lastEvent ? { 'last-event-id': lastEvent } : {},
    signal: leaving.signal,
  })
  let text = ''
  for await (const chunk of answer.body!) {
    text += Buffer.from(chunk).toString()
    if (text.includes(until)) break
  }
  leaving.abort()
  return text
}

const placeIn = (text: string) => /^id: (.+)$/m.exec(text)![1]!

test('a client that comes back after a restart is told which answers became old meanwhile', async () => {
  const place = placeIn(await streamText('event: welcome'))
  const client = lake.client({ withToken: true })
  await client.create({ _id: 'drafts.quiet', _type: 'live' })
  await client.create({ _id: 'loud', _type: 'live' })
  await lake.stop('SIGKILL')
  await lake.start()
  const { syncTags } = await lake.client().fetch('*[0]._id', {}, { filterResponse: false })
  const text = await streamText('"tags"', place)
  expect(text).toContain('event: welcome')
  // One message: the public hears nothing of drafts.
  expect(text.match(/"tags"/g)).toHaveLength(1)
  expect(text).toContain(syncTags![0])
})

test('a client whose place is unknown is told to start again', async () => {
  expect(await streamText('data:', 'another.7')).toContain('event: restart')
})
