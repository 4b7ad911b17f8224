import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testPeople, type TestPeople } from '#leasing-api/test/environments/people.ts'

let api: ApiUnderTest
let people: TestPeople
const ids: Record<string, string> = {}
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
  const add = async (email: string, rest: object) => {
    ids[email] = await people.addUser({ email, ...rest })
  }
  await add('staff@larkway.example', { companyRole: 'admin' })
  const permissions = ['users.read']
  await add('boss@drivestone.example', { companyId: 1, companyRole: 'admin', permissions })
  await add('clerk_1@drivestone.example', { companyId: 1 })
  await add('boss@hillgate.example', { companyId: 2, companyRole: 'admin', permissions })
  await add('jane%doe@example.com', {})
})
afterAll(() => api.close())

type Page = { total: number; page: number; rows: number; data: { email: string }[] }

async function search(asker: string, body: object): Promise<Page> {
  const { accessToken } = await people.openSession(ids[asker]!)
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await api.ask('/api/user-searches', { body, headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Page
}
const emailsOf = ({ data }: Page) => data.map(({ email }) => email)

test.each([
  [{ q: 'DRIVE boss' }, ['boss@drivestone.example']],
  // No character of a word has a meaning of its own.
  [{ q: '%' }, ['jane%doe@example.com']],
  [{ q: 'clerk_1' }, ['clerk_1@drivestone.example']],
  [{ q: "'; drop table users; --" }, []],
  [{ kind: 'staff' }, ['staff@larkway.example']],
  [{ kind: 'consumer' }, ['jane%doe@example.com']],
  [
    { kind: 'company', sort: 'email|desc' },
    ['clerk_1@drivestone.example', 'boss@hillgate.example', 'boss@drivestone.example'],
  ],
  [{ state: 'deactivated' }, []],
  [{ sort: 'email|asc', rows: 2, page: 2 }, ['clerk_1@drivestone.example', 'jane%doe@example.com']],
  [{ page: 9 }, []],
])('S-81 staff search for %j', async (body, emails) => {
  const page = await search('staff@larkway.example', body)
  expect(emailsOf(page)).toEqual(emails)
  if (Object.keys(body).includes('page')) expect(page.total).toBe(5)
})

test('S-81 S-42 people of a company find their own alone', async () => {
  const page = await search('boss@drivestone.example', { sort: 'email|asc' })
  expect(emailsOf(page)).toEqual(['boss@drivestone.example', 'clerk_1@drivestone.example'])
  expect(page.total).toBe(2)
  expect(await search('boss@drivestone.example', { q: 'hillgate' })).toMatchObject({ total: 0 })
})

test('C-170 a list by its address is the same, and takes no words', async () => {
  const { accessToken } = await people.openSession(ids['boss@hillgate.example']!)
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await api.ask('/api/users?rows=50&q=nobody', { headers })
  expect(await response.json()).toMatchObject({
    total: 1,
    page: 1,
    rows: 50,
    data: [{ email: 'boss@hillgate.example', kind: 'company', companyRole: 'admin' }],
  })
})
