import { expect, test } from 'vitest'
import type { LoginResponse } from '#core/session/login-response.ts'
import type { RefreshAnswer } from '#core/session/refresh-response.ts'
import type { SessionUser } from '#core/session/session.ts'
import { createAccountStore } from './account-store.ts'

const ada: SessionUser = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  companyId: null,
  companyRole: null,
}
const full = {
  status: 'OK',
  token: null,
  accessToken: 'first',
  refreshToken: null,
  userId: 'ada',
  expiresIn: 900,
  isFirstLogin: false,
} as const

/** The tabs of one browser: they share a lock, a channel and the server's cookie. */
function browser(cookie: RefreshAnswer = { kind: 'refused' }) {
  let nowMs = 0
  let refreshes = 0
  let answer = cookie
  let lock: Promise<unknown> = Promise.resolve()
  const tabs: { receive: (posted: unknown) => void }[] = []
  function tab(
    address = '/login',
    response: LoginResponse | { errors: object } = full,
    refusedPage: string | null = null,
  ) {
    const went: string[] = []
    const place = { address }
    const made = createAccountStore({
      keeper: {
        tabId: `tab ${tabs.length}`,
        nowMs: () => nowMs,
        withLock: (work) => {
          const turn = lock.then(work)
          lock = turn.catch(() => null)
          return turn
        },
        post: (message) => {
          for (const other of tabs) if (other !== made) queueMicrotask(() => other.receive(message))
        },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms < 1000 ? 5 : ms)),
        refresh: async () => {
          refreshes += 1
          return answer
        },
        logout: async () => {
          answer = { kind: 'refused' }
        },
      },
      guest: {
        logIn: async () =>
          'errors' in response ? response : { response: response as typeof full },
      },
      user: {
        user: async (id) => ({ ...ada, id }),
        authorize: async ({ password }) =>
          password === 'right'
            ? {
                response: {
                  token: 'proof',
                  expirationDate: new Date(nowMs + 300_000).toISOString(),
                },
              }
            : { errors: { password: 'That is not your password.' } },
      },
      address: () => place.address,
      goTo: (path) => {
        went.push(path)
        place.address = path
      },
      refusedPage,
    })
    tabs.push(made)
    return { ...made, went, place }
  }
  return {
    tab,
    refreshes: () => refreshes,
    wait: (ms: number) => {
      nowMs += ms
    },
    answers: (next: RefreshAnswer) => {
      answer = next
    },
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))
const refreshed = {
  kind: 'refreshed',
  userId: 'ada',
  accessToken: 'second',
  expiresInSeconds: 900,
} as const

test('S-03 S-07 a log-in on its page fetches the user and leads to the page that was refused', async () => {
  const { tab } = browser()
  const one = tab('/account')
  await one.token()
  expect(one.went).toEqual(['/login'])
  expect(await one.logIn({ email: 'ada@example.com', password: 'x' })).toBeNull()
  await settled()
  expect(one.state.session).toMatchObject({ status: 'loggedIn', user: ada })
  expect(one.went).toEqual(['/login', '/account'])
})

test('S-07 a log-in whose page was loaded by the guard of another leads to that one', async () => {
  const one = browser().tab('/login', full, '/account')
  await one.logIn({ email: 'ada@example.com', password: 'x' })
  await settled()
  expect(one.went).toEqual(['/account'])
})

test('S-02 S-04 a log-in that owes its code leads to the second step, which sends the token of the first', async () => {
  const one = browser().tab('/login', { status: 'SMS_AUTHENTICATION_NEEDED', token: 'owed' })
  one.show('login')
  expect(await one.logIn({})).toBeNull()
  expect(one.state.modals).toEqual([])
  expect(one.went).toEqual(['/login?step=2'])
  expect(one.state.session).toMatchObject({ status: 'smsStep', smsToken: 'owed' })
  expect(await one.enterCode('123456')).toBeNull()
})

test('S-02 what is refused is said, and what is neither is a failure', async () => {
  const errors = { form: 'Incorrect email or password' }
  expect(await browser().tab('/', { errors }).logIn({})).toEqual(errors)
  expect(await browser().tab('/', {}).logIn({})).toEqual({
    form: 'Something went wrong. Please try again. If the error still occurs, please contact us.',
  })
  expect(await browser().tab().enterCode('123456')).toHaveProperty('form')
})

test('S-18 five tabs that open at once share one refresh, and a hundred requests do', async () => {
  const { tab, refreshes, wait, answers } = browser(refreshed)
  const tabs = Array.from({ length: 5 }, () => tab('/'))
  const all = () =>
    Promise.all(tabs.flatMap((each) => Array.from({ length: 20 }, () => each.token())))
  for (const token of await all()) expect(token).toEqual({ ok: true, accessToken: 'second' })
  expect(refreshes()).toBe(1)
  wait(900_000)
  answers({ ...refreshed, accessToken: 'third' })
  for (const token of await all()) expect(token).toEqual({ ok: true, accessToken: 'third' })
  expect(refreshes()).toBe(2)
})

test('S-11 S-12 logging out reaches every tab, and those on a page of an account leave it', async () => {
  const { tab } = browser(refreshed)
  const [one, two, three] = [tab('/account'), tab('/account'), tab('/')]
  for (const each of [one, two, three]) await each.token()
  await settled()
  two.show('accountDetails')
  await one.logOut()
  await settled()
  for (const each of [one, two, three]) expect(each.state.session.status).toBe('loggedOut')
  expect(two.state.modals).toEqual([])
  expect([one.went, two.went, three.went]).toEqual([['/login'], ['/login'], []])
})

test('S-09 the first log-in opens the account details', async () => {
  const one = browser().tab('/', { ...full, isFirstLogin: true })
  await one.logIn({})
  await settled()
  expect(one.state.modals).toEqual([{ name: 'accountDetails', isClosable: true }])
})

test('S-43 S-47 S-58 dialogs lie on a stack; one that was sent closes and says so', () => {
  const one = browser().tab('/')
  const names = () => one.state.modals.map(({ name }) => name)
  one.show('login')
  one.show('registration')
  expect(names()).toEqual(['login', 'registration'])
  one.succeeded('registration')
  expect(names()).toEqual(['login'])
  expect(one.state.sent).toBe('registration')
  one.forgetSent()
  expect(one.state.sent).toBeNull()
  one.replaceTop('passwordRecovery')
  expect(names()).toEqual(['passwordRecovery'])
  one.hideTop()
  expect(names()).toEqual([])
})

test('S-13 the password given once more holds for five minutes', async () => {
  const { tab, wait } = browser()
  const one = tab('/account')
  expect(await one.authorize('right')).toHaveProperty('form')
  await one.logIn({})
  await settled()
  expect(await one.authorize('wrong')).toEqual({ password: 'That is not your password.' })
  expect(one.authorization()).toBeNull()
  expect(await one.authorize('right')).toBeNull()
  expect(one.authorization()).toBe('proof')
  wait(300_000)
  expect(one.authorization()).toBeNull()
})
