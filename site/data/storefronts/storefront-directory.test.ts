import { afterEach, expect, test, vi } from 'vitest'
import type { StorefrontDocument } from '#core/storefronts/storefronts.ts'
import { storefrontDirectory } from './storefront-directory.ts'

const own = { key: 'larkway', name: 'Larkway', hosts: ['localhost'] }

const document = (key: string): StorefrontDocument => ({
  key,
  name: key,
  hosts: [`${key}.example`],
  frameOrigins: null,
})

afterEach(() => vi.restoreAllMocks())

test('D-77 our own hosts are known before anything is read', () => {
  const directory = storefrontDirectory(own, async () => [])
  expect(directory.ofHost('localhost')?.key).toBe('larkway')
  expect(directory.ofHost('oak.example')).toBeNull()
})

test('D-77 a storefront is known once it was read, and gone once it is not there', async () => {
  let documents = [document('oak')]
  const directory = storefrontDirectory(own, async () => documents)
  expect(await directory.reload()).toBe(true)
  expect(directory.ofHost('oak.example')?.key).toBe('oak')
  documents = []
  await directory.reload()
  expect(directory.ofHost('oak.example')).toBeNull()
  expect(directory.all().map(({ key }) => key)).toEqual(['larkway'])
})

test('D-77 while they cannot be read those known stand', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  let isDown = false
  const directory = storefrontDirectory(own, async () => {
    if (isDown) throw new Error('down')
    return [document('oak')]
  })
  await directory.reload()
  isDown = true
  expect(await directory.reload()).toBe(false)
  expect(directory.ofHost('oak.example')?.key).toBe('oak')
  expect(complaint).toHaveBeenCalledOnce()
})

test('D-77 an older answer does not replace a newer one', async () => {
  const answers: ((documents: StorefrontDocument[]) => void)[] = []
  const directory = storefrontDirectory(own, () => new Promise((resolve) => answers.push(resolve)))
  const [first, second] = [directory.reload(), directory.reload()]
  answers[1]!([document('oak')])
  await second
  answers[0]!([])
  await first
  expect(directory.ofHost('oak.example')?.key).toBe('oak')
})
