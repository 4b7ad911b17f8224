import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordmark } from '#core/vehicle/wordmark/wordmark.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

test('K-30 a make’s wordmark is served at the address its logo gives, and kept for a day', async () => {
  const { data } = (await (await api.ask('/api/manufacturers/navigation')).json()) as {
    data: { name: string; logo: string }[]
  }
  expect(data.length).toBeGreaterThan(0)
  for (const { name, logo } of data) {
    const answer = await api.ask(logo)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('max-age=86400')
    await expect(answer.text()).resolves.toBe(wordmark(name))
  }
})

test.each(['nobody.svg', 'ford', 'Ford.svg', 'ford.png', '..%2Fford.svg'])(
  'K-30 there is no wordmark %s',
  async (file) => {
    const answer = await api.ask(`/manufacturers/${file}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)
