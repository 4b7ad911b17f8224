import { Hono } from 'hono'
import type { LakeEnv } from '../http/lake-env.ts'
import { notSupported } from '../http/lake-error.ts'

/** Addresses of features that only the hosted Content Lake has, and what they are called. */
export const unsupportedFeatures: readonly { path: string; feature: string }[] = [
  { path: '/comments/*', feature: 'comments' },
  { path: '/tasks/*', feature: 'tasks' },
  { path: '/data/history/:dataset/events/releases/*', feature: 'content releases' },
  { path: '/schedules/*', feature: 'scheduled publishing' },
  { path: '/assist/*', feature: 'AI assistance' },
  { path: '/agent/*', feature: 'AI agents' },
  { path: '/embeddings-index/*', feature: 'embeddings' },
  { path: '/embeddings/*', feature: 'embeddings' },
  { path: '/media-libraries', feature: 'media libraries' },
  { path: '/media-libraries/*', feature: 'media libraries' },
  { path: '/assets/media-library-link/*', feature: 'media libraries' },
  { path: '/canvases/*', feature: 'canvases' },
  { path: '/dashboards/*', feature: 'dashboards' },
  { path: '/functions/*', feature: 'functions' },
  { path: '/graphql/*', feature: 'GraphQL' },
  { path: '/apis/graphql/*', feature: 'GraphQL' },
  { path: '/projects/:project/datasets/:name/copy', feature: 'copying a dataset' },
  { path: '/projects/:project/datasets/:name/settings/*', feature: 'settings of a dataset' },
  { path: '/projects/:project/roles', feature: 'roles' },
  { path: '/projects/:project/tokens', feature: 'more than one token' },
  { path: '/projects/:project/cors', feature: 'lists of origins; use CONTENT_ORIGINS' },
  { path: '/hooks/*', feature: 'webhooks other than the site’s' },
  { path: '/access/*', feature: 'requests for access' },
  { path: '/jobs/*', feature: 'jobs' },
  { path: '/users/me/invitations', feature: 'invitations' },
]

/** Answers each with an error that names it, so that nobody takes it for a wrong address. */
export const unsupportedRoutes = unsupportedFeatures.reduce(
  (routes, { path, feature }) =>
    routes.all(path, () => {
      throw notSupported(feature)
    }),
  new Hono<LakeEnv>(),
)
