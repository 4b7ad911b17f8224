/** What keeps Chromium quiet and working without internet, in a container and as root. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox refuses root, which is who runs in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
