import type { Page } from '@playwright/test'
import { config } from '../config.ts'
import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

test('the claims overview says where a claim stands and until when, and marks one that is past it @whole', async ({
  page,
  request,
  client,
}) => {
  const made = Date.now()
  const guide = sampleGuide(`Guide with an old claim ${made}`)
  const id = `claim-of-a-test-${made}`
  const text = `Nothing is free, as a test promised at ${made}.`
  const row = claimRow(page, text)
  await client.create({
    _id: id,
    _type: 'marketingClaim',
    key: id,
    text,
    evidence: 'None',
    owner: 'The tests',
    reviewBy: '2126-01-31',
    isRegulatory: false,
  })
  await publishSampleGuide(client, guide, 'A guide that leans on a claim.')
  const claimNote = { _type: 'claimNote', _key: 'claim', claim: { _type: 'reference', _ref: id } }
  await client.patch(guide.id).append('body', [claimNote]).commit()
  const pageText = async () => (await request.get(guide.path)).text()
  try {
    await test.step('as long as it is current', async () => {
      await expect.poll(pageText, soon).toContain(text)
      await page.goto(`${config.studioUrl}/claims`)
      await expect(row).toContainText('31 January 2126')
      await expect(row).toContainText(/\d days left/)
      await expect(row).toContainText('The tests')
      await expect(row.getByRole('link', { name: guide.title })).toBeVisible()
      await expect(row).not.toContainText('Hidden')
    })
    await test.step('when its day has passed', async () => {
      await client.patch(id).set({ reviewBy: '2026-01-31' }).commit()
      await expect(row).toContainText('31 January 2026')
      await expect(row).toContainText(/Hidden for \d+ days/)
      await expect.poll(pageText, soon).not.toContain(text)
      await page.getByRole('combobox', { name: 'Show claims by state' }).selectOption('hidden')
      await expect(row).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'days left' })).toHaveCount(0)
    })
    await test.step('and leads to its form, which says so too', async () => {
      await row.getByRole('link', { name: text }).click()
      await expect(studioDocument(page).textbox('Text')).toHaveValue(text)
      await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
    })
  } finally {
    await deleteDocuments(client, [guide.id])
    await deleteDocuments(client, [id])
  }
})

test('X-22 X-18 an experiment shows what was counted of it, to the Studio alone @whole', async ({
  page,
  request,
  client,
}) => {
  const counts = `${config.siteUrl}/site/experiments/counts`
  const headers = { origin: new URL(config.studioUrl).origin }
  const guessed = `${counts}?sanity-preview-secret=guessed`
  expect((await request.get(counts)).status()).toBe(403)
  expect(
    (await request.get(guessed, { headers: { origin: 'https://other.example' } })).status(),
  ).toBe(403)
  expect((await request.get(counts, { headers })).status()).toBe(401)
  expect((await request.get(guessed, { headers })).status()).toBe(401)
  for (const variant of ['enquiryButton=send', 'enquiryButton=check']) {
    const url = `${config.leasingApiUrl}/api/experiment-views`
    expect((await request.post(url, { data: { variant } })).status()).toBe(204)
  }
  const studio = studioDocument(page)
  await studio.open('experiment', 'experiment-enquiry-button')
  await studio.tab('Results').click()
  const results = page.locator('[data-results=enquiryButton]')
  await expect(results.getByRole('status')).toHaveText('No difference can be told yet.')
  for (const label of ['Send my enquiry', 'Check this price']) {
    const row = results.getByRole('row').filter({ hasText: label })
    await expect(row.getByRole('cell').first()).toHaveText(/^[1-9]\d*$/)
    await expect(row).toContainText(/\d+\.\d% \(\d+\.\d to \d+\.\d\)/)
  }
  const secrets = 'count(*[_type == "sanity.previewUrlSecret" && source == "experiments"])'
  expect(await client.fetch(secrets)).toBe(0)
})

test('an experiment shows how it divides visitors, and what is wrong with a draft of it @whole', async ({
  page,
  client,
}) => {
  const id = 'experiment-enquiry-button'
  const published = (await client.getDocument(id))!
  const draft = { ...published, _id: `drafts.${id}` }
  const share = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  try {
    const studio = studioDocument(page)
    await studio.open('experiment', id)
    await studio.tab('Split').click()
    await expect(page.getByText('Running until somebody switches it off')).toBeVisible()
    await expect(share('Send my enquiry')).toContainText('90%')
    await expect(share('Send my enquiry')).toContainText('shown without consent')
    await expect(share('Check this price')).toContainText('10%')
    await expect(page.getByText('All visitors · 100% in all')).toBeVisible()

    await client.create(draft)
    await client
      .patch(draft._id)
      .set({ 'scenarios[_key == "enquiryButton"].variants[_key == "check"].weight': 20 })
      .commit()
    await expect(share('Check this price')).toContainText('20%')
    await expect(page.getByText('All visitors · 110% in all')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '110' })).toBeVisible()
  } finally {
    await deleteDocuments(client, [draft._id])
  }
})

const soon = { timeout: 30_000, intervals: [250] }

/** The line of the overview that a claim of these words heads. */
function claimRow(page: Page, text: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: text }) })
}
