import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { readConfig } from '#site/config.ts'
import { apiSilence } from '#site/data/leasing/api-silence.ts'
import { storefrontDirectory } from '#site/data/storefronts/storefront-directory.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { noPageStyles } from '../page-styles.ts'
import type { FrontParts, FrontSettings } from '../front-parts.ts'
import { frontServer } from '../front-server.ts'

type Handle = (req: IncomingMessage, res: ServerResponse) => void

export const settingsInTest: FrontSettings = {
  leasingApiUrl: 'http://127.0.0.1:9',
  trustedProxies: [],
  hstsSeconds: 2_592_000,
  canPurge: false,
  isToldOfNews: true,
  isMaintenance: false,
  isDevelopment: false,
  studioUrls: ['http://localhost:4100'],
  previewKey: 'preview-key',
  thirdParties: readConfig({}).thirdParties,
}

/** A server on a free port with a handler; `close` ends it and its connections. */
export async function serverInTest(handle: Handle) {
  const server = http.createServer(handle)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    onUnread: (answer: (error: Error, socket: Socket) => void) =>
      server.on('clientError', (error, socket) => answer(error, socket as Socket)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The front server before a handler that stands for Next. */
export async function frontInTest(
  handle: FrontParts['handle'],
  settings: Partial<FrontSettings> = {},
  {
    generation = () => 0,
    hasBackendFailed = () => false,
    silence = apiSilence(() => performance.now()),
    storefronts = storefrontDirectory(ownStorefront, async () => []),
    styles = noPageStyles,
  }: Partial<
    Pick<FrontParts, 'generation' | 'hasBackendFailed' | 'silence' | 'storefronts' | 'styles'>
  > = {},
) {
  let answer: Handle = () => undefined
  const server = await serverInTest((req, res) => answer(req, res))
  const front = frontServer({
    settings: { ...settingsInTest, ...settings },
    handle,
    sendStatic: async () => false,
    styles,
    listeningAt: () => ({ address: '127.0.0.1', family: 'IPv4', port: server.port }),
    generation,
    hasBackendFailed,
    silence,
    storefronts,
  })
  answer = front.answer
  return {
    ...server,
    answer: front.answer,
    warmUp: front.warmUp,
    close: async () => {
      front.close()
      await server.close()
    },
  }
}
