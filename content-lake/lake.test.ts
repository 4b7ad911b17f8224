import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allClaimsQuery, claimsByKeysQuery } from '#schemas/queries/claims.ts'
import { allFaqsQuery, faqsForRouteQuery } from '#schemas/queries/faqs.ts'
import {
  guideBySlugQuery,
  guideCategoryBySlugQuery,
  guidesIndexQuery,
  guideSlugsQuery,
} from '#schemas/queries/guides.ts'
import { pageContentByKeyQuery, pageKeysQuery } from '#schemas/queries/pages.ts'
import { siteSettingsQuery } from '#schemas/queries/site-settings.ts'
import { claimKeys } from '#schemas/placement/claim-key.ts'
import { pageKeys } from '#schemas/placement/page-key.ts'
import { demonstration, type LakeProcess, lakeProcess } from './test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess(demonstration)
  await lake.start()
})
afterAll(() => lake.remove())

const reader = () => lake.client()
const writer = (perspective: 'raw' | 'published' | 'drafts' = 'raw') =>
  lake.client({ withToken: true, perspective })

async function failure(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  return error as ClientError
}

describe('the seed answers every query of the site', () => {
  const today = '2026-11-20'

  test('settings', async () => {
    const settings = await reader().fetch(siteSettingsQuery)
    expect(settings?.headline.length).toBeGreaterThan(10)
    expect(settings?.contactHours).toEqual([
      { days: 'Monday to Friday', opens: '09:00', closes: '17:30' },
    ])
  })

  test('claims by key, without those past their review', async () => {
    const claims = await reader().fetch(claimsByKeysQuery, { keys: ['eligibility', 'none'], today })
    expect(claims.map(({ key }) => key)).toEqual(['eligibility'])
    expect(await reader().fetch(allClaimsQuery, { today: '2040-01-01' })).toEqual([])
  })

  test('every claim a page may ask for is written', async () => {
    const claims = await reader().fetch(claimsByKeysQuery, { keys: [...claimKeys], today })
    expect(claims.map(({ key }) => key).sort()).toEqual([...claimKeys].sort())
  })

  test.each(['/', '/car-search', '/compare-car-leasing', '/vehicles/{capId}/offers'])(
    'questions on %s, in order',
    async (route) => {
      const placed = await reader().fetch(faqsForRouteQuery, { route })
      expect(placed.length).toBeGreaterThanOrEqual(4)
      const all = await reader().fetch(allFaqsQuery)
      const ids = placed.map(({ _id }) => _id)
      expect(all.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual(ids)
    },
  )

  test('guides, their category and their addresses', async () => {
    const [category] = await reader().fetch(guidesIndexQuery)
    expect(category?.guides.length).toBeGreaterThan(0)
    const [address] = await reader().fetch(guideSlugsQuery)
    const { slug, category: categorySlug } = address!
    const guide = await reader().fetch(guideBySlugQuery, { slug, category: categorySlug })
    expect(guide?.body.some((block) => block._type === 'contentTable')).toBe(true)
    expect(await reader().fetch(guideBySlugQuery, { slug, category: 'elsewhere' })).toBeNull()
    expect((await reader().fetch(guideCategoryBySlugQuery, { category: categorySlug }))?.slug).toBe(
      categorySlug,
    )
  })

  test('every fixed page', async () => {
    const keys = (await reader().fetch(pageKeysQuery)).map(({ key }) => key)
    expect(keys.sort()).toEqual(pageKeys.map(({ key }) => key).sort())
    const terms = await reader().fetch(pageContentByKeyQuery, { key: 'tcs' })
    expect(terms?.body.length).toBeGreaterThan(5)
  })
})

describe('queries', () => {
  test('take parameters of every kind', async () => {
    const params = { text: 'a "quoted" £', list: ['x'], on: true, none: null, number: 1.5 }
    const query = '{"text": $text, "list": $list, "on": $on, "none": $none, "number": $number}'
    expect(await reader().fetch(query, params)).toEqual(params)
  })

  test('too long for an address are posted', async () => {
    const ids = Array.from({ length: 2000 }, (_, index) => `nobody-${index}`)
    expect(await reader().fetch('count(*[_id in $ids])', { ids })).toBe(0)
  })

  test('that cannot be read say where', async () => {
    const error = await failure(reader().fetch('*[_type == "guide"'))
    expect(error.statusCode).toBe(400)
    expect(error.response.body).toMatchObject({
      error: { type: 'queryParseError', query: '*[_type == "guide"', start: 17 },
    })
  })

  test('search the whole text of documents as the Studio does', async () => {
    const found = await writer().fetch<string[]>(
      '*[_type == "guide" && [@, _id] match text::query($words)]._id',
      { words: 'broken boil*' },
    )
    expect(found).toEqual(['guide-what-is-an-initial-rental'])
  })
})

describe('perspectives', () => {
  beforeAll(async () => {
    await writer().createOrReplace({ _id: 'note', _type: 'note', text: 'published' })
    await writer().createOrReplace({ _id: 'drafts.note', _type: 'note', text: 'draft' })
    await writer().createOrReplace({ _id: 'drafts.new', _type: 'note', text: 'new' })
  })
  const notes = '*[_type == "note"] | order(_id asc){_id, text, _originalId}'

  test('published shows no draft', async () => {
    expect(await writer('published').fetch(notes)).toEqual([
      { _id: 'note', text: 'published', _originalId: null },
    ])
  })

  test('drafts lays drafts over what is published', async () => {
    expect(await writer('drafts').fetch(notes)).toEqual([
      { _id: 'new', text: 'new', _originalId: 'drafts.new' },
      { _id: 'note', text: 'draft', _originalId: 'drafts.note' },
    ])
  })

  test('raw shows every document, to the public only published ones', async () => {
    const ids = '*[_type == "note"]._id | order(@ asc)'
    expect(await writer('raw').fetch(ids)).toEqual(['drafts.new', 'drafts.note', 'note'])
    expect(await lake.client({ perspective: 'raw' }).fetch(ids)).toEqual(['note'])
  })

  test('drafts are refused without a token', async () => {
    const error = await failure(lake.client({ perspective: 'drafts' }).fetch(notes))
    expect(error.statusCode).toBe(401)
    expect(await reader().getDocument('drafts.note')).toBeUndefined()
  })

  test('a version of the protocol before 2025-02-19 sees raw by default', async () => {
    const old = writer().withConfig({ apiVersion: '2024-01-01', perspective: undefined })
    expect(await old.fetch('count(*[_type == "note"])')).toBe(3)
    const recent = old.withConfig({ apiVersion: '2025-02-19' })
    expect(await recent.fetch('count(*[_type == "note"])')).toBe(1)
  })
})

describe('mutations', () => {
  test('create, patch, replace and delete a document', async () => {
    const created = await writer().create({ _type: 'car', tags: ['a'], doors: 3 })
    expect(created).toMatchObject({ _type: 'car', doors: 3, _createdAt: expect.any(String) })
    const patched = await writer()
      .patch(created._id)
      .set({ 'engine.fuel': 'petrol' })
      .setIfMissing({ doors: 5 })
      .inc({ doors: 2 })
      .insert('after', 'tags[-1]', ['b'])
      .commit()
    expect(patched).toMatchObject({ doors: 5, tags: ['a', 'b'], engine: { fuel: 'petrol' } })
    expect(patched._rev).not.toBe(created._rev)
    const replaced = await writer().createOrReplace({ _id: created._id, _type: 'car', doors: 1 })
    expect(replaced).not.toHaveProperty('tags')
    expect(replaced._createdAt).toBe(created._createdAt)
    await writer().delete(created._id)
    expect(await writer().getDocument(created._id)).toBeUndefined()
  })

  test('keys are given to items of arrays when asked', async () => {
    const car = await writer().create(
      { _type: 'car', photos: [{ name: 'front' }] },
      { autoGenerateArrayKeys: true },
    )
    expect(car.photos[0]).toEqual({ name: 'front', _key: expect.any(String) })
  })

  test('a second document under one id is refused', async () => {
    const error = await failure(writer().create({ _id: 'siteSettings', _type: 'siteSettings' }))
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: { type: 'mutationError', items: [{ error: { type: 'documentAlreadyExistsError' } }] },
    })
  })

  test('createIfNotExists leaves what is there', async () => {
    await writer().createIfNotExists({ _id: 'once', _type: 'car', doors: 2 })
    await writer().createIfNotExists({ _id: 'once', _type: 'car', doors: 4 })
    expect(await writer().getDocument('once')).toMatchObject({ doors: 2 })
  })

  test('a transaction happens whole or not at all', async () => {
    const error = await failure(
      writer()
        .transaction()
        .create({ _id: 'half', _type: 'car' })
        .patch('siteSettings', (patch) => patch.set({ name: 'Changed' }))
        .patch('does-not-exist', (patch) => patch.set({ doors: 4 }))
        .commit(),
    )
    expect(error.statusCode).toBe(409)
    expect(await writer().getDocument('half')).toBeUndefined()
    expect((await reader().fetch(siteSettingsQuery))?.name).toBe('Larkway')
  })

  test('a patch for another revision is refused', async () => {
    const before = await writer().create({ _type: 'car', doors: 3 })
    await writer().patch(before._id).ifRevisionId(before._rev).set({ doors: 4 }).commit()
    const error = await failure(
      writer().patch(before._id).ifRevisionId(before._rev).set({ doors: 5 }).commit(),
    )
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
    expect(await writer().getDocument(before._id)).toMatchObject({ doors: 4 })
  })

  test('a dry run answers and changes nothing', async () => {
    await writer().create({ _id: 'dry', _type: 'car' }, { dryRun: true })
    expect(await writer().getDocument('dry')).toBeUndefined()
  })

  test('references must resolve, and hold what they point at', async () => {
    const dangling = { _type: 'car', maker: { _type: 'reference', _ref: 'nobody' } }
    expect((await failure(writer().create(dangling))).statusCode).toBe(409)
    const error = await failure(writer().delete('guide-category-leasing-explained'))
    expect(error.message).toContain('guide-what-is-an-initial-rental')
  })

  test('documents are patched and deleted by query', async () => {
    await writer().create({ _type: 'leaflet', n: 1 })
    await writer().create({ _type: 'leaflet', n: 2 })
    await writer().delete({ query: '*[_type == "leaflet" && n > $n]', params: { n: 1 } })
    expect(await writer().fetch('*[_type == "leaflet"].n')).toEqual([1])
  })

  test.each([
    ['a mutation', () => reader().create({ _type: 'car' })],
    [
      'an action',
      () => reader().action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.x' }),
    ],
    ['an upload', () => reader().assets.upload('file', Buffer.from('x'))],
  ])('%s without a token is refused', async (_name, act) => {
    expect((await failure(act() as Promise<unknown>)).statusCode).toBe(401)
  })

  test('a wrong token is told so', async () => {
    const error = await failure(reader().withConfig({ token: 'wrong' }).create({ _type: 'car' }))
    expect(error.statusCode).toBe(401)
    expect(error.message).toContain('content-token')
  })
})

describe('actions', () => {
  const ids = { draftId: 'drafts.leaf', publishedId: 'leaf' }

  test('lead a document from its first draft to being published, edited and unpublished', async () => {
    const client = writer()
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'leaf',
      attributes: { _id: 'drafts.leaf', _type: 'leaf', text: 'one' },
      ifExists: 'fail',
    })
    await client.action({ actionType: 'sanity.action.document.publish', ...ids })
    expect(await client.getDocument('leaf')).toMatchObject({ text: 'one' })
    expect(await client.getDocument('drafts.leaf')).toBeUndefined()

    await client.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { text: 'two' } },
    })
    expect(await client.getDocument('leaf')).toMatchObject({ text: 'one' })
    expect(await client.getDocument('drafts.leaf')).toMatchObject({ text: 'two' })

    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.leaf' })
    await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
    expect(await client.getDocument('leaf')).toBeUndefined()
    expect(await client.getDocument('drafts.leaf')).toMatchObject({ text: 'one' })
  })

  test('an action that is not supported is named', async () => {
    const action = { actionType: 'sanity.action.release.create', releaseId: 'r', metadata: {} }
    const refused = writer().action(action as never)
    await expect(refused).rejects.toBeInstanceOf(ClientError)
    await expect(refused).rejects.toThrow('sanity.action.release.create')
  })
})
