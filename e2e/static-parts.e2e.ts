import { expect, test } from './site-test.ts'

const guide = '/car-leasing-guides/leasing-explained/pcp-or-pch'

test('D-100 what the server wrote is sent once, and is there on the way back @wide', async ({
  page,
  request,
}) => {
  const html = await (await request.get(guide)).text()
  const footer = page.getByRole('contentinfo')
  await page.goto(guide)
  const statement = await footer.getByText(/is a credit broker, not a lender/).innerText()
  expect(html.split(statement.slice(0, 60))).toHaveLength(2)
  const main = page.getByRole('main')
  const head = () =>
    page.evaluate(() =>
      ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]']
        .flatMap((tag) => [...document.head.querySelectorAll(tag)])
        .map((tag) => tag.outerHTML),
    )
  const headOfGuide = await head()
  expect(headOfGuide).toHaveLength(4)
  const [article, foot] = [await main.innerText(), await footer.innerText()]

  await footer.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  await expect(footer).toHaveText(/is a credit broker/)
  await expect.poll(head).toHaveLength(4)
  expect((await head()).filter((tag) => headOfGuide.includes(tag))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(guide)
  await expect.poll(() => main.innerText()).toBe(article)
  expect(await footer.innerText()).toBe(foot)
  await expect.poll(head).toEqual(headOfGuide)

  // Forward to a page that a link led to, and on by a full load.
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  await page.reload()
  await page.goBack()
  await expect.poll(() => main.innerText()).toBe(article)
})
