import { pence } from './pages/money.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

// The clipboard is allowed for as long as a context lasts.
test.use({ reuseContext: false })

test('C-80 R-37 a deal is saved as a quote, which holds its figures and leads to it @no-script', async ({
  page,
  car,
}) => {
  await page.goto(`/vehicles/${car.capId}/offers?term=36&mileage=8000&deposit=6&stock=0`)
  const price = page.getByRole('main').getByText(/£[\d,.]+\s+a month inc\. VAT/)
  const monthly = pence(await price.first().innerText())
  await page.getByRole('button', { name: 'Save this quote' }).click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{22}$/)
  expect(pence(await price.first().innerText())).toBe(monthly)
  await expect(page.getByText('quotes the same price today')).toBeVisible()
  await expect(page.getByText('6 months up front')).toBeVisible()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await page.getByRole('link', { name: /^Ask .* for this deal$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/vehicles/${car.capId}/get-this-deal\\?offer=`))

  const forged = await page.request.post('/forms/save-quote', {
    form: { offerId: '999-999999998-p36-8000-6-fn' },
    maxRedirects: 0,
    headers: { origin: new URL(page.url()).origin },
  })
  expect(forged.status()).toBe(303)
})

test('D-62 a quote is printed on one sheet, with its sum and its address @wide', async ({
  page,
  car,
}) => {
  await page.goto(`/quotes/${car.quoteRef}`)
  await expectSound(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`/quotes/${car.quoteRef}`).first()).toBeVisible()
  await expect(page.getByText(/^Initial rental/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ask / })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Share/ })).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('D-61 an address is copied where a device has no way to share it, and that is said @once', async ({
  page,
  car,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto(`/vehicles/${car.capId}/offers`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`/vehicles/${car.capId}/offers\\?term=\\d+&`))
})

test('D-63 a shared deal has a picture, drawn once, that other sites may show @wide', async ({
  page,
  car,
}) => {
  await page.goto(`/vehicles/${car.capId}/offers?term=24`)
  const image = page.locator('meta[property="og:image"]')
  const address = new URL((await image.getAttribute('content'))!)
  expect(address.pathname).toMatch(new RegExp(`^/site/og/\\d+-${car.capId}-p24-`))
  const get = () => page.request.get(address.pathname + address.search)
  const picture = await get()
  expect(picture.status()).toBe(200)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(Buffer.compare(await (await get()).body(), bytes)).toBe(0)
  expect((await page.request.get('/site/og/nothing')).status()).toBe(404)
  const plain = await page.request.get('/site/og/999-1-p36-8000-6-fn', { maxRedirects: 0 })
  expect([302, 404]).toContain(plain.status())
})
