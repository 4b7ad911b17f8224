import type { OfferProvider } from '#core/offer/offer.ts'
import { providerPath } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { ProviderMarkProps } from '#site/ui/offer-card/provider-mark.tsx'

/** The mark beside a provider's name, and where it leads. Rule D-50. */
export function providerMark(
  { id, name, logoPath }: OfferProvider,
  { aboutProvider }: Pick<Messages['deal']['card'], 'aboutProvider'>,
): ProviderMarkProps {
  return { src: logoPath, href: providerPath(id), label: fill(aboutProvider, { provider: name }) }
}
