import { describe, expect, test } from 'vitest'
import type { RefreshAnswer } from './refresh-response.ts'
import { postedMessage, type SessionMessage } from './session-message.ts'
import { tokenKeeper, type KeeperNews, type KeeperWorld } from './token-keeper.ts'

const old = { userId: 'u1', accessToken: 'a1', expiresAtMs: 10_000 }
const fresh = { userId: 'u1', accessToken: 'a2', expiresAtMs: 900_000 }
const theirs = { userId: 'u2', accessToken: 'b1', expiresAtMs: 900_000 }
const answered: RefreshAnswer = {
  kind: 'refreshed',
  userId: 'u1',
  accessToken: 'a2',
  expiresInSeconds: 900,
}
const never = () => new Promise<never>(() => {})

/** A tab at 10,000 ms whose questions nobody answers, and what it said to the world. */
function tab(world: Partial<KeeperWorld> = {}) {
  const posts: unknown[] = []
  const news: KeeperNews[] = []
  const waits: number[] = []
  const counts = { lock: 0, refresh: 0, logout: 0 }
  const refresh = world.refresh ?? (async () => answered)
  const withLock = world.withLock ?? ((work) => work())
  const logout = world.logout ?? (async () => null)
  const wait =
    world.wait ?? ((durationMs: number) => (durationMs === 50 ? Promise.resolve() : never()))
  const keeper = tokenKeeper({
    tabId: 'tab1',
    nowMs: world.nowMs ?? (() => 10_000),
    refresh: () => {
      counts.refresh += 1
      return refresh()
    },
    withLock: (work) => {
      counts.lock += 1
      return withLock(work)
    },
    logout: () => {
      counts.logout += 1
      return logout()
    },
    wait: (durationMs) => {
      waits.push(durationMs)
      return wait(durationMs)
    },
    post: (posted) => posts.push(posted),
    onChange: (change) => news.push(change),
  })
  const hear = (message: SessionMessage) => keeper.receive(postedMessage('tab2', message))
  return { keeper, hear, posts, news, waits, counts }
}

const said = (...messages: SessionMessage[]) =>
  messages.map((message) => postedMessage('tab1', message))

const loggedOut = { ok: false, reason: 'loggedOut' }
const timeout = { ok: false, reason: 'timeout' }
const wanted: SessionMessage = { kind: 'tokenWanted', expiredToken: 'a1' }

describe('S-16 a request', () => {
  test('uses a good token without any call', async () => {
    const { keeper, posts, counts } = tab()
    keeper.logIn(fresh)
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    expect(posts).toEqual(said({ kind: 'loggedIn', ...fresh }))
    expect(counts).toEqual({ lock: 0, refresh: 0, logout: 0 })
  })

  test('fails at once with nobody logged in', async () => {
    const { keeper, hear, counts } = tab()
    hear({ kind: 'loggedOut' })
    expect(await keeper.token()).toEqual(loggedOut)
    expect(counts.lock).toBe(0)
  })

  test('refreshes an expired token and tells the others', async () => {
    const { keeper, posts, news, counts } = tab()
    keeper.logIn(old)
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    const refreshed = { kind: 'tokenRefreshed', ...fresh } as const
    expect(posts).toEqual(said({ kind: 'loggedIn', ...old }, wanted, refreshed))
    expect(news).toEqual([refreshed])
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    expect(counts).toEqual({ lock: 1, refresh: 1, logout: 0 })
  })

  test('refreshes on a page just opened', async () => {
    const { keeper, posts, counts } = tab()
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    expect(posts[0]).toEqual(postedMessage('tab1', { kind: 'tokenWanted', expiredToken: null }))
    expect(counts.refresh).toBe(1)
  })

  test('refreshes again when the new token has expired, even at once', async () => {
    const short: RefreshAnswer = { ...answered, expiresInSeconds: 5 }
    const { keeper, counts } = tab({ refresh: async () => short })
    keeper.logIn(old)
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    expect(counts.refresh).toBe(2)
  })

  test('S-10 counts the life of a token from when it was asked for', async () => {
    let nowMs = 10_000
    const refresh = async () => {
      nowMs = 13_000
      return answered
    }
    const { keeper, news } = tab({ nowMs: () => nowMs, refresh })
    await keeper.token()
    expect(news).toEqual([{ kind: 'tokenRefreshed', ...fresh }])
  })
})

test('S-17 the requests of a tab share one refresh', async () => {
  const { keeper, counts } = tab()
  keeper.logIn(old)
  const results = await Promise.all(Array.from({ length: 100 }, () => keeper.token()))
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  expect(results[0]).toEqual({ ok: true, accessToken: 'a2' })
  expect(counts).toEqual({ lock: 1, refresh: 1, logout: 0 })
})

describe('S-18 a tab that has the lock', () => {
  test('asks the others for 50 ms before it asks the server', async () => {
    const { keeper, waits } = tab()
    keeper.logIn(old)
    await keeper.token()
    expect(waits).toEqual([50, 20_000, 4_000])
  })

  test('takes what another tab has, and asks no server', async () => {
    const { keeper, hear, news, counts } = tab({ wait: never })
    keeper.logIn(old)
    const result = keeper.token()
    await Promise.resolve()
    hear({ kind: 'tokenRefreshed', ...fresh })
    expect(await result).toEqual({ ok: true, accessToken: 'a2' })
    expect(news).toEqual([{ kind: 'tokenRefreshed', ...fresh }])
    expect(counts.refresh).toBe(0)
  })

  test('asks nobody when the news came before the lock', async () => {
    let grant = () => {}
    const withLock = (work: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        grant = () => resolve(work())
      })
    const { keeper, hear, posts, counts } = tab({ withLock })
    hear({ kind: 'loggedIn', ...old })
    const result = keeper.token()
    await Promise.resolve()
    hear({ kind: 'tokenRefreshed', ...fresh })
    expect(await result).toEqual({ ok: true, accessToken: 'a2' })
    grant()
    await Promise.resolve()
    expect(posts).toEqual([])
    expect(counts.refresh).toBe(0)
  })

  test('answers another that asks', () => {
    const { keeper, hear, posts, news } = tab()
    keeper.logIn(fresh)
    hear(wanted)
    expect(posts).toEqual(
      said({ kind: 'loggedIn', ...fresh }, { kind: 'tokenRefreshed', ...fresh }),
    )
    expect(news).toEqual([])
  })

  test('has nothing to answer before it knows anything', () => {
    const { hear, posts } = tab()
    hear(wanted)
    expect(posts).toEqual([])
  })
})

describe('S-19 a refresh that fails', () => {
  test.each<[string, RefreshAnswer]>([
    ['refused', { kind: 'refused' }],
    ['unanswered', { kind: 'unanswered' }],
  ])('%s ends the session here and tells the others', async (_name, answer) => {
    const { keeper, hear, posts, news } = tab({ refresh: async () => answer })
    keeper.logIn(old)
    expect(await keeper.token()).toEqual(loggedOut)
    const ended = { kind: 'sessionEnded', endedToken: 'a1' } as const
    expect(posts).toEqual(said({ kind: 'loggedIn', ...old }, wanted, ended))
    expect(news).toEqual([ended])
    hear(wanted)
    expect(posts.at(-1)).toEqual(postedMessage('tab1', ended))
    expect(await keeper.token()).toEqual(loggedOut)
  })

  test('ends nobody else’s session on a page just opened', async () => {
    const { keeper, posts, news } = tab({ refresh: async () => ({ kind: 'refused' }) })
    expect(await keeper.token()).toEqual(loggedOut)
    expect(posts).toEqual(said({ kind: 'tokenWanted', expiredToken: null }))
    expect(news).toEqual([{ kind: 'sessionEnded', endedToken: null }])
  })

  test('S-27 elsewhere ends the session of the same token here', async () => {
    const { keeper, hear, news } = tab()
    keeper.logIn(fresh)
    hear({ kind: 'sessionEnded', endedToken: 'a1' })
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    hear({ kind: 'sessionEnded', endedToken: 'a2' })
    expect(await keeper.token()).toEqual(loggedOut)
    expect(news).toEqual([{ kind: 'sessionEnded', endedToken: 'a2' }])
  })
})

describe('S-21 nobody waits for ever', () => {
  const afterTwentySeconds = (durationMs: number) =>
    durationMs === 20_000 ? Promise.resolve() : never()

  test.each<[string, Partial<KeeperWorld>]>([
    ['a lock that is never given', { withLock: never, wait: afterTwentySeconds }],
    [
      'a lock that is refused',
      { withLock: () => Promise.reject(new Error('not allowed')), wait: never },
    ],
    [
      'a lock that fails',
      {
        withLock: () => {
          throw new Error('no locks here')
        },
        wait: never,
      },
    ],
  ])('%s', async (_name, world) => {
    const { keeper, news, counts } = tab(world)
    keeper.logIn(old)
    expect(await keeper.token()).toEqual(timeout)
    expect(news).toEqual([])
    expect(await keeper.token()).toEqual(timeout)
    expect(counts.lock).toBe(2)
  })
})

describe('S-22 a late answer', () => {
  const late = (answer: RefreshAnswer) => {
    let give = () => {}
    const refresh = () =>
      new Promise<RefreshAnswer>((resolve) => {
        give = () => resolve(answer)
      })
    const here = tab({ refresh })
    here.keeper.logIn(old)
    return { ...here, give: () => give() }
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }

  test.each<[string, RefreshAnswer]>([
    ['refreshed', answered],
    ['refused', { kind: 'refused' }],
  ])('%s after logging out is dropped', async (_name, answer) => {
    const { keeper, hear, posts, news, give } = late(answer)
    const result = keeper.token()
    await settle()
    hear({ kind: 'loggedOut' })
    give()
    await settle()
    expect(await result).toEqual(loggedOut)
    expect(await keeper.token()).toEqual(loggedOut)
    expect(news).toEqual([{ kind: 'loggedOut' }])
    expect(posts).toHaveLength(2)
  })

  test('for another user is that user’s log-in, in every tab', async () => {
    const refresh = async (): Promise<RefreshAnswer> => ({ ...answered, userId: 'u2' })
    const { keeper, posts, news } = tab({ refresh })
    keeper.logIn(old)
    expect(await keeper.token()).toEqual(loggedOut)
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    const login = { kind: 'loggedIn', ...fresh, userId: 'u2' } as const
    expect(posts.at(-1)).toEqual(postedMessage('tab1', login))
    expect(news).toEqual([login])
  })

  test('after another user logged in is dropped, and gives nobody the wrong token', async () => {
    const { keeper, hear, give } = late(answered)
    const result = keeper.token()
    await settle()
    hear({ kind: 'loggedIn', ...theirs })
    give()
    await settle()
    expect(await result).toEqual(loggedOut)
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'b1' })
  })
})

describe('S-11 logging out', () => {
  test.each<[string, Partial<KeeperWorld>]>([
    ['with the server’s answer', {}],
    ['without an answer', { logout: never, wait: async () => {} }],
    ['though the server fails', { logout: () => Promise.reject(new Error('503')) }],
  ])('%s clears this tab and tells the others', async (_name, world) => {
    const { keeper, posts, news, waits, counts } = tab(world)
    keeper.logIn(fresh)
    await keeper.logOut()
    expect(await keeper.token()).toEqual(loggedOut)
    expect(posts).toEqual(said({ kind: 'loggedIn', ...fresh }, { kind: 'loggedOut' }))
    expect(news).toEqual([])
    expect(counts.logout).toBe(1)
    expect(waits).toEqual([500])
  })

  test('tells the server first', async () => {
    const { keeper, posts } = tab({ logout: never, wait: never })
    keeper.logIn(fresh)
    void keeper.logOut()
    expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
    expect(posts).toHaveLength(1)
  })

  test('in another tab logs out here, and is told once', async () => {
    const { keeper, hear, news } = tab()
    keeper.logIn(fresh)
    hear({ kind: 'loggedOut' })
    hear({ kind: 'loggedOut' })
    expect(await keeper.token()).toEqual(loggedOut)
    expect(news).toEqual([{ kind: 'loggedOut' }])
  })
})

test('S-26 a tab does not listen to itself', async () => {
  const { keeper, news } = tab()
  keeper.logIn(fresh)
  keeper.receive(postedMessage('tab1', { kind: 'loggedOut' }))
  keeper.receive('loggedOut')
  expect(await keeper.token()).toEqual({ ok: true, accessToken: 'a2' })
  expect(news).toEqual([])
})
