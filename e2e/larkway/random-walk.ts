import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import {
  hasFocus,
  noteScrollAtPress,
  pressable,
  scrolledAtPress,
  scrolledTo,
  settled,
} from '../pages/walked-list.ts'

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Pixels by which a view may be off: what stands above the list, a row of chips say, comes and goes. */
const scrollSlackPx = 160

const sorts = ['minPayment|asc', 'minPayment|desc', 'effectiveMonthly|asc', 'delivery|asc']

/**
 * Walks over a list at random: filters, finance types, orders, pages, deals and back, Back, Forward,
 * reload and the address opened by somebody else. After each step the list must be what the API says
 * of the address, the focus on something that was not lost, and the view where it was left.
 * @returns what was done
 */
export async function randomWalk(
  page: Page,
  request: APIRequestContext,
  { seed, steps }: { seed: number; steps: number },
): Promise<string[]> {
  const random = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const log: string[] = []
  const said = () => `walk ${seed}: ${log.join(', ')}`

  await noteScrollAtPress(page)
  await page.goto('/compare-car-leasing?more=1')
  await page.getByRole('region', { name: 'Filters' }).hover()
  /** Addresses of the visit, and the place in them. */
  const visit = { addresses: [page.url()], at: 0 }

  const press = async (what: string, act: () => Promise<unknown>) => {
    log.push(what)
    const before = page.url()
    const document = await page.evaluateHandle(() => window.document)
    await act()
    await settled(page, request, said())
    // A link pressed before the script came opens another document, which begins without a focus.
    const isSame = await document.evaluate((one) => one === window.document).catch(() => false)
    if (isSame) expect(await hasFocus(page), `${said()}: the focus`).toBe(true)
    if (page.url() === before) return
    visit.addresses.splice(visit.at + 1, Infinity, page.url())
    visit.at++
  }
  const one = async (among: Locator): Promise<Locator | null> => {
    const count = await among.count()
    return count === 0 ? null : among.nth(Math.floor(random() * count))
  }
  const pressOne = async (kind: 'box' | 'tick' | 'financeType' | 'chip' | 'next') => {
    const chosen = await one(pressable(page)[kind])
    if (!chosen) return false
    const name = (await chosen.getAttribute('id')) ?? (await chosen.innerText())
    await press(`${kind} ${name}`, () => chosen.click())
    // A new list begins at its first deal: the view goes up to it, and nowhere else.
    if (kind === 'box' || kind === 'tick' || kind === 'financeType') {
      expect(await scrolledTo(page), `${said()}: the view`).toBeLessThanOrEqual(
        (await scrolledAtPress(page)) + scrollSlackPx,
      )
    }
    return true
  }
  const step = async (what: 'Back' | 'Forward') => {
    const next = visit.at + (what === 'Back' ? -1 : 1)
    if (next < 0 || next >= visit.addresses.length) return false
    log.push(what)
    await (what === 'Back' ? page.goBack() : page.goForward())
    visit.at = next
    await expect(page, said()).toHaveURL(visit.addresses[next]!)
    await settled(page, request, said())
    return true
  }
  const ways: Record<string, () => Promise<boolean>> = {
    box: () => pressOne('box'),
    tick: () => pressOne('tick'),
    financeType: () => pressOne('financeType'),
    chip: () => pressOne('chip'),
    next: () => pressOne('next'),
    async sort() {
      const sort = pick(sorts)
      await press(`sort ${sort}`, async () => {
        await page.getByLabel('Sort by').focus()
        await page.getByLabel('Sort by').selectOption(sort)
      })
      return true
    },
    Back: () => step('Back'),
    Forward: () => step('Forward'),
    async deal() {
      const deal = await one(pressable(page).deal)
      if (!deal) return false
      const [list, path] = [
        page.url(),
        new URL((await deal.getAttribute('href'))!, page.url()).pathname,
      ]
      log.push(`deal ${path} and Back`)
      await deal.click()
      await expect(page, said()).toHaveURL((url) => url.pathname === path)
      const scrolled = await scrolledAtPress(page)
      await page.goBack()
      await expect(page, said()).toHaveURL(list)
      await settled(page, request, said())
      await expect
        .poll(async () => Math.abs((await scrolledTo(page)) - scrolled), {
          message: `${said()}: the view, left at ${scrolled}`,
        })
        .toBeLessThan(scrollSlackPx)
      visit.addresses.splice(visit.at + 1)
      return true
    },
    async reload() {
      log.push('reload')
      await page.reload()
      await settled(page, request, said())
      return true
    },
    async share() {
      log.push('share')
      const other = await page.context().newPage()
      await other.goto(page.url())
      await settled(other, request, said())
      await other.close()
      return true
    },
  }
  const names = ['box', 'box', 'box', ...Object.keys(ways)]
  while (log.length < steps) {
    await page.evaluate((top) => window.scrollTo(0, top), pick([0, 0, 300, 1500]))
    await ways[pick(names)]!()
  }
  return log
}
