import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ThirdParties } from '#core/consent/third-parties.ts'
import type { ApiSilence } from '../data/leasing/api-silence.ts'
import type { StorefrontDirectory } from '../data/storefronts/storefront-directory.ts'
import type { PageStyles } from './page-styles.ts'

export type FrontSettings = {
  leasingApiUrl: string
  trustedProxies: readonly string[]
  hstsSeconds: number
  canPurge: boolean
  /** Whether the backends tell of rates and content that changed. */
  isToldOfNews: boolean
  isMaintenance: boolean
  isDevelopment: boolean
  /** Studios that may show the preview in a frame. */
  studioUrls: readonly string[]
  /** The preview cookie's value in this build; null without a preview. */
  previewKey: string | null
  thirdParties: ThirdParties
}

export type FrontParts = {
  settings: FrontSettings
  /** Next's handler, or a stand-in in tests. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void
  /** Sends a file of the build; false when there is none of that name. */
  sendStatic: (pathname: string, req: IncomingMessage, res: ServerResponse) => Promise<boolean>
  styles: PageStyles
  /** Listening address, for requests to ourselves. */
  listeningAt: () => AddressInfo | null
  /** How often news of rates or content came. */
  generation: () => number
  /** Whether a backend has failed since that time, on the clock of `performance.now()`. */
  hasBackendFailed: (sinceMs: number) => boolean
  silence: ApiSilence
  /** Which host shows which storefront, as it stands now. */
  storefronts: Pick<StorefrontDirectory, 'all' | 'ofHost'>
}
