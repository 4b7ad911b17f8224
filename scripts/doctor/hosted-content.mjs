import { localStudioUrls } from '../start/hosted-content.mjs'

const patienceMs = 5_000
const apiVersion = 'v2026-11-01'
/** There is one such document in every dataset that the site can be made of. */
const query = encodeURIComponent('count(*[_id == "siteSettings"])')

/**
 * What content at Sanity needs beside its two names, each `{isFine, subject, text}` with the fix;
 * `isFine` is null for what only a look at sanity.io/manage can tell.
 * @param settings as `readSettings` gives them, with a hosted project
 * @param ask `fetch`, or what stands for it in a test
 */
export async function examineHostedContent(settings, environment, ask = fetch) {
  const { projectId, dataset } = settings.hostedContent
  const api = `https://${projectId}.api.sanity.io/${apiVersion}/data/query/${dataset}?query=${query}`
  const request = async (perspective, headers) => {
    try {
      const response = await ask(`${api}&perspective=${perspective}`, {
        headers,
        signal: AbortSignal.timeout(patienceMs),
      })
      const body = await response.json().catch(() => null)
      return { status: response.status, headers: response.headers, count: body?.result ?? 0 }
    } catch (error) {
      return { failure: error.cause?.message ?? error.message }
    }
  }
  const token = environment.SANITY_TOKEN
  const [open, withToken] = await Promise.all([
    request('published', {}),
    token ? request('drafts', { authorization: `Bearer ${token}` }) : null,
  ])
  const origins = studioOrigins(settings, environment)
  return [
    datasetFinding({ projectId, dataset }, open, withToken),
    tokenFinding(token, withToken),
    webhookFinding(settings, environment),
    ...(await Promise.all(
      origins.map(async (origin) =>
        originFinding(projectId, origin, await request('published', { origin })),
      ),
    )),
  ]
}

const found = (isFine, subject, text) => ({ isFine, subject, text })

function datasetFinding({ projectId, dataset }, open, withToken) {
  const subject = 'Content dataset'
  const name = `${projectId}/${dataset}`
  if (open.failure) {
    return found(
      false,
      subject,
      `${name} cannot be reached (${open.failure}). Check the connection, and SANITY_PROJECT_ID.`,
    )
  }
  if (open.status === 200 && open.count > 0) return found(true, subject, `${name} is public`)
  if (withToken?.count > 0 || open.status === 401 || open.status === 403) {
    return found(
      false,
      subject,
      `${name} is private, and the site reads published content without a token: its pages would be empty. Make it public: npx sanity datasets visibility set ${dataset} public --project-id ${projectId}.`,
    )
  }
  if (open.status === 200) {
    return found(
      false,
      subject,
      `${name} shows strangers no site settings: it is empty or private. Fill it with npm run content:import -- FILE.tar.gz --hosted, and make it public: npx sanity datasets visibility set ${dataset} public --project-id ${projectId}.`,
    )
  }
  return found(
    false,
    subject,
    `${name} answers ${open.status}. Check both names at sanity.io/manage, or make the dataset: npx sanity datasets create ${dataset} --visibility public --project-id ${projectId}.`,
  )
}

function tokenFinding(token, withToken) {
  const subject = 'Content token'
  const make = 'Make a Viewer token at sanity.io/manage under API and set SANITY_TOKEN to it.'
  if (!token) return found(false, subject, `the preview cannot read drafts. ${make}`)
  if (withToken.failure) return found(null, subject, 'SANITY_TOKEN is set and could not be tried')
  if (withToken.status === 200) return found(true, subject, 'SANITY_TOKEN reads drafts')
  return found(false, subject, `SANITY_TOKEN is refused (${withToken.status}). ${make}`)
}

function webhookFinding({ urls }, environment) {
  const subject = 'Content webhook'
  const hook = `POST to ${urls.site}/site/webhooks/content, on create, update and delete, without drafts and versions, projection {_id, _type}, with WEBHOOK_SECRET as its secret`
  if (!environment.WEBHOOK_SECRET) {
    return found(
      false,
      subject,
      `no secret is shared with Sanity, so edits reach pages only at the next start. Set WEBHOOK_SECRET to a long random text, and make a webhook at sanity.io/manage under API: ${hook}.`,
    )
  }
  if (/^https?:\/\/(localhost|127\.|\[::1\])/.test(urls.site)) {
    return found(
      null,
      subject,
      `Sanity cannot reach ${urls.site}: edits reach pages of this machine only at the next start. On a server there has to be one: ${hook}.`,
    )
  }
  return found(null, subject, `cannot be seen from here. At sanity.io/manage under API: ${hook}.`)
}

function originFinding(projectId, origin, answer) {
  const subject = 'Studio origin'
  const fix = `Allow it with credentials at sanity.io/manage under API, CORS origins, or: npx sanity cors add ${origin} --credentials --project-id ${projectId}.`
  if (answer.failure) return found(null, subject, `${origin} could not be tried. ${fix}`)
  const isAllowed =
    answer.headers.get('access-control-allow-origin') === origin &&
    answer.headers.get('access-control-allow-credentials') === 'true'
  if (isAllowed) return found(true, subject, `${origin} may edit`)
  return found(false, subject, `${origin} may not log editors in. ${fix}`)
}

/** Where editors open the Studio: the named places, else the one of `npm start`. */
function studioOrigins({ ports }, environment) {
  const named = (environment.STUDIO_URL ?? '').split(',').filter((each) => URL.canParse(each))
  return named.length > 0
    ? [...new Set(named.map((each) => new URL(each).origin))]
    : localStudioUrls(ports.contentLake).slice(0, 1)
}
