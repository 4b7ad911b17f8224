import { createServer } from 'node:net'

/** The error code of listening there, or null when the port is free. */
export function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 has no ::1 to take.
    server.once('error', ({ code }) =>
      resolve(host === '::1' && code !== 'EADDRINUSE' ? null : code),
    )
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
