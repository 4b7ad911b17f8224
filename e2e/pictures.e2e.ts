import { config } from './config.ts'
import { contentClient } from './larkway/content-client.ts'
import { deleteDocuments, publishSampleGuide, sampleGuide } from './larkway/sample-guide.ts'
import { expect, test } from './site-test.ts'
import { withPictures } from './with-pictures.ts'

test.use({ launchOptions: withPictures })

test('E-09 pictures of texts come from our own address, in no version but ours @wide', async ({
  page,
  request,
  baseURL,
}) => {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  const client = contentClient(config.throwawayData!)
  const guide = sampleGuide(`Guide with a picture ${Date.now()}`)
  const [asset] = await client.fetch<string[]>('*[_type == "sanity.imageAsset"]._id')
  const picture = {
    _key: 'picture',
    _type: 'figure',
    image: { _type: 'image', asset: { _type: 'reference', _ref: asset } },
    alt: 'A picture of a test',
  }
  try {
    await publishSampleGuide(client, guide, 'With a picture.', [picture])
    await expect
      .poll(async () => (await request.get(guide.path)).status(), { timeout: 30_000 })
      .toBe(200)

    const elsewhere: string[] = []
    page.on('request', (each) => {
      if (new URL(each.url()).origin !== baseURL) elsewhere.push(each.url())
    })
    await page.goto(guide.path)
    const shown = page.getByRole('main').getByRole('img', { name: picture.alt })
    await shown.scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(elsewhere).toEqual([])

    const address = (await shown.getAttribute('src'))!
    expect(address).toMatch(/^\/media\//)
    expect((await request.get(address)).status()).toBe(200)
    for (const change of ['&rect=0,0,100,100', '&rect=0,0,100,100&s=AAAAAAAAAAAAAAAA', '&h=10'])
      expect((await request.get(`${address}${change}`)).status(), change).toBe(400)
  } finally {
    await deleteDocuments(client, [guide.id])
  }
})
