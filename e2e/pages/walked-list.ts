import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { listAnswer } from '../larkway/list-oracle.ts'
import { resultsPage } from './results-page.ts'

/** What a list shows, beside what the API says of its address; empty when they agree. */
export async function differences(page: Page, request: APIRequestContext): Promise<string[]> {
  const wanted = await listAnswer(request, page.url())
  const shown = await page.evaluate(() => {
    const main = document.querySelector('main')!
    const status = [...main.querySelectorAll('[role=status]')].find(({ textContent }) =>
      /deal/i.test(textContent),
    )
    const cards = main.querySelectorAll<HTMLAnchorElement>('article :is(h2, h3) a[href]')
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'form input:is([type=checkbox], [type=radio])[id]',
    )
    return {
      summary: status?.textContent ?? '',
      links: [...cards].map(({ pathname }) => pathname),
      boxes: [...boxes].map(({ name, value, labels }) => ({
        name,
        value,
        text: labels?.[0]?.querySelector('span')?.textContent ?? '',
      })),
    }
  })
  const found: string[] = []
  const compare = (what: string, own: unknown, theirs: unknown) => {
    if (JSON.stringify(own) !== JSON.stringify(theirs)) {
      found.push(`${what}: ${JSON.stringify(own)}, the API: ${JSON.stringify(theirs)}`)
    }
  }
  const number = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? 0)
  compare('deals', number(shown.summary), wanted.deals)
  compare(
    'cards',
    shown.links.map((path) =>
      /\/vehicles\/(\d+)\/|\/special-offers\/\d+-(\d+)-/.exec(path)?.slice(1).find(Boolean),
    ),
    wanted.capIds,
  )
  for (const { name, value, text } of shown.boxes) {
    if (text !== '') compare(`${name} ${value}`, number(text), wanted.counts[name]?.[value] ?? 0)
  }
  return found
}

/** Waits until a list shows what the API says of its address. */
export async function settled(page: Page, request: APIRequestContext, after: string) {
  await expect(page.locator('main [aria-busy="true"]'), after).toHaveCount(0)
  await expect
    .poll(() => differences(page, request), { message: after, timeout: 10_000 })
    .toEqual([])
}

/** Whether something on the page has the focus. */
export const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Notes how far a page is scrolled when it is pressed: what presses may scroll there first. */
export const noteScrollAtPress = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('scrolledAtPress', String(Math.round(window.scrollY))),
      true,
    ),
  )

/** How far it was scrolled when it was last pressed. */
export const scrolledAtPress = async (page: Page) =>
  Number(await page.evaluate(() => sessionStorage.getItem('scrolledAtPress')))

/** What can be pressed on a list that changes it, by name; each gives a way to press one of them. */
export function pressable(page: Page) {
  const { panel, chips, nextPage } = resultsPage(page)
  return {
    box: panel.locator('input:is([type=checkbox], [type=radio]):not(:checked)[id]:visible'),
    tick: panel.locator('input[type=checkbox]:checked:visible'),
    financeType: panel.locator('input[name=financeType]:not(:checked)'),
    chip: chips.getByRole('link', { name: /^Remove filter/ }),
    next: nextPage,
    deal: page.getByRole('main').locator('article :is(h2, h3) a[href]'),
  }
}
