import { Hono } from 'hono'
import { assertTrusted, editor, isTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { jsonBody } from '../http/params.ts'
import { isObject } from '../mutations/mutation.ts'
import { streamRedirect } from '../listeners/stream-redirect.ts'

const since = '2026-01-01T00:00:00Z'

/** The Studio's calls about its project, its user and itself. */
export const projectRoutes = new Hono<LakeEnv>()
  .get('/users/me', (c) => {
    logInOnLoopback(c)
    return isTrusted(c.get('identity')) ? c.json(editor) : c.json({}, 401)
  })
  .get('/auth/id', (c) => c.json({ id: c.get('identity').id || null }))
  .get('/auth/providers', (c) => c.json({ providers: [], thirdPartyLogin: false, sso: {} }))
  .post('/auth/logout', (c) => {
    c.header('set-cookie', c.get('lake').cookie.clear())
    return c.body(null, 204)
  })
  .get('/users/me/keyvalue/:keys', (c) => {
    assertTrusted(c.get('identity'), 'read preferences')
    return c.json(c.get('lake').preferences.get(c.req.param('keys').split(',')))
  })
  .put('/users/me/keyvalue', async (c) => {
    assertTrusted(c.get('identity'), 'keep preferences')
    const pairs = await jsonBody(c)
    if (!isPairs(pairs)) {
      throw new LakeError(400, 'invalidBody', 'Send an array of objects with a key and a value')
    }
    c.get('lake').preferences.set(pairs)
    return c.json(pairs)
  })
  .get('/users/:ids', (c) => {
    const users = c.req
      .param('ids')
      .split(',')
      .map((id) => ({
        id,
        displayName: id === editor.id ? editor.name : id,
        email: id === editor.id ? editor.email : null,
      }))
    return c.json(users.length === 1 ? users[0] : users)
  })
  .get('/projects/:project/datasets/:name/acl', (c) =>
    c.json([{ filter: '_id in path("**")', permissions: permissionsOf(c) }]),
  )
  .get('/projects/:project/datasets', datasets)
  .get('/datasets', datasets)
  .get('/projects/:project/grants', (c) => {
    const grant = (name: string) => ({ name, params: {} })
    return c.json({ 'sanity.project': [{ grants: ['read', 'update'].map(grant) }] })
  })
  .get('/projects/:project/user-applications', (c) => c.json([]))
  .get('/projects/:project', (c) => c.json(projectOf(c)))
  .get('/features', (c) => c.json([]))
  .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
  // The Studio times this answer and warns of HTTP/1.1, whose limit of six streams we have lifted.
  // From another port it cannot be timed, and nothing untrue is said.
  .get('/ping', (c) => streamRedirect(c) ?? c.json({ pong: true }))
  .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
  .post('/intake/batch', (c) => c.body(null, 204))
  // What Sanity's cloud would say to its customers: nothing.
  .get('/journey/announcements', (c) => c.json([]))
  .get('/journey/trial', (c) => c.json({}))
  .get('/journey/*', (c) => c.json(null))
  .get('/help', (c) => c.json({}))
  .post('/descriptors/*', (c) => c.json({}))

const isPairs = (value: unknown): value is { key: string; value: unknown }[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && typeof item.key === 'string')

/** A browser on this machine is the editor's: it gets the cookie when it first asks who it is. */
export function logInOnLoopback(c: LakeContext): void {
  const { cookie, now } = c.get('lake')
  const address = c.env.incoming.socket.remoteAddress ?? ''
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(address)
  // Programs have the token; what a browser says in these headers, a page cannot forge. An origin
  // that got this far is one of ours, also where the Studio asks under another name of this machine.
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isNamed = site !== undefined && origin !== undefined && origin !== 'null'
  const isOurs = site === 'same-origin' || site === 'same-site' || site === 'none' || isNamed
  // Behind a proxy on this machine everybody's connection looks like ours.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  )
  if (c.get('identity').kind !== 'public' || !isLoopback || !isOurs || isForwarded) return
  c.header('set-cookie', cookie.issue(now()))
  c.set('identity', { kind: 'editor', id: editor.id })
}

function datasets(c: LakeContext) {
  // A profile names the add-on datasets of comments and tasks: there are none.
  if (c.req.query('datasetProfile')) return c.json([])
  const { dataset } = c.get('lake').config
  return c.json([
    { name: dataset, aclMode: 'public', createdAt: since, tags: [], datasetProfile: '' },
  ])
}

const permissionsOf = (c: LakeContext) =>
  isTrusted(c.get('identity'))
    ? ['history', 'read', 'update', 'create', 'manage', 'editHistory']
    : ['read']

function projectOf(c: LakeContext) {
  return {
    id: c.get('lake').config.projectId,
    displayName: 'Larkway content',
    studioHost: null,
    organizationId: null,
    metadata: {},
    members: [
      {
        id: editor.id,
        role: editor.role,
        roles: editor.roles,
        isCurrentUser: c.get('identity').kind !== 'public',
        isRobot: false,
      },
    ],
    features: [],
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: since,
  }
}
