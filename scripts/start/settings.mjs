import path from 'node:path'
import { hostedContent, localStudioUrls } from './hosted-content.mjs'
import { UserError } from './user-error.mjs'
import { root } from './root.mjs'

const portVariables = {
  site: 'SITE_PORT',
  leasingApi: 'LEASING_API_PORT',
  contentLake: 'CONTENT_LAKE_PORT',
}
/** Where the programs listen unless told otherwise. */
export const defaultPorts = { site: 3000, leasingApi: 4000, contentLake: 4100 }

/** Browsers open at most six streams per origin, so event streams have ports of their own. */
export const eventStreamPorts = (contentLakePort) =>
  [1, 2, 3, 4, 5, 6].map((n) => contentLakePort + n)

/** Ports, addresses, data folder and the content's project of one running Larkway, from the environment. */
export function readSettings(environment) {
  const port = (program) => readPort(environment, portVariables[program], defaultPorts[program])
  const ports = {
    site: port('site'),
    leasingApi: port('leasingApi'),
    contentLake: port('contentLake'),
  }
  return {
    ports,
    hosts: {
      site: hostsFrom(environment.SITE_HOST),
      leasingApi: hostsFrom(environment.LEASING_API_HOST),
      contentLake: hostsFrom(environment.CONTENT_LAKE_HOST),
    },
    urls: {
      site: environment.SITE_URL || `http://localhost:${ports.site}`,
      leasingApi: environment.LEASING_API_URL || `http://127.0.0.1:${ports.leasingApi}`,
      contentLake: environment.CONTENT_LAKE_URL || `http://127.0.0.1:${ports.contentLake}`,
    },
    hostedContent: hostedContent(environment),
    dataFolder: path.resolve(root, environment.LARKWAY_DATA || '.data'),
  }
}

/** Browsers resolve `localhost` to either family, so both are ours unless told otherwise. */
const hostsFrom = (host) => (host && host !== 'localhost' ? [host] : ['127.0.0.1', '::1'])

function readPort(environment, name, fallback) {
  const text = environment[name]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_530) return port
  throw new UserError(
    `${name} is "${text}", which is not a port. Give a whole number from 1 to 65529.`,
  )
}

/** What each program is told; every one of them reads only its own environment. */
export function programEnvironment(settings, webhookSecret, environment) {
  return {
    ...environment,
    SITE_PORT: String(settings.ports.site),
    LEASING_API_PORT: String(settings.ports.leasingApi),
    CONTENT_LAKE_PORT: String(settings.ports.contentLake),
    SITE_URL: settings.urls.site,
    LEASING_API_URL: settings.urls.leasingApi,
    CONTENT_LAKE_URL: settings.urls.contentLake,
    CONTENT_SEED: environment.CONTENT_SEED || 'seed/content-seed.ts',
    LARKWAY_DATA: settings.dataFolder,
    WEBHOOK_SECRET: webhookSecret,
    OUTBOX_URL: outboxUrl(settings, environment),
    ...(settings.hostedContent && {
      STUDIO_URL: environment.STUDIO_URL || localStudioUrls(settings.ports.contentLake).join(','),
    }),
    // The tools must not wait for the internet, which may not be there.
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
  }
}

/** Where a visitor of a demonstration reads the code; empty when text messages are really sent. */
function outboxUrl(settings, environment) {
  if (environment.OUTBOX_URL !== undefined) return environment.OUTBOX_URL
  return environment.TWILIO_ACCOUNT_SID
    ? ''
    : `http://localhost:${settings.ports.leasingApi}/outbox`
}
