import type { ConsentService } from '#core/consent/stored-items.ts'
import { servicesOf, type ThirdParties } from '#core/consent/third-parties.ts'

/** What pages may load from others, by directive of the content security policy. */
export type PolicySources = Partial<
  Record<'script' | 'style' | 'image' | 'connect' | 'font' | 'frame' | 'media', readonly string[]>
>

/** Sources as each service documents them. A chat's are its script's own host. */
const sourcesOf = {
  analytics: {
    script: ['https://www.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
  adPixel: {
    script: ['https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com'],
  },
  reviews: {
    script: ['https://widget.trustpilot.com'],
    connect: ['https://widget.trustpilot.com'],
    frame: ['https://widget.trustpilot.com'],
  },
} as const satisfies Partial<Record<ConsentService, PolicySources>>

function chatSources(scriptUrl: string): PolicySources {
  const { origin, host } = new URL(scriptUrl)
  const own = [origin]
  return {
    script: own,
    style: own,
    image: own,
    font: own,
    frame: own,
    media: own,
    connect: [origin, `wss://${host}`],
  }
}

/** The sources of every configured service; none where none is. Rule A-36. */
export function thirdPartySources(thirdParties: ThirdParties): PolicySources {
  const { chatScriptUrl } = thirdParties
  const all = servicesOf(thirdParties).map((service) =>
    service === 'chat' ? chatSources(chatScriptUrl!) : sourcesOf[service],
  )
  const merged: Record<string, string[]> = {}
  for (const sources of all) {
    for (const [directive, origins] of Object.entries(sources)) {
      merged[directive] = [...new Set([...(merged[directive] ?? []), ...origins])]
    }
  }
  return merged
}
