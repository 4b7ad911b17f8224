import { sandboxTokens } from '#core/storefronts/frame-messages.ts'

/** What a partner's page shows of ours, as attributes of a place. */
export const demoPlaces = [
  'data-larkway="deals" data-query="fuelTypes=electric" data-title="Electric lease deals"',
  'data-larkway="electric-vs-petrol" data-title="Electric or petrol"',
] as const

/**
 * A partner's page with our script, or with a frame of its own where `frame` is the path to show.
 * @param storefrontUrl where the partner's storefront is
 * @param sandbox the tokens of its own frame
 */
export function partnerPage(
  storefrontUrl: string,
  {
    places = demoPlaces,
    frame,
    sandbox = sandboxTokens,
  }: { places?: readonly string[]; frame?: string; sandbox?: readonly string[] } = {},
): string {
  const shown = frame
    ? `<iframe src="${storefrontUrl}${frame}" title="Deals" width="100%" height="700" sandbox="${sandbox.join(' ')}"></iframe>`
    : `${places.map((place) => `<div ${place}><a href="${storefrontUrl}/">See our deals</a></div>`).join('\n')}
<script async src="${storefrontUrl}/embed.js"></script>`
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Oak Money: cars for members</title>
<style>body { margin: 0 auto; max-width: 70rem; padding: 1rem; font-family: Georgia, serif }</style>
<h1>Cars for members</h1>
<p>A page of Oak Money, a partner: another site, which shows deals of its storefront.</p>
${shown}
</html>
`
}
