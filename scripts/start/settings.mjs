import path from 'node:path'
import { hostsOf, valueOf, wholeNumber } from '#server-kit/environment-values.mjs'
import { hostedContent, localStudioUrls } from './hosted-content.mjs'
import { root } from './root.mjs'

/** Default ports of the programs. */
export const defaultPorts = readPorts({})

/** Browsers open at most six streams per origin, so event streams have ports of their own. */
export const eventStreamPorts = (contentLakePort) =>
  [1, 2, 3, 4, 5, 6].map((n) => contentLakePort + n)

/** Ports, addresses, data folder and the content's project of one running Larkway, from the environment. */
export function readSettings(environment) {
  return {
    ports: readPorts(environment),
    hosts: {
      site: hostsOf(environment, 'SITE_HOST'),
      leasingApi: hostsOf(environment, 'LEASING_API_HOST'),
      contentLake: hostsOf(environment, 'CONTENT_LAKE_HOST'),
    },
    urls: {
      site: valueOf(environment, 'SITE_URL'),
      leasingApi: valueOf(environment, 'LEASING_API_URL'),
      contentLake: valueOf(environment, 'CONTENT_LAKE_URL'),
    },
    hostedContent: hostedContent(environment),
    dataFolder: path.resolve(root, valueOf(environment, 'LARKWAY_DATA')),
  }
}

function readPorts(environment) {
  return {
    site: wholeNumber(environment, 'SITE_PORT'),
    leasingApi: wholeNumber(environment, 'LEASING_API_PORT'),
    contentLake: wholeNumber(environment, 'CONTENT_LAKE_PORT'),
  }
}

/** The environment of each program; every one of them reads only its own. */
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

/** Address of the outbox in a demonstration; empty when text messages are really sent. */
function outboxUrl(settings, environment) {
  if (environment.OUTBOX_URL !== undefined) return environment.OUTBOX_URL
  return environment.TWILIO_ACCOUNT_SID
    ? ''
    : `http://localhost:${settings.ports.leasingApi}/outbox`
}
