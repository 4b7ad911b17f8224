import { expect, test } from './site-test.ts'

// What Mozilla's analysers count is proved by `npm run prove:observatory`; this is what it rests on.
test('C-155 home, a deal, what is not there and the API carry the headers that an A+ rests on @wide', async ({
  request,
  car,
}) => {
  const answers = {
    '/': 200,
    [`/vehicles/${car.capId}/offers`]: 200,
    '/nowhere': 404,
    '/api/brands': 200,
  }
  for (const [address, status] of Object.entries(answers)) {
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    expect(response.status(), address).toBe(status)
    const headers = response.headers()
    expect(headers, address).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{7,}; includeSubDomains$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{16,}$/),
    })
    expect(headers['set-cookie'], address).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'")
    const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? ''
    expect(scripts, address).not.toContain('*')
    // Only hosts of services that are set up stand for all below them.
    const ownPolicy = policy.replaceAll(/ https:\/\/\*\.[\w.-]+/g, '')
    expect(ownPolicy, address).not.toMatch(/unsafe|\*|http:/)
  }
})
