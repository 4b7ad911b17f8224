import { expect, type APIRequestContext } from '@playwright/test'

type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** The things of schema.org that a page's HTML names, as a crawler without script reads them. */
export async function structuredData(request: APIRequestContext, path: string): Promise<Thing[]> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return thingsOf(await answer.text())
}

/** The same of HTML that is there already. */
export function thingsOf(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Thing & { '@context': string; '@graph'?: Thing[] }
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph'] ?? [data]
  })
}

/** The one thing of a type; undefined where the page names none. */
export const thingOf = <Shape>(things: readonly Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type) as (Thing & Shape) | undefined
