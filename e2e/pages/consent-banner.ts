import type { Page } from '@playwright/test'
import { isNamed } from '#core/consent/removals.ts'
import { storedItems } from '#core/consent/stored-items.ts'

/** What asks about cookies, on any page. */
export function consentBanner(page: Page) {
  const banner = page.getByRole('region', { name: 'Cookies and similar' })
  return {
    banner,
    accept: banner.getByRole('button', { name: 'Accept all' }),
    refuse: banner.getByRole('button', { name: 'Refuse all' }),
    choose: banner.getByRole('button', { name: 'Choose', exact: true }),
    save: banner.getByRole('button', { name: 'Save my choice' }),
    box: (name: string) => banner.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    /** In the footer of every page. */
    again: page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }),
  }
}

/** Everything that the browser holds of the site, each by its place. */
export async function stored(page: Page) {
  const cookies = await page.context().cookies()
  const [localStorage, sessionStorage] = await page.evaluate(() => [
    Object.keys(window.localStorage).toSorted(),
    Object.keys(window.sessionStorage).toSorted(),
  ])
  return {
    cookie: cookies.map(({ name }) => name).toSorted(),
    localStorage: localStorage!,
    sessionStorage: sessionStorage!,
  }
}

/** What of it no row of the table names. */
export function unlisted(held: Awaited<ReturnType<typeof stored>>): string[] {
  return Object.entries(held).flatMap(([place, names]) =>
    names.filter(
      (name) => !storedItems.some((item) => item.place === place && isNamed(name, item.name)),
    ),
  )
}
