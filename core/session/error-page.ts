import type { MessageKey } from '../messages/message-text.ts'
import { paths } from '../routes/paths.ts'
import type { PlainRoute } from '../routes/shown-link.ts'
import type { RouteFailure } from './route-failure.ts'

/** The texts and links of an error page. */
export type ErrorPage = {
  kind: 'notFound' | 'other'
  statusCode: number
  /** The heading of a 404; other pages have only their message. */
  headingKey: MessageKey | null
  messageKey: MessageKey
  /** Our own words on the cause, below the message. */
  detail: string | null
  /** Pages that may be what was looked for; those not built are left out where they are shown. */
  links: readonly WayOn[]
  /** Where the button leads, on every error page. */
  homePath: string
}

/** The links of a 404: pages that its visitor may have looked for. Rule S-34. */
const waysOn = ['compare', 'budgetSearch', 'specialOffers'] as const satisfies PlainRoute[]

export type WayOn = (typeof waysOn)[number]

/**
 * The error page of a failure: a 404 says so and leads on, every other status has the generic
 * text; all have the button home. Rules S-34, S-35.
 */
export function errorPage({ statusCode, message }: RouteFailure): ErrorPage {
  const isNotFound = statusCode === 404
  return {
    kind: isNotFound ? 'notFound' : 'other',
    statusCode,
    headingKey: isNotFound ? 'notFound.heading' : null,
    messageKey: isNotFound ? 'notFound.title' : 'errors.generic',
    detail: isNotFound ? null : message,
    links: isNotFound ? waysOn : [],
    homePath: paths.home(),
  }
}

/**
 * The rendered error page, or, when rendering it fails, the fallback, which needs the address of
 * the home page alone. Rule S-37.
 */
export function renderOrFallback<Page>(
  render: () => Page,
  fallback: (homePath: string) => Page,
): Page {
  try {
    return render()
  } catch {
    return fallback(paths.home())
  }
}
