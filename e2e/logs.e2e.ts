import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formActions } from '#core/routes/paths.ts'
import { config } from './config.ts'
import { ownAddress } from './larkway/own-address.ts'
import { expect, test } from './site-test.ts'

/** Somebody nobody else is, in every field that a form may have. */
const person = {
  firstName: 'Grizelda',
  secondName: 'Featherstonehaugh',
  fullName: 'Grizelda Featherstonehaugh',
  name: 'Grizelda Featherstonehaugh',
  email: 'grizelda.featherstonehaugh@example.com',
  phone: '07700 900871',
  postcode: 'ZE3 9JX',
  reg: 'GF24 HVX',
  make: 'Hispano-Suiza',
  model: 'Grizeldas own',
  body: 'Ring Featherstonehaugh, not the neighbour.',
  message: 'Ring Featherstonehaugh, not the neighbour.',
  contact: 'phone',
  code: '871871',
  orderRef: 'GrizeldaOrderReference',
  writeToken: 'GrizeldaWriteToken0123',
  token: 'GrizeldaListToken01234',
  hash: 'GrizeldaFormHash012345',
}
const theirs = /grizelda|featherston|900871|900 ?871|ZE3 ?9JX|GF24 ?HVX|hispano|871871/i

test('C-146 C-147 whatever is typed into the forms, no log of any program holds it @wide', async ({
  request,
}) => {
  expect(config.throwawayData, 'the folder of the Larkway under test').not.toBeNull()
  const requestIds: string[] = []
  for (const [name, action] of Object.entries(formActions)) {
    const requestId = `form-of-${name}`
    requestIds.push(requestId)
    const response = await request.post(action, {
      form: person,
      maxRedirects: 0,
      headers: { ...ownAddress(), origin: config.siteUrl, 'x-request-id': requestId },
    })
    expect(response.status(), name).toBeLessThan(500)
    expect(response.headers()['x-request-id']).toBe(requestId)
  }
  for (const call of ['orders', 'contacts', 'leasing-contact']) {
    await request.post(`/api/${call}`, {
      data: person,
      headers: { ...ownAddress(), origin: config.siteUrl },
    })
  }
  const folder = path.join(config.throwawayData!, 'logs')
  const logOf = (program: string) => readFileSync(path.join(folder, `${program}.log`), 'utf8')
  await expect.poll(() => logOf('site')).toContain('form-of-unsubscribe')
  // Under the same id at the next program, for all that ask it.
  expect(requestIds.filter((id) => logOf('leasing-api').includes(id)).length).toBeGreaterThan(8)
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(
      text.split('\n').filter((line) => theirs.test(line)),
      file,
    ).toEqual([])
  }
  for (const line of logOf('site').trim().split('\n')) {
    expect(() => JSON.parse(line) as object, line).not.toThrow()
  }
})
